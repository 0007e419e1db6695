import { TextArea, TextField } from '../../ui/controls/text-field.js';
import { FaultDetails } from '../../ui/states/fault-details.js';
import { faultOf, USUAL, type settingsFaults, type TypedSettings } from './typed-settings.js';

export interface AuditSettingsProps {
  readonly settings: TypedSettings;
  readonly onChange: (settings: TypedSettings) => void;
  /** What the server refused of them. */
  readonly faults?: ReturnType<typeof settingsFaults>;
  /** Whether header fields and a login may be given, which no schedule stores. */
  readonly hasAccess?: boolean;
}

const NAMES = Object.keys(USUAL) as (keyof TypedSettings)[];
/** What has a field for a schedule too. */
const STORED = NAMES.filter((name) => !['headers', 'username', 'password'].includes(name));

/** How an audit is made, where that is not as usual. */
export function AuditSettings({ settings, onChange, faults = {}, hasAccess = true }: AuditSettingsProps) {
  const field = (name: keyof TypedSettings) => ({
    value: settings[name],
    onChange: (value: string) => onChange({ ...settings, [name]: value }),
    fault: faults[name],
  });
  const isAtFault = (hasAccess ? NAMES : STORED).some((name) => faults[name] !== undefined);
  return (
    <FaultDetails isAtFault={isAtFault}>
      <summary>{hasAccess ? 'Settings' : 'Settings of the audits'}</summary>
      <div className="stack">
        <TextArea
          label="Only these addresses"
          hint="One a line. Links are not followed then."
          rows={3}
          {...field('urls')}
        />
        <TextArea
          label="Only paths that begin with"
          hint="One a line, such as /docs/; * stands for anything."
          rows={2}
          {...field('include')}
        />
        <TextArea label="Not paths that begin with" rows={2} {...field('exclude')} />
        <TextField label="Pages at most" type="number" {...field('maxPages')} />
        <TextField label="Clicks from the start at most" type="number" {...field('maxDepth')} />
        <TextArea
          label="Searches on each page"
          hint="One a line: a name, a colon, and css, regex or text with what is looked for. Price: css .price @content. “visible” before regex or text looks in what readers see, and not in the HTML."
          rows={2}
          {...field('searches')}
        />
        <TextArea
          label="Segments"
          hint="One a line: a name, a colon, and beginnings of paths. Blog: /blog/ /news/"
          rows={2}
          {...field('segments')}
        />
        <TextField
          label="Pages to render in a browser"
          type="number"
          hint="Some of each kind of page, compared with their HTML as it was sent. Where the operator allows it."
          {...field('renderPages')}
        />
        {hasAccess && (
          <>
            <TextArea
              label="Header fields"
              hint="One a line, Name: value. Sent to this site's own origin alone, encrypted, and shown to nobody."
              rows={2}
              {...field('headers')}
            />
            <TextField
              label="Login"
              hint="Of HTTP Basic, for a staging site."
              autoComplete="off"
              {...field('username')}
              fault={faultOf(settings) ?? faults.username}
            />
            <TextField label="Password" type="password" autoComplete="new-password" {...field('password')} />
          </>
        )}
        <TextField label="User agent" hint="Named to this site alone." {...field('userAgent')} />
      </div>
    </FaultDetails>
  );
}
