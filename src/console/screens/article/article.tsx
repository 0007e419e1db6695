import { Link, useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useMayWrite } from '../../app/caller.js';
import { Page } from '../../app/page.js';
import { ApiError } from '../../data/api-error.js';
import { articleQuery } from '../../data/generated/article.js';
import type { ArticleQuery } from '../../data/generated/types.js';
import { useOperation } from '../../data/queries.js';
import { Button } from '../../ui/controls/button.js';
import { Tabs } from '../../ui/controls/tabs.js';
import { formatNumber } from '../../ui/show/number.js';
import { RelativeTime } from '../../ui/show/relative-time.js';
import { Shown } from '../../ui/states/shown.js';
import { Empty } from '../../ui/states/states.js';
import { StatusBadge, VerdictBadge } from '../articles/verdict-badge.js';
import { ArticleActions } from './article-actions.js';
import { Checks } from './checks.js';
import { EditArticle, type Texts } from './edit-article.js';
import { Evidence } from './evidence.js';
import { History } from './history.js';
import { Preview } from './preview.js';
import { blockId, Reader } from './reader.js';
import { RecordFacts } from './record-facts.js';
import { Sources } from './sources.js';
import './article.css';

type Found = NonNullable<ArticleQuery['article']>;

/** One article beside its record. */
export function Article() {
  const { id } = useParams({ from: '/frame/articles/$id' });
  return <ArticleOf key={id} id={id} />;
}

function ArticleOf({ id }: { readonly id: string }) {
  const query = useOperation(articleQuery, { id });
  const mayWrite = useMayWrite();
  const [edited, setEdited] = useState<Texts | null>(null);
  // Counts how often the form was opened: what is read anew beside it leaves it as it is.
  const [opened, setOpened] = useState(0);
  const edit = (texts: Texts | null) => {
    setEdited(texts);
    setOpened(opened + 1);
  };
  // The form that had the focus is gone.
  useEffect(() => {
    if (edited === null && opened > 0) document.querySelector('h1')?.focus();
  }, [edited, opened]);
  const article = query.data?.article ?? null;
  return (
    <Page
      title={article?.title ?? 'Article'}
      lead={article === null ? undefined : <Lead article={article} />}
      actions={
        article !== null &&
        mayWrite &&
        edited === null && <ArticleActions article={article} onEdit={() => edit(article)} />
      }
    >
      {query.error instanceof ApiError && query.error.code === 'not_found' ? (
        <NotThere />
      ) : (
        <Shown what="the article" query={query} lines={12}>
          {({ article: found }) => {
            if (found === null) return <NotThere />;
            if (edited !== null) {
              return (
                <section className="card edit-card">
                  <EditArticle
                    key={opened}
                    id={id}
                    article={found}
                    revision={found.revision}
                    languageCode={found.languageCode}
                    texts={edited}
                    onClose={() => edit(null)}
                    onReload={() => {
                      void query.refetch().then(({ data }) => edit(data?.article ?? null));
                    }}
                  />
                </section>
              );
            }
            return <Beside article={found} onRestore={edit} />;
          }}
        </Shown>
      )}
    </Page>
  );
}

function NotThere() {
  return (
    <Empty title="There is no article at this address.">
      It was deleted, or is another account’s. <Link to="/articles">To the articles</Link>
    </Empty>
  );
}

function Lead({ article }: { readonly article: Found }) {
  return (
    <span className="row article-lead">
      <StatusBadge status={article.status} />
      <VerdictBadge verdict={article.provenance?.verdict ?? null} />
      <span>by {article.byline}</span>
      <span>{formatNumber(article.wordCount)} words</span>
      {article.edition.name !== article.byline && <span>for {article.edition.name}</span>}
      <span>
        changed <RelativeTime at={article.updatedAt} />
      </span>
      {article.job !== null && (
        <Link to="/jobs/$id" params={{ id: article.job.id }}>
          Its job
        </Link>
      )}
    </span>
  );
}

interface BesideProps {
  readonly article: Found;
  readonly onRestore: (texts: Texts) => void;
}

/** The text on one side, its record on the other. */
function Beside({ article, onRestore }: BesideProps) {
  const record = article.provenance;
  const [view, setView] = useState('text');
  const [part, setPart] = useState('evidence');
  const [chosen, setChosen] = useState<string | null>(null);
  const side = useRef<HTMLElement>(null);
  const claim = record?.claims.find(({ id }) => id === chosen) ?? null;

  const choose = (id: string) => {
    setChosen(id);
    setPart('evidence');
    // Where the record is below the text, a reader would not see that anything happened.
    requestAnimationFrame(() => side.current?.scrollIntoView({ block: 'nearest' }));
  };
  const back = () => {
    setView('text');
    requestAnimationFrame(() => {
      const sentence = document.querySelector<HTMLElement>('.sentence[aria-pressed="true"]');
      sentence?.focus({ preventScroll: true });
      sentence?.scrollIntoView({ block: 'center' });
    });
  };
  const showBlock = (id: string) => {
    setView('text');
    requestAnimationFrame(() => document.getElementById(blockId(id))?.scrollIntoView({ block: 'center' }));
  };
  const previewed = {
    ...article,
    image:
      article.image.signedUrl === null
        ? null
        : { url: article.image.signedUrl, alt: record?.image?.alt ?? '' },
  };

  const preview = { id: 'preview', label: 'Preview', content: <Preview article={previewed} /> };
  const history = {
    id: 'history',
    label: 'Revisions',
    content: (
      <History
        id={article.id}
        now={article}
        languageCode={article.languageCode}
        edits={record?.edits ?? []}
        onRestore={onRestore}
      />
    ),
  };
  const facts = { id: 'facts', label: 'Record', content: <RecordFacts article={article} /> };
  if (record === null) {
    return (
      <div className="article">
        <section className="card card-tabs" aria-label="Article">
          <Tabs label="Article" tabs={[preview]} />
        </section>
        <section className="card card-tabs" aria-label="Record">
          <Tabs label="Record" tabs={[facts, history]} />
        </section>
      </div>
    );
  }
  const faulty = record.checks.filter(({ verdict }) => verdict !== 'PASS' && verdict !== 'SKIPPED').length;
  return (
    <div className="article">
      <div className="article-below">
        <Button small onPress={() => side.current?.scrollIntoView()}>
          To its evidence, checks and revisions
        </Button>
      </div>
      <section className="card card-tabs" aria-label="Article">
        <Tabs
          label="Article"
          selected={view}
          onSelect={setView}
          tabs={[
            {
              id: 'text',
              label: 'Text',
              content: (
                <Reader
                  blocks={record.blocks}
                  claims={record.claims}
                  language={article.languageCode}
                  chosen={chosen}
                  onChoose={choose}
                />
              ),
            },
            preview,
          ]}
        />
      </section>
      <section ref={side} className="card card-tabs article-record" aria-label="Record">
        <Tabs
          label="Record"
          selected={part}
          onSelect={setPart}
          tabs={[
            {
              id: 'evidence',
              label: 'Evidence',
              content: <Evidence claim={claim} sources={record.sources} onBack={back} />,
            },
            {
              id: 'checks',
              label: faulty === 0 ? 'Checks' : `Checks (${faulty})`,
              content: <Checks checks={record.checks} onBlock={showBlock} />,
            },
            {
              id: 'sources',
              label: `Sources (${record.sources.length})`,
              content: <Sources record={record} />,
            },
            history,
            facts,
          ]}
        />
      </section>
    </div>
  );
}
