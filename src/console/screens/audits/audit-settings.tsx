import type { StartAuditInput } from '../../data/generated/types.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';

/** As they are typed; an empty one asks for nothing. */
export interface TypedSettings {
  readonly urls: string;
  readonly include: string;
  readonly exclude: string;
  readonly maxPages: string;
  readonly maxDepth: string;
  readonly userAgent: string;
}

export const USUAL: TypedSettings = {
  urls: '',
  include: '',
  exclude: '',
  maxPages: '',
  maxDepth: '',
  userAgent: '',
};

/** What was typed, as an audit is started with it. */
export function asInput(typed: TypedSettings): Omit<StartAuditInput, 'edition'> {
  const { urls, include, exclude, maxPages, maxDepth, userAgent } = typed;
  return {
    ...linesAs('urls', urls),
    ...linesAs('include', include),
    ...linesAs('exclude', exclude),
    ...(maxPages.trim() !== '' && { maxPages: Number(maxPages) }),
    ...(maxDepth.trim() !== '' && { maxDepth: Number(maxDepth) }),
    ...(userAgent.trim() !== '' && { userAgent: userAgent.trim() }),
  };
}

function linesAs(name: 'urls' | 'include' | 'exclude', text: string) {
  const lines = text.split('\n').flatMap((line) => line.trim() || []);
  return lines.length === 0 ? {} : { [name]: lines };
}

export interface AuditSettingsProps {
  readonly settings: TypedSettings;
  readonly onChange: (settings: TypedSettings) => void;
}

/** How an audit is made, where that is not as usual. */
export function AuditSettings({ settings, onChange }: AuditSettingsProps) {
  const field = (name: keyof TypedSettings) => ({
    value: settings[name],
    onChange: (value: string) => onChange({ ...settings, [name]: value }),
  });
  return (
    <details>
      <summary>Settings</summary>
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
        <TextField label="User agent" hint="Named to this site alone." {...field('userAgent')} />
      </div>
    </details>
  );
}
