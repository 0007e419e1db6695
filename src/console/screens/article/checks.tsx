import { Button } from '../../ui/controls/button.js';
import { Badge } from '../../ui/show/badge.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { checkWord } from './check-words.js';
import { CHECK_VERDICTS, holding, type Check } from './record-words.js';

export interface ChecksProps {
  readonly checks: readonly Check[];
  /** Leads to a block of the text. */
  readonly onBlock: (id: string) => void;
}

const ORDER = Object.keys(CHECK_VERDICTS);

/** What each check of the desk found, what is wrong first. */
export function Checks({ checks, onBlock }: ChecksProps) {
  const sorted = checks.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict));
  return (
    <ul className="checks">
      {sorted.map((check) => (
        <li key={check.name} className="check">
          <div className="row">
            <h3>{checkWord(check.name)}</h3>
            <Badge tone={CHECK_VERDICTS[check.verdict][0]}>{CHECK_VERDICTS[check.verdict][1]}</Badge>
            {holding([check]).length > 0 && <span className="soft small">holds back publication</span>}
          </div>
          <p>{check.summary}</p>
          {check.items.length > 0 && (
            <ul className="check-items">
              {check.items.map(({ blockId, message }, place) => (
                <li key={place}>
                  {message}{' '}
                  {blockId !== null && (
                    <Button small look="quiet" onPress={() => onBlock(blockId)}>
                      Show
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {check.override !== null && (
            <p className="soft small">
              Overridden <RelativeTime at={check.override.at} />: {check.override.reason}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
