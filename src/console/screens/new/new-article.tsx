import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useEdition, useMayWrite, type Edition } from '../../app/caller.js';
import { LeaveWarning } from '../../app/leave-warning.js';
import { Page } from '../../app/page.js';
import { ApiError, type FieldFault } from '../../data/api-error.js';
import { briefPeopleQuery, previewBriefMutation, startArticleMutation } from '../../data/generated/new.js';
import { useChange, useOperation, useTrial } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import type { Choice } from '../../ui/controls/select.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { TextArea } from '../../ui/controls/text-field.js';
import { Card } from '../../ui/show/card.js';
import { FormFault } from '../../ui/states/form-fault.js';
import { Empty } from '../../ui/states/states.js';
import { toast } from '../../ui/states/toasts.js';
import { NoEdition } from '../no-edition.js';
import { ChoiceOf, LinesOf, NumberOf, TextOf, type BriefForm } from './brief-form.js';
import { asInput, briefOf, fromJson, toJson, type Brief } from './brief-fields.js';
import { readBriefSearch } from './brief-search.js';
import { BriefGroups } from './brief-groups.js';
import { SourcesCard } from './sources-card.js';
import './new.css';

/** A brief with all of its settings, which starts an article. */
export function NewArticle() {
  const edition = useEdition();
  const mayWrite = useMayWrite();
  return (
    <Page title="New article" lead={edition?.name}>
      {!mayWrite && <Empty title="Your key only reads.">Sign in with a key that may start articles.</Empty>}
      {mayWrite && edition === null && <NoEdition />}
      {mayWrite && edition !== null && <BriefOf key={edition.id} edition={edition} />}
    </Page>
  );
}

function BriefOf({ edition }: { readonly edition: Edition }) {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const [given] = useState<Brief>(() => briefOf({ ...readBriefSearch(search) }));
  const [brief, setBrief] = useState(given);
  const [view, setView] = useState('form');
  const people = useOperation(briefPeopleQuery, { edition: edition.id }).data?.edition?.people ?? [];
  const preview = useTrial(previewBriefMutation);
  const start = useChange(startArticleMutation);
  const error = start.error ?? preview.error;
  const faults = faultsOf(error);

  const change = (next: Brief) => {
    setBrief(next);
    if (start.error !== null) start.reset();
    // What the sources gave is not what they give when they are others.
    if (next['settings'] !== brief['settings']) preview.reset();
  };
  const form: BriefForm = { brief, onChange: change, faults };
  const input = { edition: edition.id, brief: asInput(brief) };

  return (
    <form
      className="brief-form stack"
      onSubmit={(event) => {
        event.preventDefault();
        preview.reset();
        start.mutate(
          { input },
          {
            onSuccess: ({ startArticle }) => {
              if (startArticle === null) return;
              toast(
                startArticle.created
                  ? 'Started.'
                  : 'A job of this id was there already; nothing was started.',
              );
              void navigate({
                to: '/jobs/$id',
                params: { id: startArticle.job.id },
                ignoreBlocker: true,
              });
            },
          },
        );
      }}
    >
      <LeaveWarning what="brief" isOfEdition isChanged={JSON.stringify(brief) !== JSON.stringify(given)} />
      <Tabs
        label="Brief"
        selected={view}
        onSelect={setView}
        tabs={[
          {
            id: 'form',
            label: 'Form',
            content: (
              <div className="stack">
                <WhatToWrite form={form} />
                <SourcesCard
                  form={form}
                  found={preview.data?.previewBrief?.sources ?? null}
                  isTrying={preview.isPending}
                  onTry={() => preview.mutate({ input })}
                />
                <BriefGroups
                  form={form}
                  people={people.map(({ id, name }): Choice => ({ id, label: name }))}
                />
              </div>
            ),
          },
          { id: 'json', label: 'JSON', content: <BriefAsJson brief={brief} onChange={change} /> },
        ]}
      />
      {/* In sight with the button that was pressed, however long the form is. */}
      <div className="stack brief-actions">
        <FormFault error={error} />
        <div className="row">
          <Button type="submit" look="primary" isPending={start.isPending}>
            {start.isPending ? 'Starting …' : 'Start the article'}
          </Button>
          <span className="soft small">It is written for {edition.name}.</span>
        </div>
      </div>
    </form>
  );
}

function WhatToWrite({ form }: { readonly form: BriefForm }) {
  return (
    <Card title="What to write">
      <div className="brief-fields">
        <div className="brief-wide">
          <TextOf
            form={form}
            at="input"
            label="What to write about"
            hint="In plain words, up to 2,000 characters"
            rows={3}
          />
        </div>
        <TextOf form={form} at="settings.title" label="Title" hint="To be used as it is" />
        <ChoiceOf
          form={form}
          at="settings.articleType"
          label="Form of the article"
          choices={FORMS}
          absent="As it fits"
        />
        <NumberOf form={form} at="settings.wordCount" label="Words" hint="150 to 5,000; 1,200 unless said" />
        <TextOf
          form={form}
          at="language"
          label="Language"
          hint="Such as en or pt-BR; the edition’s own unless said"
        />
        <TextOf form={form} at="country" label="Country" hint="Such as GB; the edition’s own unless said" />
        <LinesOf form={form} at="settings.keywords" label="Keywords" hint="One a line" rows={2} />
      </div>
    </Card>
  );
}

interface BriefAsJsonProps {
  readonly brief: Brief;
  readonly onChange: (brief: Brief) => void;
}

/** The same brief as REST takes it, to be copied, or pasted over. */
function BriefAsJson({ brief, onChange }: BriefAsJsonProps) {
  const [text, setText] = useState(() => toJson(brief));
  const [fault, setFault] = useState<string | undefined>();
  return (
    <TextArea
      label="The brief as JSON"
      hint="As POST /v1/editions/…/articles takes it. What you change here stands in the form too."
      fault={fault}
      rows={24}
      spellCheck="false"
      value={text}
      onChange={(typed) => {
        setText(typed);
        try {
          onChange(fromJson(typed));
          setFault(undefined);
        } catch (error) {
          setFault((error as Error).message);
        }
      }}
    />
  );
}

/** @returns what is wrong, by paths within the brief such as `/settings/wordCount` */
function faultsOf(error: Error | null): ReadonlyMap<string, FieldFault> {
  if (!(error instanceof ApiError)) return new Map();
  return new Map(
    [...error.fields].map(([path, message]) => [
      path.replace(/^(\/input)?\/brief(?=\/)/, ''),
      { path, message },
    ]),
  );
}

const FORMS: readonly Choice[] = [
  { id: 'ARTICLE', label: 'Running text under headings' },
  { id: 'HOW_TO', label: 'Steps in order' },
  { id: 'LISTICLE', label: 'A list of items' },
  { id: 'COMPARISON', label: 'Things beside each other' },
  { id: 'FAQ', label: 'Questions and answers' },
  { id: 'NEWS_BRIEF', label: 'News in a few paragraphs' },
  { id: 'DIGEST', label: 'What several sources say' },
];
