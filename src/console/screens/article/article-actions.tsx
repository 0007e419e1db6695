import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../../data/queries.js';
import {
  deleteArticleMutation,
  publishArticleMutation,
  unpublishArticleMutation,
} from '../../data/generated/article.js';
import type { ArticleQuery } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextArea } from '../../ui/controls/text-field.js';
import { Fault } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';
import { checkWord } from './check-words.js';
import { holding } from './record-words.js';

type Found = NonNullable<ArticleQuery['article']>;

export interface ArticleActionsProps {
  readonly article: Found;
  readonly onEdit: () => void;
}

/** What can be done with an article by who may change things. */
export function ArticleActions({ article, onEdit }: ArticleActionsProps) {
  return (
    <>
      <Button onPress={onEdit}>Edit</Button>
      <DeleteButton article={article} />
      {article.status === 'PUBLISHED' ? (
        <UnpublishButton id={article.id} />
      ) : (
        <PublishButton article={article} />
      )}
    </>
  );
}

function PublishButton({ article }: { readonly article: Found }) {
  const publish = useChange(publishArticleMutation);
  const [isAsking, setAsking] = useState(false);
  const held = holding(article.provenance?.checks ?? []);
  const published = () => {
    setAsking(false);
    toast('Published.');
  };
  if (held.length === 0) {
    return (
      <Button
        look="primary"
        isPending={publish.isPending}
        onPress={() =>
          publish.mutate(
            { input: { id: article.id } },
            { onSuccess: published, onError: ({ message }) => toast(message, 'fail') },
          )
        }
      >
        Publish
      </Button>
    );
  }
  return (
    <Dialog
      title="Publish what the desk holds?"
      button={<Button look="primary">Publish …</Button>}
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        publish.reset();
        setAsking(isOpen);
      }}
    >
      {(close) => (
        <Override
          held={held}
          error={publish.error}
          isPending={publish.isPending}
          onCancel={close}
          onPublish={(overrideReason) =>
            publish.mutate({ input: { id: article.id, overrideReason } }, { onSuccess: published })
          }
        />
      )}
    </Dialog>
  );
}

interface OverrideProps {
  readonly held: ReturnType<typeof holding>;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onPublish: (reason: string) => void;
}

function Override({ held, error, isPending, onCancel, onPublish }: OverrideProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onPublish(reason.trim());
      }}
    >
      <ul className="check-items">
        {held.map(({ name, summary }) => (
          <li key={name}>
            <strong>{checkWord(name)}:</strong> {summary}
          </li>
        ))}
      </ul>
      <TextArea
        label="Why it is published all the same"
        hint="The record keeps it with your name."
        value={reason}
        onChange={setReason}
        isRequired
        minLength={3}
        maxLength={1000}
        rows={3}
        autoFocus
      />
      {error !== null && <Fault error={error} />}
      <div className="row">
        <Button type="submit" look="primary" isPending={isPending}>
          Publish with this reason
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}

function UnpublishButton({ id }: { readonly id: string }) {
  const unpublish = useChange(unpublishArticleMutation);
  return (
    <Confirm
      title="Make it a draft again?"
      button={<Button>Unpublish …</Button>}
      yes="Unpublish"
      no="Cancel"
      look="primary"
      onConfirm={() => unpublish.mutateAsync({ input: { id } })}
      onDone={() => toast('It is a draft again.')}
    >
      Your site no longer gets it from Galley. You can publish it again.
    </Confirm>
  );
}

function DeleteButton({ article }: { readonly article: Found }) {
  const remove = useChange(deleteArticleMutation);
  const navigate = useNavigate();
  return (
    <Confirm
      title="Delete it for good?"
      button={<Button look="danger">Delete …</Button>}
      yes="Delete"
      no="Keep it"
      onConfirm={() => remove.mutateAsync({ input: { id: article.id } })}
      onDone={() => {
        toast('Deleted.');
        void navigate({ to: '/articles' });
      }}
    >
      <p>
        “{article.title}” goes with its texts, its record, its revisions and its picture. Nothing brings it
        back.
      </p>
    </Confirm>
  );
}
