import { useState } from 'react';
import { useChange } from '../../data/queries.js';
import { publishArticlesMutation } from '../../data/generated/articles.js';
import type { ArticleRowFragment, PublishArticlesMutation } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextArea } from '../../ui/controls/text-field.js';
import { Badge } from '../../ui/show/badge.js';
import type { Column } from '../../ui/show/columns.js';
import { Table } from '../../ui/show/table.js';
import { Fault } from '../../ui/states/states.js';

/** An article that was chosen. */
export type Chosen = Pick<ArticleRowFragment, 'id' | 'title' | 'provenance'>;

export interface PublishManyProps {
  readonly chosen: readonly Chosen[];
  /** Gets those that are published now, which need not be chosen any more. */
  readonly onPublished: (ids: readonly string[]) => void;
}

/** Publishes what was chosen, and says of each article what became of it. */
export function PublishMany({ chosen, onPublished }: PublishManyProps) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<readonly Chosen[]>([]);
  const [published, setPublished] = useState<readonly string[]>([]);
  const open = (opens: boolean) => {
    if (opens) setAsked(chosen);
    // Not before: without anything chosen the dialog is gone, and with it what became of each article.
    else if (published.length > 0) onPublished(published);
    setPublished([]);
    setOpen(opens);
  };
  return (
    <Dialog
      wide
      title={`Publish ${articles(isOpen ? asked.length : chosen.length)}`}
      button={<Button look="primary">Publish {articles(chosen.length)} …</Button>}
      isOpen={isOpen}
      onOpenChange={open}
    >
      {(close) => <Question asked={asked} close={close} onPublished={setPublished} />}
    </Dialog>
  );
}

interface QuestionProps {
  readonly asked: readonly Chosen[];
  readonly close: () => void;
  readonly onPublished: (ids: readonly string[]) => void;
}

function Question({ asked, close, onPublished }: QuestionProps) {
  const [reason, setReason] = useState('');
  const publish = useChange(publishArticlesMutation);
  const held = asked.filter(({ provenance }) => provenance?.verdict === 'FAIL').length;
  const overrideReason = reason.trim();
  const answer = publish.data?.publishArticles ?? null;
  if (answer !== null) {
    return <Answer asked={asked} answer={answer} close={close} />;
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        publish.mutate(
          {
            input: {
              ids: asked.map(({ id }) => id),
              ...(overrideReason === '' ? {} : { overrideReason }),
            },
          },
          { onSuccess: (data) => onPublished(data.publishArticles?.published.map(({ id }) => id) ?? []) },
        );
      }}
    >
      {held === 0 ? (
        <p>The desk holds none of them.</p>
      ) : (
        <>
          <p>
            The desk holds {held === asked.length ? 'all' : held} of them. Those stay drafts unless you give a
            reason, which their records keep with your name.
          </p>
          <TextArea
            label="Reason for publishing what the desk holds"
            value={reason}
            onChange={setReason}
            maxLength={1000}
            rows={3}
          />
        </>
      )}
      {publish.error !== null && <Fault error={publish.error} />}
      <div className="row">
        <Button type="submit" look="primary" isPending={publish.isPending} autoFocus>
          Publish
        </Button>
        <Button onPress={close}>Cancel</Button>
      </div>
    </form>
  );
}

interface Outcome extends Chosen {
  readonly reason: string | null;
}

const COLUMNS: readonly Column<Outcome>[] = [
  { id: 'title', label: 'Title', cell: ({ title }) => title },
  {
    id: 'outcome',
    label: 'Outcome',
    cell: ({ reason }) =>
      reason === null ? <Badge tone="ok">Published</Badge> : <Badge tone="fail">Refused</Badge>,
  },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => reason ?? '' },
];

interface AnswerProps {
  readonly asked: readonly Chosen[];
  readonly answer: NonNullable<PublishArticlesMutation['publishArticles']>;
  readonly close: () => void;
}

function Answer({ asked, answer, close }: AnswerProps) {
  const refused = new Map(answer.refused.map(({ id, detail }) => [id, detail]));
  const outcomes = asked.map((article) => ({ ...article, reason: refused.get(article.id) ?? null }));
  return (
    <div className="stack">
      <p role="status">
        {answer.published.length} published, {answer.refused.length} refused.
      </p>
      <Table label="What became of each article" rows={outcomes} rowId={({ id }) => id} columns={COLUMNS} />
      <div className="row">
        <Button look="primary" onPress={close} autoFocus>
          Done
        </Button>
      </div>
    </div>
  );
}

function articles(count: number): string {
  return count === 1 ? '1 article' : `${count} articles`;
}
