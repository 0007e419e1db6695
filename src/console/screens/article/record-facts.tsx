import type { ReactNode } from 'react';
import type { ArticleQuery } from '../../data/generated/types.js';
import { CodeBlock } from '../../ui/show/code-block.js';
import { formatTime } from '../../ui/show/times.js';
import { inWords } from './check-words.js';

/** How the article came to be, and who answers for it. */
export function RecordFacts({ article }: { readonly article: NonNullable<ArticleQuery['article']> }) {
  const { provenance: record, publication, jsonLd } = article;
  const editor = record?.editorOfRecord;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Meta title', article.metaTitle],
    ['Meta description', article.metaDescription],
    ['Slug', article.slug],
    ['Revision', article.revision],
    ...(publication === null
      ? []
      : ([
          ['Published', `${formatTime(publication.at)}${publication.by ? ` by ${publication.by.name}` : ''}`],
          ...(publication.overrideReason === null
            ? []
            : ([['Although held', publication.overrideReason]] as const)),
        ] as const)),
    ...(record === null
      ? []
      : ([
          ['Form', inWords(record.form)],
          ['Written by', [inWords(record.engine.mode), record.engine.model].filter(Boolean).join(', ')],
          ['Made', formatTime(record.madeAt)],
          ['Answers for it', editor?.name ?? 'Nobody is named'],
        ] as const)),
  ];
  return (
    <div className="stack">
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {record !== null && record.refusedSentences.length > 0 && (
        <section className="stack">
          <h3>Written by the model and not let stand</h3>
          <ul className="check-items">
            {record.refusedSentences.map(({ text, reasons }, place) => (
              <li key={place}>
                “{text}” ({reasons.join(', ')})
              </li>
            ))}
          </ul>
        </section>
      )}
      {jsonLd !== null && <CodeBlock label="JSON-LD" text={JSON.stringify(jsonLd, null, 2)} />}
    </div>
  );
}
