import { useState } from 'react';
import { LeaveQuestion, LeaveWarning } from '../../app/leave-warning.js';
import { ApiError, faultsOf } from '../../data/api-error.js';
import { useChange } from '../../data/queries.js';
import { updateArticleMutation } from '../../data/generated/article.js';
import type { UpdateArticleInput } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { TextArea, TextField, type TextFieldProps } from '../../ui/controls/text-field.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { toast } from '../../ui/states/toasts.js';
import { Preview } from './preview.js';

const FIELDS = ['title', 'slug', 'metaTitle', 'metaDescription', 'byline', 'body'] as const;
type Field = (typeof FIELDS)[number];

/** What of an article can be edited. */
export type Texts = Readonly<Record<Field, string>>;

export interface EditArticleProps {
  readonly id: string;
  /** As it stands. */
  readonly article: Texts;
  readonly revision: number;
  readonly languageCode: string;
  /** What the form begins with: the article, or a former revision of it. */
  readonly texts: Texts;
  readonly onClose: () => void;
  /** Begins again with what stands now. */
  readonly onReload: () => void;
}

/** Edits the texts of an article. What another saved meanwhile is not overwritten: the revision that was opened is named. */
export function EditArticle(props: EditArticleProps) {
  const { id, languageCode, onClose, onReload } = props;
  // As they were when the form was opened, whatever is read beside it.
  const [{ article, revision }] = useState(props);
  const [texts, setTexts] = useState<Texts>(() => only(props.texts));
  const save = useChange(updateArticleMutation);
  const changed = FIELDS.filter((name) => texts[name] !== article[name]);
  const faults = faultsOf(save.error);
  const isConflict = save.error instanceof ApiError && save.error.code === 'conflict';

  const field = (name: Field, label: string): TextFieldProps => ({
    label,
    value: texts[name],
    onChange: (value) => {
      setTexts({ ...texts, [name]: value });
      // What was wrong may be right now; that another has changed it stays so.
      if (save.error !== null && !isConflict) save.reset();
    },
    fault: faults[name],
  });

  return (
    <form
      className="stack"
      aria-label="Edit the article"
      onSubmit={(event) => {
        event.preventDefault();
        const input: Record<string, string> = {};
        for (const name of changed) input[name] = texts[name];
        save.mutate(
          { input: { ...input, id, revision } satisfies UpdateArticleInput },
          {
            onSuccess: () => {
              toast('Saved; the desk checked the new text.');
              onClose();
            },
          },
        );
      }}
    >
      <LeaveWarning what="article" isChanged={changed.length > 0} />
      <TextField {...field('title', 'Title')} isRequired maxLength={200} autoFocus />
      <div className="edit-pair">
        <TextField {...field('byline', 'Byline')} isRequired maxLength={100} />
        <TextField {...field('slug', 'Slug')} hint="Lower-case letters, digits and single hyphens" />
      </div>
      <TextField
        {...field('metaTitle', 'Meta title')}
        maxLength={200}
        hint={`${Array.from(texts.metaTitle).length} characters; search engines show some 60`}
      />
      <TextArea
        {...field('metaDescription', 'Meta description')}
        maxLength={500}
        rows={2}
        hint={`${Array.from(texts.metaDescription).length} characters; search engines show some 155`}
      />
      <TextArea
        {...field('body', 'Body')}
        rows={24}
        spellCheck="true"
        hint="HTML. Scripts, styles, forms, frames and pictures are removed when it is saved."
      />
      <div>
        <Dialog wide title="How it looks" button={<Button small>See how it looks</Button>}>
          {(close) => (
            <>
              <Preview article={{ ...texts, languageCode }} />
              <div className="row">
                <Button onPress={close}>Close</Button>
              </div>
            </>
          )}
        </Dialog>
      </div>
      {/* In sight with the button that was pressed, however long the body is. */}
      <div className="stack edit-actions">
        <FormFault error={save.error} />
        {isConflict && (
          <div className="row">
            <Button onPress={onReload}>Leave my changes and open what stands now</Button>
          </div>
        )}
        <div className="row">
          <Button type="submit" look="primary" isPending={save.isPending} isDisabled={changed.length === 0}>
            Save
          </Button>
          {changed.length === 0 ? (
            <Button onPress={onClose}>Cancel</Button>
          ) : (
            <Dialog title="Leave this article?" button={<Button>Cancel</Button>}>
              {(close) => <LeaveQuestion what="article" onLeave={onClose} onStay={close} />}
            </Dialog>
          )}
          <span className="soft small">
            {changed.length === 0
              ? 'Nothing is changed.'
              : `Changed: ${changed.map((name) => LABELS[name]).join(', ')}`}
          </span>
        </div>
      </div>
    </form>
  );
}

const LABELS: Texts = {
  title: 'title',
  slug: 'slug',
  metaTitle: 'meta title',
  metaDescription: 'meta description',
  byline: 'byline',
  body: 'body',
};

function only(texts: Texts): Texts {
  const { title, slug, metaTitle, metaDescription, byline, body } = texts;
  return { title, slug, metaTitle, metaDescription, byline, body };
}
