/** What to do about a failed job, by the code of its error: docs/errors.md in the words of editors. */
const REMEDIES: Readonly<Record<string, string>> = {
  sources_required:
    'Give sources or notes with the brief, or let your operator give the edition a web address.',
  no_usable_sources: 'Give other sources, or say the subject in the words that the sources use.',
  source_blocked:
    'Give public addresses, or widen the brief’s domains so that they name the hosts of its sources.',
  fetch_timeout: 'The sources did not answer in time. Retry later, or give others.',
  search_unavailable: 'The web search failed. Retry later, or give sources with the brief.',
  budget_exceeded: 'Give fewer or faster sources, or ask for fewer sections.',
  provider_rate_limited: 'The provider of the language model accepts no more requests for now. Retry later.',
  provider_unavailable:
    'The provider of the language model does not answer. Check its own status, then retry.',
  provider_rejected: 'The provider refused the request. Your operator finds the reason with “galley doctor”.',
  provider_withheld: 'The provider withheld the answer. Change the brief or its sources.',
  provider_bad_output: 'The language model’s answers could not be used. Retry, or let another model write.',
  stage_timeout: 'The language model did not answer in time. Retry, or let a faster model write.',
  worker_lost: 'Workers stopped while they wrote this. Your operator finds the reason in their logs.',
  internal: 'This is a defect of Galley. Report it with the id of the job.',
};

/** @returns what to do; nothing for a code that has no remedy */
export function remedyOf(code: string): string | undefined {
  return REMEDIES[code];
}
