import { useRef, useState } from 'react';
import type { PreviewBriefMutation } from '../../data/generated/types.js';
import { Button } from '../../ui/controls/button.js';
import type { Choice } from '../../ui/controls/select.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';
import { Badge } from '../../ui/show/badge.js';
import { Card } from '../../ui/show/card.js';
import { Meter } from '../../ui/show/meter.js';
import { formatNumber } from '../../ui/show/number.js';
import { toast } from '../../ui/states/toasts.js';
import { settingsBytes, valueAt, withValue, type Brief } from './brief-fields.js';
import { ChoiceOf, LinesOf, NumberOf, TextOf, type BriefForm } from './brief-form.js';
import { entriesAt, ListEditor, withEntry } from './list-editor.js';
import { textOf } from './sections-field.js';

const AT = 'settings.sources';
/** Of the settings as JSON: docs/briefs.md. */
const ROOM = 16_384;

type Found = NonNullable<PreviewBriefMutation['previewBrief']>['sources'][number];

export interface SourcesCardProps {
  readonly form: BriefForm;
  /** What the sources gave when they were tried; null: they were not, or not since they were changed. */
  readonly found: readonly Found[] | null;
  readonly isTrying: boolean;
  readonly onTry: () => void;
}

/** What the article is written from. */
export function SourcesCard({ form, found, isTrying, onTry }: SourcesCardProps) {
  const files = useRef<HTMLInputElement>(null);
  const sources = entriesAt(form.brief, AT);
  // Of the one that a press has just made: one goes on to type there.
  const [made, setMade] = useState<number | null>(null);
  const begin = (source: Brief) => {
    setMade(sources.length);
    add([source]);
  };
  const add = (more: readonly Brief[]) =>
    form.onChange(withValue(form.brief, ['settings', 'sources'], [...sources, ...more]));
  const hasAny = sources.length > 0 || valueAt(form.brief, ['settings', 'notes']) !== undefined;
  return (
    <Card
      title="Sources"
      aside={
        hasAny && (
          <Button small isPending={isTrying} onPress={onTry}>
            {isTrying ? 'Reading them …' : 'See what the sources give'}
          </Button>
        )
      }
    >
      <div className="stack">
        <ListEditor
          form={form}
          at={AT}
          title="Pages and texts"
          noun="source"
          add={
            <>
              <Button small onPress={() => begin({ url: '' })}>
                Add a page
              </Button>
              <Button small onPress={() => begin({ title: '', text: '' })}>
                Paste a text
              </Button>
              <Button small onPress={() => files.current?.click()}>
                Read text files …
              </Button>
              <input
                ref={files}
                type="file"
                multiple
                hidden
                aria-label="Text files"
                accept=".txt,.md,.markdown,.csv,.html,text/*"
                onChange={({ target }) => {
                  void readFiles([...(target.files ?? [])]).then(add);
                  target.value = '';
                }}
              />
            </>
          }
        >
          {(place, entry) => (
            <SourceFields
              form={form}
              place={Number(place)}
              isNew={made === Number(place)}
              entry={entry}
              found={found?.find(({ index }) => index === Number(place))}
            />
          )}
        </ListEditor>
        <div className="brief-fields">
          <div className="brief-wide">
            <TextOf
              form={form}
              at="settings.notes"
              label="Notes"
              hint="Evidence like any other source"
              rows={4}
            />
          </div>
          <ChoiceOf
            form={form}
            at="settings.sourcePolicy"
            label="What else may be read"
            choices={POLICIES}
            absent="As usual: the given first"
          />
          <NumberOf form={form} at="settings.maxSources" label="Most sources" hint="1 to 30" />
          <ChoiceOf
            form={form}
            at="settings.freshness"
            label="How old they may be"
            choices={AGES}
            absent="Any age"
          />
          <LinesOf form={form} at="settings.domains.include" label="Only these domains" hint="One a line" />
          <LinesOf
            form={form}
            at="settings.domains.exclude"
            label="None of these domains"
            hint="One a line"
          />
        </div>
        <Meter
          label="Room for texts and settings, in bytes"
          value={settingsBytes(form.brief)}
          limit={ROOM}
          note={
            settingsBytes(form.brief) > ROOM
              ? 'Too much: shorten the texts, or name pages instead.'
              : undefined
          }
        />
      </div>
    </Card>
  );
}

interface SourceFieldsProps {
  readonly form: BriefForm;
  readonly place: number;
  /** Whether it was added just now. */
  readonly isNew: boolean;
  readonly entry: Brief;
  readonly found: Found | undefined;
}

function SourceFields({ form, place, isNew, entry, found }: SourceFieldsProps) {
  const isText = entry['text'] !== undefined || entry['title'] !== undefined;
  const field = (name: string, label: string, kept = false) => ({
    label,
    value: textOf(entry[name]),
    onChange: (text: string) =>
      form.onChange(withEntry(form.brief, AT, place, name, text === '' && !kept ? undefined : text)),
    fault: form.faults.get(`/settings/sources/${place}/${name}`),
  });
  return (
    <>
      {isText ? (
        <>
          <div className="brief-fields">
            <TextField {...field('title', `Title of text ${place + 1}`, true)} autoFocus={isNew} />
            <TextField {...field('licence', 'Licence')} placeholder="Under what terms it was given" />
          </div>
          <TextArea {...field('text', 'Text', true)} rows={6} />
        </>
      ) : (
        <TextField
          {...field('url', `Address ${place + 1}`, true)}
          type="url"
          placeholder="https://"
          autoFocus={isNew}
        />
      )}
      {found !== undefined && (
        <p className="row" role="status">
          {found.fault === null ? (
            <>
              <Badge tone="ok">{formatNumber(found.words)} words</Badge>
              <span>{found.title}</span>
              {found.language !== null && <span className="soft">in {found.language}</span>}
            </>
          ) : (
            <>
              <Badge tone="fail">Nothing</Badge>
              <span>{found.fault.message}</span>
            </>
          )}
        </p>
      )}
    </>
  );
}

/** @returns a text for each file; what is no text is left, and said */
async function readFiles(files: readonly File[]): Promise<Brief[]> {
  const read: Brief[] = [];
  for (const file of files) {
    const text = await file.text();
    // A file of another kind read as text has characters that no text has.
    if (text.includes('\u0000') || text.includes('\uFFFD')) toast(`${file.name} is no text.`, 'fail');
    else read.push({ title: file.name.replace(/\.[^.]*$/, '').slice(0, 200), text });
  }
  return read;
}

const POLICIES: readonly Choice[] = [
  { id: 'ONLY_GIVEN', label: 'Nothing but what is given' },
  { id: 'GIVEN_FIRST', label: 'The given first, then a search' },
  { id: 'OPEN', label: 'Whatever is found' },
];
const AGES: readonly Choice[] = [
  { id: 'DAY', label: 'A day' },
  { id: 'WEEK', label: 'A week' },
  { id: 'MONTH', label: 'A month' },
  { id: 'YEAR', label: 'A year' },
];
