import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { faultsOf } from '../../data/api-error.js';
import { previewScheduleQuery } from '../../data/generated/schedules.js';
import type { PreviewScheduleInput, ScheduleOverlap, Weekday, WorkKind } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Checkbox } from '../../ui/controls/checkbox.js';
import { ComboBox } from '../../ui/controls/combobox.js';
import { Select } from '../../ui/controls/select.js';
import { FaultNote, TextArea, TextField } from '../../ui/controls/text-field.js';
import { FaultDetails } from '../../ui/states/fault-details.js';
import { AuditSettings } from '../audits/audit-settings.js';
import { settingsFaults } from '../audits/typed-settings.js';
import { KINDS } from '../work-words.js';
import { inWords, momentWords, OVERLAPS, WEEKDAYS } from './schedule-words.js';
import { settingsFault, timingOf, type TypedSchedule } from './typed-schedule.js';
import './schedules.css';

const UNITS = [
  { id: 'HOUR', label: 'Hours' },
  { id: 'DAY', label: 'Days' },
  { id: 'WEEK', label: 'Weeks' },
  { id: 'MONTH', label: 'Months' },
  { id: 'CRON', label: 'A cron expression' },
] as const;
const LATE = ['catchupSeconds', 'jitterSeconds', 'pauseAfter'];
/** A browser's own zone may have another name than those that it lists. */
const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

export interface ScheduleFormProps {
  readonly typed: TypedSchedule;
  readonly onChange: (typed: TypedSchedule) => void;
  /** What one that is there starts stays. */
  readonly isNew: boolean;
  /** Why it was refused. */
  readonly error: Error | null;
}

/** What is started and when, with the next moments in words. */
export function ScheduleForm({ typed, onChange, isNew, error }: ScheduleFormProps) {
  const set = (change: Partial<TypedSchedule>) => onChange({ ...typed, ...change });
  const faults = faultsOf(error);
  const ofSettings = Object.keys(faults).find((name) => name.startsWith('brief.settings')) ?? '';
  const isLateAtFault = LATE.some((name) => faults[name] !== undefined);
  const zones = ZONES.includes(typed.timeZone) ? ZONES : [typed.timeZone, ...ZONES];
  return (
    <div className="stack">
      <TextField label="Name" value={typed.name} onChange={(name) => set({ name })} fault={faults['name']} />
      {isNew && (
        <Select
          label="What is started"
          choices={Object.entries(KINDS).map(([id, label]) => ({ id: id as WorkKind, label }))}
          value={typed.kind}
          onChange={(kind) => set({ kind })}
        />
      )}
      {typed.kind === 'ARTICLE' && (
        <>
          <TextArea
            label="What to write about"
            hint="Each time an article of its own is written."
            rows={3}
            value={typed.input}
            onChange={(input) => set({ input })}
            fault={faults['brief.input']}
          />
          <TextArea
            label="Settings of the articles"
            hint='As JSON, where they are not as usual: { "word_count": 900 }. New article writes it for you.'
            fault={settingsFault(typed.settings) ?? faults[ofSettings]}
            rows={2}
            value={typed.settings}
            onChange={(settings) => set({ settings })}
          />
        </>
      )}
      <div className="schedule-when">
        <Select label="Every" choices={UNITS} value={typed.unit} onChange={(unit) => set({ unit })} />
        {typed.unit === 'CRON' ? (
          <TextField
            label="Cron expression"
            hint="Minute, hour, day, month, weekday"
            value={typed.cron}
            onChange={(cron) => set({ cron })}
            fault={faults['cron']}
          />
        ) : (
          <TextField
            label="How many of them"
            inputMode="numeric"
            value={typed.n}
            onChange={(n) => set({ n })}
            fault={faults['every.n']}
          />
        )}
        {typed.unit !== 'CRON' && typed.unit !== 'HOUR' && (
          <TextField
            label="At"
            type="time"
            value={typed.at}
            onChange={(at) => set({ at })}
            fault={faults['every.at']}
          />
        )}
        {typed.unit === 'MONTH' && (
          <TextField
            label="On these days of the month"
            value={typed.monthDays}
            onChange={(monthDays) => set({ monthDays })}
            fault={faults['every.monthDays']}
          />
        )}
      </div>
      {typed.unit === 'WEEK' && (
        <fieldset className="schedule-days">
          <legend className="label">On</legend>
          {Object.entries(WEEKDAYS).map(([id, label]) => (
            <Checkbox
              key={id}
              isSelected={typed.weekdays.includes(id as Weekday)}
              onChange={(isChosen) => set({ weekdays: chosenDays(typed.weekdays, id as Weekday, isChosen) })}
            >
              {label}
            </Checkbox>
          ))}
          <FaultNote fault={faults['every.weekdays']} />
        </fieldset>
      )}
      <ComboBox
        label="Time zone"
        choices={zones.map((id) => ({ id, label: id }))}
        value={typed.timeZone}
        onChange={(timeZone) => timeZone !== null && set({ timeZone })}
        fault={faults['timeZone']}
      />
      <Select
        label="When an earlier one still runs"
        choices={Object.entries(OVERLAPS).map(([id, label]) => ({ id: id as ScheduleOverlap, label }))}
        value={typed.overlap}
        onChange={(overlap) => set({ overlap })}
      />
      <div className="schedule-bounds">
        <TextField
          label="Not before"
          hint="By the clock of this browser"
          type="datetime-local"
          value={typed.startsAt}
          onChange={(startsAt) => set({ startsAt })}
          fault={faults['startsAt']}
        />
        <TextField
          label="Not after"
          type="datetime-local"
          value={typed.endsAt}
          onChange={(endsAt) => set({ endsAt })}
          fault={faults['endsAt']}
        />
      </div>
      <FaultDetails isAtFault={isLateAtFault}>
        <summary>Late starts and failures</summary>
        <div className="schedule-when">
          <TextField
            label="Late by so many seconds at most"
            hint="An hour for audits and reports, a day for articles, if empty"
            type="number"
            value={typed.catchupSeconds}
            onChange={(catchupSeconds) => set({ catchupSeconds })}
            fault={faults['catchupSeconds']}
          />
          <TextField
            label="Put off by up to so many seconds"
            hint="So that not all begin at once; 3,600 at most"
            type="number"
            value={typed.jitterSeconds}
            onChange={(jitterSeconds) => set({ jitterSeconds })}
            fault={faults['jitterSeconds']}
          />
          <TextField
            label="Pause after so many failures in a row"
            hint="0 for never"
            type="number"
            value={typed.pauseAfter}
            onChange={(pauseAfter) => set({ pauseAfter })}
            fault={faults['pauseAfter']}
          />
        </div>
      </FaultDetails>
      {typed.kind === 'AUDIT' && (
        <AuditSettings
          hasAccess={false}
          settings={typed.audit}
          onChange={(audit) => set({ audit })}
          faults={settingsFaults(error, typed.audit, 'audit.')}
        />
      )}
      <Preview timing={timingOf(typed)} />
    </div>
  );
}

