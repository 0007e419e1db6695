import type { ReactNode } from 'react';
import type { Choice } from '../../ui/controls/select.js';
import { FaultDetails } from '../../ui/states/fault-details.js';
import { faultAt, ChoiceOf, LinesOf, NumberOf, TextOf, YesOf, type BriefForm } from './brief-form.js';
import { valueAt } from './brief-fields.js';
import { SectionsField } from './sections-field.js';
import { LinksField } from './links-field.js';

interface GroupProps {
  readonly form: BriefForm;
  readonly title: string;
  /** The fields of the group, to count those that are set and to open it where one is at fault. */
  readonly fields: readonly string[];
  readonly children: ReactNode;
}

function Group({ form, title, fields, children }: GroupProps) {
  const paths = fields.map((field) => ['settings', ...field.split('.')]);
  const set = paths.filter((path) => valueAt(form.brief, path) !== undefined).length;
  const isAtFault = paths.some((path) => faultAt(form.faults, path) !== undefined);
  return (
    <FaultDetails className="card brief-group" isAtFault={isAtFault}>
      <summary>
        <h2>{title}</h2>
        <span className="soft small">
          {isAtFault ? 'Something is wrong' : set === 0 ? 'As usual' : `${set} set`}
        </span>
      </summary>
      <div className="brief-fields">{children}</div>
    </FaultDetails>
  );
}

/** All settings but the sources, in groups that are closed until they are needed. */
export function BriefGroups({
  form,
  people,
}: {
  readonly form: BriefForm;
  readonly people: readonly Choice[];
}) {
  return (
    <>
      <Group
        form={form}
        title="Structure"
        fields={['sections', 'sectionCount', 'extras', 'mustInclude', 'forbidden']}
      >
        <SectionsField form={form} />
        <NumberOf
          form={form}
          at="settings.sectionCount"
          label="Number of sections"
          hint="2 to 12, in place of headings"
        />
        <NumberOf form={form} at="settings.extras.faq" label="Questions and answers" hint="0 to 10" />
        <YesOf form={form} at="settings.extras.keyTakeaways">
          Main points at the top
        </YesOf>
        <LinesOf form={form} at="settings.mustInclude" label="Must include" hint="One phrase a line" />
        <LinesOf form={form} at="settings.forbidden" label="Forbidden" hint="One phrase a line" />
      </Group>
      <Group
        form={form}
        title="Voice"
        fields={['tone', 'audience', 'pointOfView', 'readingLevel', 'instructions']}
      >
        <TextOf form={form} at="settings.tone" label="Tone" hint="Such as “plain and friendly”" />
        <TextOf form={form} at="settings.audience" label="Audience" />
        <ChoiceOf form={form} at="settings.pointOfView" label="Point of view" choices={VIEWS} />
        <ChoiceOf form={form} at="settings.readingLevel" label="Reading level" choices={LEVELS} />
        <div className="brief-wide">
          <TextOf
            form={form}
            at="settings.instructions"
            label="Instructions"
            hint="Style only; facts belong into the notes"
            rows={4}
          />
        </div>
      </Group>
      <Group
        form={form}
        title="Byline, picture and links"
        fields={['byline', 'image', 'internalLinks', 'citations']}
      >
        <TextOf
          form={form}
          at="settings.byline.name"
          label="Byline"
          hint="A name, or an author of the account"
        />
        <ChoiceOf
          form={form}
          at="settings.byline.authorId"
          label="Author"
          choices={people}
          absent="Nobody of the account"
        />
        <ChoiceOf
          form={form}
          at="settings.byline.editorId"
          label="Answers for it"
          choices={people}
          absent="The editor of record"
        />
        <ChoiceOf form={form} at="settings.citations" label="Citations" choices={CITATIONS} />
        <ChoiceOf form={form} at="settings.image.mode" label="Picture" choices={IMAGES} />
        <TextOf form={form} at="settings.image.alt" label="Alternative text" />
        <NumberOf form={form} at="settings.internalLinks.max" label="Most internal links" hint="0 to 10" />
        <LinksField form={form} />
      </Group>
      <Group form={form} title="Desk and repetition" fields={['checks', 'seed', 'extra']}>
        <ChoiceOf form={form} at="settings.checks.strictness" label="Strictness" choices={STRICTNESS} />
        <NumberOf
          form={form}
          at="settings.checks.minSupported"
          label="Least share of supported sentences"
          hint="0 to 1"
          step="any"
        />
        <NumberOf form={form} at="settings.seed" label="Seed" hint="The same gives the same article" />
        <TextOf
          form={form}
          at="id"
          label="Id of the job"
          hint="A UUID of your own: a second start with it starts nothing"
        />
      </Group>
    </>
  );
}

const VIEWS: readonly Choice[] = [
  { id: 'FIRST_SINGULAR', label: 'I' },
  { id: 'FIRST_PLURAL', label: 'We' },
  { id: 'SECOND', label: 'You' },
  { id: 'THIRD', label: 'He, she, it, they' },
];
const LEVELS: readonly Choice[] = [
  { id: 'SIMPLE', label: 'For everybody' },
  { id: 'GENERAL', label: 'For readers of a newspaper' },
  { id: 'ADVANCED', label: 'For readers who know the field' },
  { id: 'ANY', label: 'As it comes' },
];
const CITATIONS: readonly Choice[] = [
  { id: 'INLINE', label: 'Where they are used' },
  { id: 'END', label: 'At the end' },
  { id: 'NONE', label: 'Nowhere in the text' },
];
const IMAGES: readonly Choice[] = [
  { id: 'CARD', label: 'The title as a card' },
  { id: 'PROVIDER', label: 'Drawn by a model' },
  { id: 'NONE', label: 'None' },
];
const STRICTNESS: readonly Choice[] = [
  { id: 'REPORT_ONLY', label: 'Report only' },
  { id: 'STANDARD', label: 'Some checks block' },
  { id: 'STRICT', label: 'Each check blocks' },
];
