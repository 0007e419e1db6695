import { useFrame } from '../../app/caller.js';
import { faultsOf, type FieldFault } from '../../data/api-error.js';
import type {
  CreateWebhookInput,
  WebhookFactsFragment,
  WebhooksQuery,
  WebhookSigning,
} from '../../data/generated/types.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import { Select } from '../../ui/controls/select.js';
import { TextArea, TextField } from '../../ui/controls/text-field.js';

/** An endpoint as it is typed. */
export interface TypedWebhook {
  readonly url: string;
  readonly description: string;
  /** Null: all. */
  readonly eventTypes: readonly string[] | null;
  readonly editions: readonly string[] | null;
  readonly headers: string;
  readonly signing: WebhookSigning;
  readonly pace: string;
}

export const NEW_WEBHOOK: TypedWebhook = {
  url: '',
  description: '',
  eventTypes: null,
  editions: null,
  headers: '',
  signing: 'HMAC',
  pace: '',
};

/** An endpoint that is there; values of header fields are never shown. */
export function typedOf(webhook: WebhookFactsFragment): TypedWebhook {
  return {
    url: webhook.url,
    description: webhook.description,
    eventTypes: webhook.eventTypes,
    editions: webhook.editionIds,
    headers: '',
    signing: webhook.signing,
    pace: webhook.maxPerSecond === null ? '' : String(webhook.maxPerSecond),
  };
}

/** What was typed, as it is sent; header fields only where some were typed. */
export function asInput(typed: TypedWebhook): Omit<CreateWebhookInput, 'signing'> {
  const { url, description, eventTypes, editions, pace } = typed;
  const headers = typed.headers.split('\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return line.trim() === ''
      ? []
      : [{ name: line.slice(0, Math.max(0, colon)).trim(), value: line.slice(colon + 1).trim() }];
  });
  return {
    url: url.trim(),
    description: description.trim(),
    eventTypes,
    editions,
    // What is no number is refused, and does not take the bound away.
    maxPerSecond: pace.trim() === '' ? null : Number.isInteger(Number(pace)) ? Number(pace) : 0,
    ...(headers.length > 0 && { headers }),
  };
}

export interface WebhookFormProps {
  readonly typed: TypedWebhook;
  readonly onChange: (typed: TypedWebhook) => void;
  readonly types: WebhooksQuery['eventTypes'];
  /** Of one that is there the way of signing stays. */
  readonly isNew: boolean;
  /** Why it was refused. */
  readonly error: Error | null;
}

/** Where events are sent, and which. */
export function WebhookForm({ typed, onChange, types, isNew, error }: WebhookFormProps) {
  const { nodes: editions } = useFrame().editions;
  const set = (change: Partial<TypedWebhook>) => onChange({ ...typed, ...change });
  const faults = faultsOf(error, { headers: typed.headers });
  return (
    <div className="stack">
      <TextField
        label="Address"
        hint="Begins with https, and is open to the internet."
        type="url"
        value={typed.url}
        onChange={(url) => set({ url })}
        fault={faults['url']}
      />
      <TextField
        label="Description"
        hint="For people, such as what it belongs to."
        value={typed.description}
        onChange={(description) => set({ description })}
        fault={faults['description']}
      />
      <Several
        label="Events"
        all="All events, of new types as well"
        choices={types.map(({ type, description }) => ({ id: type, label: type, title: description }))}
        chosen={typed.eventTypes}
        onChange={(eventTypes) => set({ eventTypes })}
        fault={faults['eventTypes']}
      />
      {editions.length > 1 && (
        <Several
          label="Editions"
          all="All editions, and what belongs to none"
          choices={editions.map(({ id, name }) => ({ id, label: name, title: name }))}
          chosen={typed.editions}
          onChange={(chosen) => set({ editions: chosen })}
          fault={faults['editions']}
        />
      )}
      {isNew && (
        <Select
          label="Signed by"
          choices={[
            { id: 'HMAC', label: 'A secret that both sides know' },
            { id: 'ED25519', label: 'A private key of Galley’s (ed25519)' },
          ]}
          value={typed.signing}
          onChange={(signing) => set({ signing })}
        />
      )}
      <TextArea
        label="Header fields"
        hint={
          isNew
            ? 'One a line, Name: value. Sent along, encrypted, and shown to nobody.'
            : 'One a line, Name: value, in place of those that are there; empty leaves them.'
        }
        rows={2}
        value={typed.headers}
        onChange={(headers) => set({ headers })}
        fault={faults['headers']}
      />
      <TextField
        label="Requests a second at most"
        hint="1 to 100; empty for no bound."
        inputMode="numeric"
        value={typed.pace}
        onChange={(pace) => set({ pace })}
        fault={faults['maxPerSecond']}
      />
    </div>
  );
}

interface SeveralProps {
  readonly label: string;
  /** What choosing all of them means. */
  readonly all: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly title: string }[];
  /** Null: all. */
  readonly chosen: readonly string[] | null;
  readonly onChange: (chosen: readonly string[] | null) => void;
  readonly fault: FieldFault | undefined;
}

/** All of them, or some. */
function Several({ label, all, choices, chosen, onChange, fault }: SeveralProps) {
  return (
    <fieldset className="webhook-several">
      <legend className="label">{label}</legend>
      <Checkbox
        isSelected={chosen === null}
        onChange={(isAll) => onChange(isAll ? null : [])}
        {...(fault !== undefined && { fault })}
      >
        {all}
      </Checkbox>
      {chosen !== null && (
        <div className="webhook-choices">
          {choices.map(({ id, label: text, title }) => (
            <span key={id} title={title}>
              <Checkbox
                isSelected={chosen.includes(id)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              >
                {text}
              </Checkbox>
            </span>
          ))}
        </div>
      )}
    </fieldset>
  );
}
