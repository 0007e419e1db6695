import type { ResearchQuestionOrigin } from '../../data/generated/types.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { formatNumber } from '../../ui/show/number.js';
import { Outside } from './outside.js';
import type { ReportResult } from './found.js';

const ASKED_IN: Readonly<Record<ResearchQuestionOrigin, string>> = {
  TITLE: 'in a title',
  HEADING: 'in a heading',
  FAQ: 'in a list of questions',
  SEARCH: 'in a web search',
};

/** What readers ask, first what the site does not answer. */
export function Questions({ questions }: { readonly questions: ReportResult['questions'] }) {
  if (questions.length === 0) return null;
  const open = questions.filter(({ answered }) => !answered);
  return (
    <Card
      title="Questions of readers"
      aside={
        <span className="soft">
          {formatNumber(questions.length - open.length)} of {formatNumber(questions.length)} answered
        </span>
      }
    >
      <ul className="questions">
        {[...open, ...questions.filter(({ answered }) => answered)].map(
          ({ question, askedIn, answer, answered, url }) => (
            <li key={question}>
              <div className="gap-head">
                <h3>{question}</h3>
                <Badge tone={answered ? 'ok' : 'warn'}>{answered ? 'Answered' : 'No answer'}</Badge>
              </div>
              {answer !== null && <p>{answer}</p>}
              <p className="soft small">
                Asked {ASKED_IN[askedIn]}
                {url !== null && (
                  <>
                    {' · '}
                    <Outside url={url}>where it is answered</Outside>
                  </>
                )}
              </p>
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}
