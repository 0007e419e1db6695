import type { Person } from '../../domain/article/byline.js';
import { DUPLICATION_SHINGLE, findRepetition } from '../../domain/article/desk/duplication-domain.js';
import { imageAlt } from '../../domain/article/desk/image-alt.js';
import { targetIn } from '../../domain/article/desk/length.js';
import { knownLinks } from '../../domain/article/desk/links-alive.js';
import { runCheck } from '../../domain/article/desk/run-check.js';
import type { Draft, Outline } from '../../domain/article/draft.js';
import { editedFields, type ArticleEdit, type ArticleTexts } from '../../domain/article/editing/edit.js';
import { editedRecord, sourcesOf } from '../../domain/article/editing/edited-record.js';
import { sentencesOf } from '../../domain/article/desk/draft-sentences.js';
import { fixedHeading } from '../../domain/article/fixed-headings.js';
import { addressesIn } from '../../domain/article/markup/addresses-in.js';
import { draftOfBody } from '../../domain/article/markup/draft-of-body.js';
import { sanitiseHtml } from '../../domain/article/markup/sanitise.js';
import { isOfThisVersion, type ProvenanceRecord } from '../../domain/article/provenance.js';
import { proseOf } from '../../domain/article/prose.js';
import { askedWords } from '../../domain/brief/settings.js';
import { withHouseStyle } from '../../domain/brief/house-style.js';
import { refuse } from '../../domain/errors.js';
import type { Instant } from '../../domain/instant.js';
import { shinglesOf } from '../../libs/text/index.js';
import type { ArticleStore, EditableArticle } from '../../ports/article/article-store.js';
import type { Log } from '../../ports/log.js';
import type { MarkupValidator } from '../../ports/article/markup-validator.js';
import { runChecks } from './desk-service.js';

/** Chosen: several times those of the longest article that a brief may ask for. A record tells of each. */
const MOST_SENTENCES = 2000;

/** An edit that is to be made. */
export interface EditRequest {
  readonly editionId: string;
  readonly articleId: string;
  readonly edit: ArticleEdit;
  /** The revisions that it may replace; null for any. */
  readonly ifMatch: readonly number[] | null;
  readonly editor: Person;
  readonly at: Instant;
}

/** An article as it is after an edit, to be stored in place of the revision that it was made of. */
export interface EditedArticle {
  /** That revision. */
  readonly replaces: number;
  readonly texts: ArticleTexts;
  readonly wordCount: number;
  readonly record: ProvenanceRecord;
  /** Word runs of its text, by which later articles find it. */
  readonly shingles: readonly string[];
}

/** An article that is to be compared with what its edition has published. */
export type ComparisonRequest = Pick<EditRequest, 'editionId' | 'articleId'>;

/** An article as it stands, compared with what its edition has published. */
export interface ComparedArticle {
  readonly revision: number;
  /** The newest change of what it was compared with. */
  readonly lastPublished: Instant | null;
  readonly repetition: ReturnType<typeof findRepetition>;
  /** As of `EditedArticle`. */
  readonly shingles: readonly string[];
}

/** Makes what an edit makes of an article: a text of some thousand words takes a processor for a part of a second. */
export interface ArticleEditor {
  /**
   * @param account for whom it is made: those of one account wait for one another
   * @returns null where the edit changes nothing
   * @throws {GalleyError} `not_found`; `conflict` where another revision stands than may be replaced, or the record is of
   *   another version; `invalid_params` where the body has no sentence or too many; `unavailable` where too
   *   many of the account wait, or it takes too long
   */
  edit(request: EditRequest, account: string): Promise<EditedArticle | null>;
  /** @throws {GalleyError} `not_found`; `unavailable` as `edit` */
  compare(request: ComparisonRequest, account: string): Promise<ComparedArticle>;
}

export interface DeskEditorParts {
  readonly articles: Pick<ArticleStore, 'editable' | 'find' | 'lastPublished' | 'published'>;
  readonly validator: MarkupValidator;
  readonly log: Log;
}

/** Edits where it is called, and has the desk check the new text. */
export class DeskEditor implements ArticleEditor {
  constructor(private readonly parts: DeskEditorParts) {}

