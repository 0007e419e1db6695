// Words of a private dialect, each with the field's own word, by which readers search.

/** All but the folders whose prose was rewritten: there the words with this exception stay for now. */
const NOT_REWRITTEN =
  /^(?!docs\/|[A-Z]+\.md$|src\/(?:domain|client|ports|main)\/|src\/libs\/(?!site-audit)|src\/adapters\/(?:search|image|ownership|writer|html|phrases)\/)/;

/** Each with what to write instead, and the folders in which it stays for now. */
const WORDS = [
  { word: /\b\w*wish(?:es|ed|ing)?\b/i, instead: 'options, query or request' },
  {
    word: /\b(?:un)?told\b|\b(?:un)?told(?:_at|Apart|Urls?)\b|\bnoteTold\b/i,
    instead: 'enqueued, discovered, declared or reported',
  },
  { word: /\b(?:mend(?:s|ed|ing)?|Mend(?:s|ed|ing))\b/, instead: 'fix' },
  { word: /furniture(?:_|\b)/i, instead: 'boilerplate' },
  { word: /\blet go of\b|\bletGo\b|\bLET_GO\b/, instead: 'delete, expire or release' },
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
    word: /\b\w+_A_TURN\b|\bWHOSE_TURN\b|\b(?:inTurn|itsTurn|turnOf)\b/,
    instead: 'PER_YIELD, a slot, a semaphore or fair order',
  },
  { word: /\bTakenUrls?\b|\b(?:isU|u)ntaken\b|\btakeSeat\b/, instead: 'claimed, unclaimed, acquire' },
  { word: /\bhandBack\b|\bHAND_(?:BACK|OVER)\w*/, instead: 'requeue, enqueue' },
  { word: /\b(?:is)?Unwell\b|\bUNWELL\b/, instead: 'failing' },
  { word: /\btell(?:[A-Z]\w*|able)\b/, instead: 'report, present or add' },
  { word: /\bWorkPlaces?\b/, instead: 'WorkerSlots' },
  {
    word: /\bpatiently\b|\bpatienceMs\b/,
    instead: 'timeoutMs, graceMs or maxRetryAfterMs',
    except: NOT_REWRITTEN,
  },
  { word: /\bof its own accord\b|\bcomes to nothing\b/i, instead: 'by itself, fails' },
  {
    word: /\bwhoever\b|\bthose who\b/i,
    instead: 'the caller, the client, the process …',
    except: NOT_REWRITTEN,
  },
];

/**
 * @param {string} file its path from the root
 * @param {string} text
 * @returns {{ line: number, found: string, instead: string }[]}
 */
export function ownWordsIn(file, text) {
  return text.split('\n').flatMap((content, index) =>
    WORDS.flatMap(({ word, instead, except }) => {
      const found = except?.test(file) ? undefined : word.exec(content)?.[0];
      return found === undefined ? [] : [{ line: index + 1, found, instead }];
    }),
  );
}
