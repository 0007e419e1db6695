import { lazy, Suspense, useState } from 'react';
import { useMayWrite } from '../../app/caller.js';
import { useOperation } from '../../data/queries.js';
import { articleRevisionsQuery } from '../../data/generated/article.js';
import type { ArticleRecordFragment, ArticleRevisionsQuery } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty, Loading } from '../../ui/states/states.js';
import type { Texts } from './edit-article.js';
import { Preview } from './preview.js';
import { inWords } from './check-words.js';

type Revision = NonNullable<ArticleRevisionsQuery['article']>['revisions'][number];

/** Loaded when it is asked for, with the library that compares. */
const CompareRevisions = lazy(() =>
  import('./compare-revisions.js').then((module) => ({ default: module.CompareRevisions })),
);

export interface HistoryProps {
  readonly id: string;
  /** As it is now. */
  readonly now: Texts & { readonly revision: number };
  readonly languageCode: string;
  readonly edits: ArticleRecordFragment['edits'];
  /** Edits the article, beginning with the texts of a former revision. */
  readonly onRestore: (texts: Texts) => void;
}

/** What the article was before each edit. */
export function History({ id, now, languageCode, edits, onRestore }: HistoryProps) {
  const query = useOperation(articleRevisionsQuery, { id });
  const mayWrite = useMayWrite();
  const [seen, setSeen] = useState<Revision | null>(null);
  const [compared, setCompared] = useState<Revision | null>(null);
  return (
    <Shown what="revisions" query={query}>
      {({ article }) => {
        const revisions = article?.revisions ?? [];
        if (revisions.length === 0) {
          return <Empty title="It was never edited.">What it was before each edit is kept here.</Empty>;
        }
        return (
          <>
            <ol className="checks">
              {revisions.map((revision) => {
                const edit = edits.find((each) => each.revision === revision.revision + 1);
                return (
                  <li key={revision.revision} className="check">
                    <h3>Revision {revision.revision}</h3>
                    <p className="soft small">
                      Replaced by {revision.editedBy.name} <RelativeTime at={revision.editedAt} />
                      {edit !== undefined &&
                        edit.fields.length > 0 &&
                        `: ${edit.fields.map(inWords).join(', ')}`}
                    </p>
                    <p>{revision.title}</p>
                    {edit !== undefined && edit.removedClaims.length > 0 && (
                      <details>
                        <summary>Sentences that were taken out</summary>
                        <ul className="check-items">
                          {edit.removedClaims.map((text, place) => (
                            <li key={place}>{text}</li>
                          ))}
                        </ul>
                      </details>
                    )}
                    <div className="row">
                      <Button
                        small
                        aria-label={`Preview revision ${revision.revision}`}
                        onPress={() => setSeen(revision)}
                      >
                        Preview
                      </Button>
                      <Button
                        small
                        aria-label={`What changed after revision ${revision.revision}`}
                        onPress={() => setCompared(revision)}
                      >
                        What changed
                      </Button>
                      {mayWrite && (
                        <Button
                          small
                          aria-label={`Edit from revision ${revision.revision}`}
                          onPress={() => onRestore(revision)}
                        >
                          Edit from this
                        </Button>
                      )}
                    </div>
                  </li>
                );
              })}
            </ol>
            <Dialog
              wide
              title={seen === null ? '' : `Revision ${seen.revision}`}
              isOpen={seen !== null}
              onOpenChange={(isOpen) => !isOpen && setSeen(null)}
            >
              {(close) => (
                <>
                  {seen !== null && <Preview article={{ ...seen, languageCode }} />}
                  <div className="row">
                    <Button onPress={close}>Close</Button>
                  </div>
                </>
              )}
            </Dialog>
            <Dialog
              wide
              title="What changed"
              isOpen={compared !== null}
              onOpenChange={(isOpen) => !isOpen && setCompared(null)}
            >
              {(close) => (
                <>
                  {compared !== null && (
                    <Suspense fallback={<Loading label="Loading the comparison" lines={6} />}>
                      <CompareRevisions
                        revisions={[...revisions.toReversed(), now]}
                        from={revisions.length - 1 - revisions.indexOf(compared)}
                        languageCode={languageCode}
                      />
                    </Suspense>
                  )}
                  <div className="row">
                    <Button onPress={close}>Close</Button>
                  </div>
                </>
              )}
            </Dialog>
          </>
        );
      }}
    </Shown>
  );
}