function chosenDays(days: readonly Weekday[], day: Weekday, isChosen: boolean): readonly Weekday[] {
  const order = Object.keys(WEEKDAYS) as Weekday[];
  return order.filter((one) => (one === day ? isChosen : days.includes(one)));
}

/** Long enough for the next key. */
const TYPED_MS = 300;

/** The moments that come next, or what is wrong with what is typed. */
function Preview({ timing }: { readonly timing: PreviewScheduleInput }) {
  const typed = JSON.stringify(timing);
  const [asked, ask] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const input = JSON.parse(asked) as PreviewScheduleInput;
  const query = useOperation(previewScheduleQuery, { input }, { placeholderData: keepPreviousData });
  return (
    <section className="schedule-preview" aria-label="The next moments" aria-live="polite">
      <h3>The next moments</h3>
      {query.error !== null ? (
        <p className="fault">{inWords(query.error).message}</p>
      ) : query.data?.previewSchedule.length === 0 ? (
        <p className="soft">None is still to come.</p>
      ) : (
        <Moments moments={query.data?.previewSchedule.slice(0, 5) ?? []} timeZone={input.timeZone ?? 'UTC'} />
      )}
    </section>
  );
}

export interface MomentsProps {
  readonly moments: readonly string[];
  readonly timeZone: string;
}

/** Moments as the clocks of a zone show them. */
export function Moments({ moments, timeZone }: MomentsProps) {
  return (
    <ol className="schedule-moments">
      {moments.map((at) => (
        <li key={at}>
          <time dateTime={at}>{momentWords(at, timeZone)}</time>
        </li>
      ))}
    </ol>
  );
}
