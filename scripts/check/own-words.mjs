// Words of a private dialect, each with the field's own word, by which readers search.

/** Each with what to write instead. */
const WORDS = [
  { word: /\b\w*wish(?:es|ed|ing)?\b/i, instead: 'options, query or request' },
  {
    word: /\b(?:un)?told\b|\b(?:un)?told(?:_at|Apart|Urls?)\b|\bnoteTold\b/i,
    instead: 'enqueued, discovered, declared or reported',
  },
  { word: /\b(?:mend(?:s|ed|ing)?|Mend(?:s|ed|ing)|Mend(?= [a-z]))\b/, instead: 'fix' },
  { word: /furniture(?:_|\b)/i, instead: 'boilerplate' },
  { word: /\b[Ll]et go of\b|\bletGo\b|\bLET_GO\b/, instead: 'delete, expire or release' },
  { word: /\bcame to nothing\b|\bbroke down\b/, instead: 'failed' },
  { word: /\bCrowd\b/, instead: 'ConnectionGate' },
  { word: /\bSeats\b/, instead: 'KeyedQuota' },
  { word: /\bWaker\b/, instead: 'WakeSignal' },
  { word: /\bmanners\b/i, instead: 'politeness' },
  { word: /\bPatien(?:t(?:Fetcher|Probe|Fetch)|ce)\b/, instead: 'RetryAfterFetcher, WaitBudget' },
  { word: /\bshelf\b/i, instead: 'prior reports' },
  { word: /\bSharedReads\b/, instead: 'SingleFlight' },
  { word: /\bgathered(?:ByKey|Rows)\b/, instead: 'batchedByKey, batchedRows' },
  {
    word: /\b\w+_A_TURN\b|\bWHOSE_TURN\b|\b[Ww]hose turn\b|\b(?:inTurn|itsTurn|turnOf)\b/,
    instead: 'PER_YIELD, a slot, a semaphore or fair order',
  },
  { word: /\bTakenUrls?\b|\b(?:isU|u)ntaken\b|\btakeSeat\b/, instead: 'claimed, unclaimed, acquire' },
  { word: /\bhandBack\b|\bHAND_(?:BACK|OVER)\w*/, instead: 'requeue, enqueue' },
  { word: /\b(?:is)?Unwell\b|\bUNWELL\b/, instead: 'failing' },
  { word: /\btell(?:[A-Z]\w*|able)\b/, instead: 'report, present or add' },
  { word: /\bWorkPlaces?\b/, instead: 'WorkerSlots' },
  {
    word: /\bpatiently\b|\bpatienceMs\b|\bpatient(?=[.:])|\bPATIENCE_/,
    instead: 'retryingFetcher, timeoutMs, graceMs or maxRetryAfterMs',
  },
  { word: /\bof its own accord\b|\bcomes to nothing\b/i, instead: 'by itself, fails' },
  { word: /\bwhoever\b|\bthose who\b/i, instead: 'the caller, the client, the process …' },
  { word: /\bgiveWay\b|\bbreathe\b/, instead: 'yieldSlot, yieldIfDue' },
  { word: /\btakes?Jobs\b|\bwasKept\b|\bWantedWork\b/, instead: 'runsJobs, wasCommitted, NewWork' },
  { word: /\b(?:Page)?InHand\b|\bCutShort\b/, instead: 'PageText, StageInterrupted' },
  { word: /\bhanded(?:On|Back)\b/, instead: 'listed, requeued' },
  { word: /\b(?:lookAt|lookedAt|LOOKED_AT)\w*/, instead: 'probe, requested, candidates' },
  { word: /\bTwin[A-Z]\w*|\b(?:is|Page|for)Twins?\b|\btwins\b|\bMOST_TWINS\b/, instead: 'duplicate' },
  { word: /\black(?:ing|s)Headers\b|\bLackingHeaders\w*/, instead: 'missingHeaders' },
  { word: /\bbringBack\b|\bgiveAway\b|\bgiveBack\b/, instead: 'restart, changeOwner, release' },
];

/**
 * @param {string} text
 * @returns {{ line: number, found: string, instead: string }[]}
 */
export function ownWordsIn(text) {
  return text.split('\n').flatMap((content, index) =>
    WORDS.flatMap(({ word, instead }) => {
      const found = word.exec(content)?.[0];
      return found === undefined ? [] : [{ line: index + 1, found, instead }];
    }),
  );
}
