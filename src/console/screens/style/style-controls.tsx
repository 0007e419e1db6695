import { useState } from 'react';
import { Button } from '../../ui/controls/button.js';
import { Checkbox, Switch } from '../../ui/controls/checkbox.js';
import { ComboBox } from '../../ui/controls/combobox.js';
import { Confirm } from '../../ui/controls/confirm.js';
import { Menu } from '../../ui/controls/menu.js';
import { Select } from '../../ui/controls/select.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';
import { Card } from '../../ui/show/card.js';
import { toast } from '../../ui/states/toasts.js';

const FORMS = [
  { id: 'article', label: 'Article' },
  { id: 'how-to', label: 'How-to' },
  { id: 'list', label: 'List' },
] as const;

const LANGUAGES = [
  { id: 'de', label: 'German' },
  { id: 'en', label: 'English' },
  { id: 'fr', label: 'French' },
  { id: 'ja', label: 'Japanese' },
  { id: 'es', label: 'Spanish' },
] as const;

type Form = (typeof FORMS)[number]['id'];
type Language = (typeof LANGUAGES)[number]['id'];

/** What acts. */
export function StyleControls() {
  const [form, setForm] = useState<Form>('article');
  const [language, setLanguage] = useState<Language | null>('en');
  return (
    <>
      <Card title="Buttons, menus and dialogs">
        <div className="row">
          <Button look="primary">Primary</Button>
          <Button>Plain</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="danger">Danger</Button>
          <Button small>Small</Button>
          <Button isDisabled>Disabled</Button>
          <Button isPending>Working …</Button>
          <Menu
            button={<Button>Menu</Button>}
            actions={[
              { id: 'copy', label: 'Say that it was copied', run: () => toast('Copied.') },
              {
                id: 'fail',
                label: 'Say that it failed',
                run: () => toast('The server refused it.', 'fail'),
                danger: true,
              },
            ]}
          />
          <Confirm
            title="Cancel this job?"
            button={<Button>Dialog</Button>}
            yes="Cancel the job"
            no="Keep it"
            onConfirm={() => Promise.resolve()}
          >
            What it cost stays spent. The article is not written.
          </Confirm>
        </div>
      </Card>
      <Card title="Fields">
        <div className="style-fields">
          <TextField label="Title" hint="As readers will see it." defaultValue="How canals freeze" />
          <TextField label="Words" fault="Must be between 50 and 5,000." defaultValue="12" />
          <Select label="Form" choices={FORMS} value={form} onChange={setForm} />
          <ComboBox label="Language" choices={LANGUAGES} value={language} onChange={setLanguage} />
          <TextArea label="Instructions" placeholder="What the article must say" />
          <div className="stack">
            <Checkbox defaultSelected>Sources of others may be quoted</Checkbox>
            <Checkbox hint="Both need a search to be set up.">Search the web</Checkbox>
            <Switch defaultSelected>Follow live</Switch>
            <Switch>Show ignored issues</Switch>
          </div>
        </div>
      </Card>
      <Card title="Tabs">
        <Tabs
          label="Parts of an article"
          tabs={[
            { id: 'preview', label: 'Preview', content: <p>The article as its readers see it.</p> },
            { id: 'record', label: 'Record', content: <p>What each sentence rests on.</p> },
            { id: 'revisions', label: 'Revisions', content: <p>What it was before.</p> },
          ]}
        />
      </Card>
    </>
  );
}
