import { useMemo, useState } from 'react';
import { ApiError, faultsOf } from '../../data/api-error.js';
import {
  regressionRulesQuery,
  updateRegressionRulesMutation,
} from '../../data/generated/regression-rules.js';
import type {
  AuditSeverity,
  RegressionRulesFactsFragment,
  RegressionRulesQuery,
  UpdateRegressionRulesInput,
} from '../../data/generated/types.js';
import { useChange, useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { Select } from '../../ui/controls/select.js';
import { TextField } from '../../ui/controls/text-field.js';
import { formatTime } from '../../ui/show/times.js';
import { Shown } from '../../ui/states/shown.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { toast } from '../../ui/states/toasts.js';

const SEVERITIES: Readonly<Record<AuditSeverity, string>> = {
  ERROR: 'Errors',
  WARNING: 'Errors and warnings',
  NOTICE: 'Everything',
};
const BEFORE = 'before';

/** Asks when an audit has found the site worse, which the event `audit.regressed` then says. */
export function RegressionRules({ edition }: { readonly edition: string }) {
  return (
    <Dialog wide title="What counts as worse" button={<Button>What counts as worse</Button>}>
      {(close) => <Loaded edition={edition} onClose={close} />}
    </Dialog>
  );
}

interface FormProps {
  readonly edition: string;
  readonly onClose: () => void;
}

function Loaded({ edition, onClose }: FormProps) {
  const query = useOperation(regressionRulesQuery, { edition });
  return (
    <Shown what="the rules" query={query} lines={6}>
      {({ edition: found }) => found !== null && <Form found={found} edition={edition} onClose={onClose} />}
    </Shown>
  );
}

interface LoadedFormProps extends FormProps {
  readonly found: NonNullable<RegressionRulesQuery['edition']>;
}

function Form({ found, edition, onClose }: LoadedFormProps) {
  const update = useChange(updateRegressionRulesMutation);
  const { regressionRules: rules, audits } = found;
  const [typed, setTyped] = useState(() => typedOf(rules));
  const error = useMemo(() => inPercent(update.error), [update.error]);
  const faults = faultsOf(error);
  const field = (name: TypedFigure) => ({
    type: 'number' as const,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    fault: faults[name],
  });
  const pinned = rules.baseline;
  const isListed = audits.nodes.some(({ id }) => id === pinned?.id);
  const listed = pinned === null || isListed ? audits.nodes : [pinned, ...audits.nodes];
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        update.mutate(
          { input: { edition, ...asInput(typed) } },
          {
            onSuccess: () => {
              toast('It holds from the next audit on.');
              onClose();
            },
          },
        );
      }}
    >
      <p>
        An audit that finds the site worse raises the event audit.regressed, which webhooks send. A rule whose
        field is empty is off.
      </p>
      <Select
        label="Compare with"
        choices={[
          { id: BEFORE, label: 'The audit before' },
          ...listed.map(({ id, createdAt }) => ({ id, label: `That of ${formatTime(createdAt)}` })),
        ]}
        value={typed.baseline}
        onChange={(baseline) => setTyped({ ...typed, baseline })}
      />
      <div className="regression-figures">
        <TextField label="Points of the score, or more" {...field('scorePoints')} />
        <TextField label="Per cent of the pages gone, or more" {...field('pagesShare')} />
        <TextField label="Per cent fewer pages may be listed" {...field('indexableShare')} />
        <TextField label="Per cent slower to the first byte" {...field('ttfbShare')} />
      </div>
      <Checkbox isSelected={typed.startPage} onChange={(startPage) => setTyped({ ...typed, startPage })}>
        The start page may not be listed any more
      </Checkbox>
      <Checkbox isSelected={typed.sitemap} onChange={(sitemap) => setTyped({ ...typed, sitemap })}>
        The sitemaps are gone (404 or 410, or empty)
      </Checkbox>
      <Select
        label="Issues that count"
        choices={Object.entries(SEVERITIES).map(([id, label]) => ({ id: id as AuditSeverity, label }))}
        value={typed.severity}
        onChange={(severity) => setTyped({ ...typed, severity })}
      />
      <TextField
        label="Only these checks"
        hint="Ids such as title_missing, with spaces between; all if empty"
        value={typed.checks}
        onChange={(checks) => setTyped({ ...typed, checks })}
        fault={faults['checks']}
      />
      <div className="regression-figures">
        <TextField label="Hits of a check that had none" {...field('newHits')} />
        <TextField label="More hits of one that had some" {...field('moreHits')} />
        <TextField label="And that is more by per cent" {...field('moreShare')} />
      </div>
      <FormFault error={error} />
      <div className="row">
        <Button look="primary" type="submit" isPending={update.isPending}>
          Save
        </Button>
        <Button onPress={onClose}>Not now</Button>
      </div>
    </form>
  );
}

/** As they are typed: shares in per cent, empty for never. */
interface TypedRules {
  readonly baseline: string;
  readonly severity: AuditSeverity;
  readonly checks: string;
  readonly scorePoints: string;
  readonly pagesShare: string;
  readonly indexableShare: string;
  readonly startPage: boolean;
  readonly sitemap: boolean;
  readonly ttfbShare: string;
  readonly newHits: string;
  readonly moreHits: string;
  readonly moreShare: string;
}

type TypedFigure = Exclude<keyof TypedRules, 'severity' | 'startPage' | 'sitemap'>;

function typedOf(rules: RegressionRulesFactsFragment): TypedRules {
  const text = (value: number | null) => value?.toString() ?? '';
  const percent = (share: number | null) => (share === null ? '' : String(Math.round(share * 1000) / 10));
  return {
    baseline: rules.baseline?.id ?? BEFORE,
    severity: rules.severity,
    checks: rules.checks?.join(' ') ?? '',
    scorePoints: text(rules.scorePoints),
    pagesShare: percent(rules.pagesShare),
    indexableShare: percent(rules.indexableShare),
    startPage: rules.startPage,
    sitemap: rules.sitemap,
    ttfbShare: percent(rules.ttfbShare),
    newHits: text(rules.newHits),
    moreHits: text(rules.moreHits),
    moreShare: percent(rules.moreShare),
  };
}

/** Shares are typed in per cent, and so are their bounds. */
function inPercent(error: Error | null): Error | null {
  if (!(error instanceof ApiError)) return error;
  const fields = [...error.fields].map(([path, message]) => {
    const inPercents = message.replace(/[\d.]+$/, (share) => String(Number(share) * 100));
    return [path, path.endsWith('Share') ? inPercents : message] as const;
  });
  return new ApiError(error.code, error.message, new Map(fields));
}

function asInput(typed: TypedRules): Omit<UpdateRegressionRulesInput, 'edition'> {
  const number = (text: string) => (text.trim() === '' ? null : Number(text));
  const share = (text: string) => (text.trim() === '' ? null : Number(text) / 100);
  const checks = typed.checks.split(/[\s,]+/).filter((check) => check !== '');
  return {
    baseline: typed.baseline === BEFORE ? null : typed.baseline,
    severity: typed.severity,
    checks: checks.length === 0 ? null : checks,
    scorePoints: number(typed.scorePoints),
    pagesShare: share(typed.pagesShare),
    indexableShare: share(typed.indexableShare),
    startPage: typed.startPage,
    sitemap: typed.sitemap,
    ttfbShare: share(typed.ttfbShare),
    newHits: number(typed.newHits),
    moreHits: number(typed.moreHits),
    moreShare: share(typed.moreShare) ?? 0,
  };
}
