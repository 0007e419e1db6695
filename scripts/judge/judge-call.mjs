/** Rules that no schema can express, by Galley's message: a request may be refused for them though Prism finds no fault. */
const UNDESCRIBED = [
  [
    /NUL|lone surrogate|valid JSON in UTF-8|could not be read|encoding that is not known/,
    'characters and bytes that JSON takes and Galley does not',
  ],
  [
    /is (?:also )?the id of row|repeats another|add up to|must hold a source where|nested deeper|16 KiB|does not go with|goes with the order|must name something to change/,
    'a rule for several fields',
  ],
  [
    /BCP 47|ISO 3166|ISO 8601|http or https address|must be a host|must be a UUID|at most 100 ids|is not a field of|is no cursor|no text that an article may have|3 to 1000 characters/,
    'a form that is described in words',
  ],
  [
    /next_cursor of the page before|for this view|is no filter|is no field|is no part of|has no page|is no URL of|the id of a check/,
    'what one audit knows',
  ],
  [
    /must be a whole number|must be "draft" or "published"/,
    'Prism takes an empty parameter for none, and 1e2 for a number',
  ],
];

/** Findings of Prism that are wrong: where, its message, and why it is wrong. */
const MISTAKEN = [
  [
    ({ found, headers }) =>
      /security scheme/.test(found.message) && /^bearer /i.test(headers.authorization ?? ''),
    'Prism wants "Bearer" in these letters; scheme words have no case (RFC 9110, 11.1)',
  ],
  [
    ({ found, path }) => /route not found/.test(found.message) && /.\/(\?|$)/.test(path),
    'a slash at the end of a path makes no difference',
  ],
  [
    ({ found, method }) => /route not found/.test(found.message) && method === 'HEAD',
    'every path that answers GET answers HEAD, which is described nowhere',
  ],
  [
    ({ found, method }) => /route not found/.test(found.message) && method === 'OPTIONS',
    'a preflight request of CORS, which is described nowhere',
  ],
  [
    ({ found }) =>
      /^request\.query\.(limit|offset)$/.test(found.location.join('.')) && /be integer/.test(found.message),
    'limit and offset are never refused: what is no whole number takes the default',
  ],
  [
    ({ found, method, path, status }) =>
      found.location[0] === 'response' && method === 'GET' && path === '/v1/editions' && status === 404,
    'asked of the port of operations (OPS_PORT), which serves nothing else',
  ],
];

/** Calls that Prism could not judge, and why. */
const UNJUDGED = [
  [({ method }) => method === 'HEAD', 'HEAD: Prism wants a body of every answer of JSON'],
  [({ path }) => !canBeDecoded(path), 'a path that can’t be decoded ends Prism'],
  [
    ({ said, status, path }) =>
      /Invalid JSON/.test(said) && (status >= 400 || /\/(research|audit|cancel)$/.test(path)),
    'Prism reads no body that is not JSON; it is refused, or not read where none is described',
  ],
];

/**
 * Judges the findings of a validating proxy about one call: an answer must always match its description; a request that does
 * not must be refused; and one that does must not be refused for its shape.
 *
 * @param {object} call
 * @param {string} call.method
 * @param {string} call.path with its query
 * @param {Readonly<Record<string, string>>} call.headers of the request, names in lower case
 * @param {number} call.status what Galley answered
 * @param {string} call.body of the answer
 * @param {string | null} call.violations as Prism reports them in `sl-violations`
 * @param {boolean} call.wasJudged false where Prism answered by itself
 * @param {string} call.said by Prism, where it did
 * @returns {{ faults: string[], known: string[] }} `known`: why findings of Prism are no faults
 */
export function judgeCall(call) {
  const where = `${call.method} ${call.path} answered ${call.status}`;
  if (!call.wasJudged) {
    const reason = UNJUDGED.find(([holds]) => holds(call))?.[1];
    return reason
      ? { faults: [], known: [reason] }
      : { faults: [`${where}, and Prism could not judge it: ${call.said}`], known: [] };
  }
  const [faults, known] = [[], []];
  const violations = read(call.violations);
  const ofRequest = violations.filter(({ location }) => location[0] === 'request');
  for (const found of violations) {
    if (ofRequest.includes(found) && call.status >= 400) continue;
    const reason = MISTAKEN.find(([holds]) => holds({ ...call, found }))?.[1];
    if (reason) known.push(reason);
    else faults.push(`${where}: ${found.location.join('.')}: ${found.message}`);
  }
  if (call.status === 422 && ofRequest.length === 0) {
    for (const { path, message } of JSON.parse(call.body).errors) {
      const reason = UNDESCRIBED.find(([pattern]) => pattern.test(message))?.[1];
      if (reason) known.push(reason);
      else faults.push(`${where}: nothing in the description says that ${path} ${message}`);
    }
  }
  return { faults, known };
}

function read(violations) {
  if (violations === null) return [];
  try {
    return JSON.parse(violations);
  } catch {
    // Prism cuts a header that is too long; findings about the request come first.
    const side = violations.includes('"location":["response"') ? 'response' : 'request';
    return [{ location: [side], message: violations.slice(0, 500) }];
  }
}

/** Whether a path can be decoded; Prism crashes on one that can't. */
export function canBeDecoded(path) {
  try {
    decodeURIComponent(path.split('?')[0]);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly ReturnType<typeof judgeCall>[]} judged @returns {string} lines for a person */
export function describeJudged(judged) {
  const faults = judged.flatMap((each) => each.faults);
  const counts = new Map();
  for (const reason of judged.flatMap(({ known }) => [...new Set(known)]))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [
    `Prism: ${judged.length} calls, ${faults.length} faults`,
    ...faults.map((fault) => `  fault: ${fault}`),
    ...[...counts].map(([reason, count]) => `  ${count} of no weight: ${reason}`),
  ].join('\n');
}