  async edit(request: EditRequest): Promise<EditedArticle | null> {
    const { articleId, at, edit, editionId, editor, ifMatch } = request;
    const found = await this.parts.articles.editable(editionId, articleId);
    if (!found) throw refuseMissingArticle();
    const { article, record } = found;
    assertMatches(article.revision, ifMatch);
    if (!record || !isOfThisVersion(record)) throw refuseOtherVersion();
    const { title, slug, metaTitle, metaDescription, body, byline } = article;
    const before = { title, slug, metaTitle, metaDescription, body, byline };
    const after = { ...before, ...edit, body: edit.body === undefined ? body : sanitiseHtml(edit.body) };
    const fields = editedFields(before, after);
    if (fields.length === 0) return null;
    const read = draftOfBody(after.body, record, article.languageCode);
    if (read.wordCount === 0)
      throw refuse('invalid_params', 'The input is not valid: /body has no text.', [
        { path: '/body', message: 'has no text that an article may have' },
      ]);
    const sentences = sentencesOf(read.draft).length;
    if (fields.includes('body') && sentences > MOST_SENTENCES)
      throw refuse(
        'invalid_params',
        `The input is not valid: /body has ${sentences} sentences; ${MOST_SENTENCES} are allowed.`,
        [{ path: '/body', message: `must have ${MOST_SENTENCES} sentences at most` }],
      );
    const { checks, claims } = await this.check({ ...found, record }, after, read);
    const revision = article.revision + 1;
    return {
      replaces: article.revision,
      texts: after,
      wordCount: fields.includes('body') ? read.wordCount : article.wordCount,
      record: editedRecord(record, {
        revision,
        after,
        fields,
        draft: read.draft,
        claims,
        checks,
        editor,
        at,
      }),
      shingles: shinglesIn(after.body),
    };
  }

  async compare({ editionId, articleId }: ComparisonRequest): Promise<ComparedArticle> {
    const { articles } = this.parts;
    const article = await articles.find(editionId, articleId);
    if (!article) throw refuseMissingArticle();
    const { body, title, languageCode: language, revision } = article;
    const shingles = shinglesIn(body);
    // Read first: what is published between the two counts as unread.
    const lastPublished = await articles.lastPublished(editionId, articleId);
    const published = await articles.published(editionId, shingles, articleId);
    return {
      revision,
      lastPublished,
      repetition: findRepetition({ body, title, language }, published),
      shingles,
    };
  }

  private async check(
    { article, record, input, houseStyle }: EditableArticle & { readonly record: ProvenanceRecord },
    { title, body }: ArticleTexts,
    { draft, text, wordCount }: ReturnType<typeof draftOfBody>,
  ) {
    const { settings } = record;
    const strictness = settings.checks?.strictness ?? 'standard';
    const minSupported = settings.checks?.min_supported;
    const report = await runChecks(
      this.parts,
      {
        draft,
        outline: outlineOf(
          title,
          draft,
          article.languageCode,
          targetIn(record.checks) ?? askedWords(settings),
        ),
        sources: sourcesOf(record),
        language: article.languageCode,
        html: body,
        text,
        wordCount,
        settings: withHouseStyle(settings, houseStyle),
        houseStyle,
        ...(record.subject === null ? {} : { subject: record.subject }),
        ...(input === null ? {} : { input }),
        ...(minSupported === undefined ? {} : { minSupported }),
      },
      {
        editionId: article.editionId,
        articleId: article.id,
        strictness,
        // Nobody's site is asked while a caller waits.
        links: () => Promise.resolve(knownLinks(addressesIn(body), addressesIn(article.body), record.checks)),
      },
    );
    const now = () => performance.now();
    const picture = runCheck(imageAlt, { image: record.image, html: body, claims: [] }, { strictness, now });
    return { claims: report.claims, checks: [...report.checks, picture] };
  }
}

function shinglesIn(body: string): string[] {
  return [...shinglesOf(proseOf(body), DUPLICATION_SHINGLE)];
}

/** The plan that the text fulfils: its own headings, but for the parts that come on top of the length that was aimed at. */
function outlineOf(title: string, { sections }: Draft, language: string, targetWords: number): Outline {
  const extras = [fixedHeading('key_takeaways', language), fixedHeading('faq', language)];
  const planned = sections.filter(({ heading }) => !extras.includes(heading));
  return {
    title,
    targetWords,
    sections: planned.map(({ id, heading }) => ({ id, heading, targetWords: 0, sourceIds: [] })),
  };
}

/** @throws {GalleyError} `conflict` */
export function assertMatches(revision: number, ifMatch: readonly number[] | null): void {
  if (ifMatch === null || ifMatch.includes(revision)) return;
  throw refuse(
    'conflict',
    `The article has changed: it is at revision ${revision} now. Read it again, and repeat the edit on what it says.`,
  );
}

/** Of an article whose record another version stored: it can't be changed together with its text. */
export function refuseOtherVersion() {
  return refuse(
    'conflict',
    'Another version of Galley stored the record of this article; write the article again.',
  );
}

export function refuseMissingArticle() {
  return refuse('not_found', 'There is no such article in this edition.');
}
