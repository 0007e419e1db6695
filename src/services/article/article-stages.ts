import { createHash } from 'node:crypto';
import { isUuid } from '../../domain/access/uuid.js';
import type { ArticleImage, NewArticle } from '../../domain/article/article.js';
import { assembleBody } from '../../domain/article/markup/body.js';
import type { DeskReport } from '../../domain/article/desk/desk.js';
import type { DeskCheck, Strictness } from '../../domain/article/desk/desk-check.js';
import type { Draft, Outline } from '../../domain/article/draft.js';
import { linksAsked, withInternalLinks } from '../../domain/article/internal-links.js';
import { metaDescription, metaTitle } from '../../domain/article/meta.js';
import { bylineOfArticle, editorOf, type NamedPeople } from '../../domain/article/byline.js';
import { makeRecord } from '../../domain/article/provenance.js';
import { sanitiseHtml } from '../../domain/article/markup/sanitise.js';
import { slugOfArticle } from '../../domain/article/slug.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { withHouseStyle } from '../../domain/brief/house-style.js';
import type { BriefSettings } from '../../domain/brief/settings.js';
import type { Edition } from '../../domain/edition.js';
import { instantOf } from '../../domain/instant.js';
import type { Clock } from '../../ports/clock.js';
import type { EditionStore } from '../../ports/access/edition-store.js';
import type { Ids } from '../../ports/ids.js';
import type { ImageMaker, ImageTask, MadeImage } from '../../ports/article/image-maker.js';
import type { ClaimedJob } from '../../ports/job-store.js';
import type { Writer, WritingTask } from '../../ports/article/writer.js';
import type { PeopleStore } from '../../ports/access/people-store.js';
import { readArtifacts } from './artifact-shapes.js';
import type { DeskService } from './desk-service.js';
import type { SourceService } from '../research/source-service.js';
import type { Artifacts, Made, Stages } from './article-work.js';
import type { StageProgress } from '../job/stage-work.js';

export interface ArticleStagesParts {
  readonly editions: EditionStore;
  readonly people: PeopleStore;
  readonly sources: SourceService;
  readonly desk: DeskService;
  readonly writer: Writer;
  readonly imageMaker: ImageMaker;
  /** Has pictures drawn by a model, for briefs that ask for it; null where the operator named none. */
  readonly imageProvider: ImageMaker | null;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Of this Galley, for the record of an article. */
  readonly version: string;
}

/**
 * What each stage of an article does. A stage reads the brief and the artifacts of the stages before it and
 * returns its own; it writes nothing but what it keeps of itself, so repeating one after a crash costs time, with a model
 * the price of what was not kept, and nothing else.
 */
export class ArticleStages implements Stages {
  readonly read = readArtifacts;

  constructor(private readonly parts: ArticleStagesParts) {}

  async brief(job: ClaimedJob, _made: Made, progress: StageProgress): Promise<Artifacts['brief']> {
    const edition = await this.editionOf(job);
    // In this order, whatever the order of its fields where it was read: the same brief keeps its seed.
    const { input, country, language, settings } = job.brief;
    const frozen = JSON.stringify({ input, country, language, settings });
    const briefSha256 = createHash('sha256').update(frozen).digest('hex');
    return {
      language: job.brief.language ?? edition.languageCode,
      country: job.brief.country ?? edition.country,
      // The same brief gives the same article; a caller who wants another names another seed.
      seed: job.brief.settings.seed ?? Number.parseInt(briefSha256.slice(0, 8), 16) % 2 ** 31,
      briefSha256,
      people: await this.peopleOf(job, progress),
      houseStyle: edition.houseStyle,
    };
  }

  async research(job: ClaimedJob, made: Made, progress: StageProgress): Promise<Artifacts['research']> {
    const edition = await this.editionOf(job);
    return this.parts.sources.gather(taskOf(job, made, edition), edition, progress);
  }

  async outline(job: ClaimedJob, made: Made, progress: StageProgress): Promise<Outline> {
    return this.parts.writer.outline(await this.writingTaskOf(job, made), progress);
  }

  async draft(job: ClaimedJob, made: Made, progress: StageProgress): Promise<Draft> {
    return this.parts.writer.draft(await this.writingTaskOf(job, made), need(made.outline), progress);
  }

  async checks(job: ClaimedJob, made: Made, progress: StageProgress): Promise<DeskReport> {
    const { html, text, wordCount } = bodyOf(job, made);
    const { settings } = job.brief;
    const { language, houseStyle } = need(made.brief);
    const minSupported = settings.checks?.min_supported;
    const report = await this.parts.desk.check(
      {
        draft: need(made.draft),
        outline: need(made.outline),
        sources: need(made.research).sources,
        subject: need(made.research).subject,
        language,
        html,
        text,
        wordCount,
        input: job.brief.input,
        settings: withHouseStyle(settings, houseStyle),
        houseStyle,
        ...(minSupported === undefined ? {} : { minSupported }),
      },
      {
        editionId: job.editionId,
        strictness: strictnessOf(job),
        brief: settings,
        answered: answeredOf(made),
        fetches: progress.fetches,
        signal: progress.signal,
      },
    );
    for (const check of report.checks) reportCheck(check, progress);
    return report;
  }

  meta(_job: ClaimedJob, made: Made): Artifacts['meta'] {
    const { title } = need(made.outline);
    const { language } = need(made.brief);
    return {
      title,
      slug: slugOfArticle(title, language),
      metaTitle: metaTitle(title, language),
      metaDescription: metaDescription(need(made.draft)),
    };
  }

  async image(job: ClaimedJob, made: Made, progress: StageProgress): Promise<Artifacts['image']> {
    const wanted = job.brief.settings.image;
    if (wanted?.featured === false || wanted?.mode === 'none') return null;
    const edition = await this.editionOf(job);
    const task = {
      title: need(made.meta).title,
      editionName: edition.name,
      language: need(made.brief).language,
      alt: wanted?.alt ?? null,
    };
    const drawn = wanted?.mode === 'provider' ? await this.drawnImage(task, progress) : null;
    const image = drawn ?? (await this.parts.imageMaker.make(task, progress.signal));
    if (!image) return null;
    const { bytes, warnings = [], ...rest } = image;
    for (const warning of warnings) progress.warn(warning);
    return {
      ...rest,
      base64: Buffer.from(bytes).toString('base64'),
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  }

  /** @returns null where no provider gives a picture; the article then gets the one that it would have without. */
  private async drawnImage(task: ImageTask, progress: StageProgress): Promise<MadeImage | null> {
    const { imageProvider } = this.parts;
    const instead = 'The article has the usual image.';
    if (!imageProvider) {
      progress.warn({
        code: 'setting_not_applied',
        message: `settings.image.mode “provider” was not applied: no image provider is set up. ${instead}`,
      });
      return null;
    }
    if (!progress.models.trySpend()) {
      progress.warn({
        code: 'image_provider_failed',
        message: `The article used up the calls that one article may cost. ${instead}`,
      });
      return null;
    }
    try {
      return await imageProvider.make(task, progress.signal);
    } catch (error) {
      if (!(error instanceof StageFailure)) throw error;
      progress.warn({
        code: 'image_provider_failed',
        message: `${error.message} ${instead}`,
      });
      return null;
    }
  }

  async assemble(job: ClaimedJob, made: Made, progress: StageProgress): Promise<NewArticle> {
    const edition = await this.editionOf(job);
    const body = bodyOf(job, made);
    const { language } = need(made.brief);
    const { title, slug, ...meta } = need(made.meta);
    const image = made.image ?? null;
    const { people } = need(made.brief);
    const byline = bylineOfArticle(people, edition);
    const html = sanitiseHtml(body.html);
    const id = this.parts.ids.uuid();
    reportLinks(job.brief.settings, body.links.length, progress);
    const { sources, dropped, queries } = need(made.research);
    const desk = need(made.checks);
    const imageAlt = this.parts.desk.checkImage({ image, html }, strictnessOf(job));
    reportCheck(imageAlt, progress);
    const stored = image && storedImage(image);
    const provenance = makeRecord({
      article: { id },
      textSha256: createHash('sha256').update(html).digest('hex'),
      image: stored,
      jobId: job.progress.id,
      briefSha256: need(made.brief).briefSha256,
      settings: job.brief.settings,
      subject: need(made.research).subject,
      engine: this.parts.writer.engine,
      promptsVersion: this.parts.writer.promptsVersion,
      packageVersion: this.parts.version,
      madeAt: instantOf(this.parts.clock.now()),
      byline,
      editor: editorOf(people, edition),
      sources,
      dropped,
      queries,
      links: body.links,
      draft: need(made.draft),
      claims: desk.claims,
      checks: [...desk.checks, imageAlt],
    });
    return {
      id,
      editionId: edition.id,
      slug,
      title,
      body: html,
      ...meta,
      languageCode: language,
      wordCount: body.wordCount,
      byline: byline.name,
      // A category is always there, an image not: see decisions §6.
      imageSource: image?.source ?? 'manual:',
      image: stored,
      provenance,
    };
  }

  /** Whom the brief names by id must be a user of the account; whom it does not find it tells, and goes on without. */
  private async peopleOf(job: ClaimedJob, progress: StageProgress): Promise<NamedPeople> {
    const { byline } = job.brief.settings;
    const find = async (id: string | undefined, field: string, instead: string) => {
      if (id === undefined) return null;
      const person = isUuid(id) ? await this.parts.people.find(job.accountId, id.toLowerCase()) : null;
      if (!person) {
        progress.warn({
          code: 'unknown_person',
          message: `settings.byline.${field} names no user of the account; ${instead}`,
        });
      }
      return person;
    };
    if (!byline) return { author: null, editor: null };
    const editor = await find(byline.editor_id, 'editor_id', 'the edition’s own editor of record stays.');
    if ('name' in byline) return { author: { name: byline.name }, editor };
    return { author: await find(byline.author_id, 'author_id', 'the usual byline is printed.'), editor };
  }

  private async writingTaskOf(job: ClaimedJob, made: Made): Promise<WritingTask> {
    const { sources, subject } = need(made.research);
    return { ...taskOf(job, made, await this.editionOf(job)), sources, subject };
  }

  private async editionOf(job: ClaimedJob): Promise<Edition> {
    const edition = await this.parts.editions.get(job.editionId);
    if (!edition) throw new StageFailure('internal', 'The edition of this job is gone.');
    return edition;
  }
}

function taskOf(job: ClaimedJob, made: Made, edition: Edition): Omit<WritingTask, 'sources' | 'subject'> {
  const { input, settings } = job.brief;
  const { language, country, seed, houseStyle } = need(made.brief);
  return {
    input,
    language,
    country,
    settings: withHouseStyle(settings, houseStyle),
    editionName: edition.name,
    houseStyle,
    seed,
  };
}

/** The body with its links: made anew in each stage that needs it, of what the stages before have left. */
function bodyOf(job: ClaimedJob, made: Made) {
  const { settings } = job.brief;
  const { sources, links: targets } = need(made.research);
  const { language } = need(made.brief);
  const body = assembleBody({
    draft: need(made.draft),
    sources,
    language,
    citations: settings.citations ?? 'inline',
  });
  const { most } = linksAsked(settings);
  return { ...body, ...withInternalLinks(body.html, { targets, most, language }) };
}

/** The pages that were read for the article, sources or not. */
function answeredOf(made: Made): string[] {
  const { links } = need(made.research);
  return links.flatMap(({ known, url }) => (known === 'source' || known === 'read' ? [url] : []));
}

/** Tells of links that the brief asked for and that no words of the article name. */
function reportLinks(settings: BriefSettings, placed: number, progress: StageProgress): void {
  const { asked } = linksAsked(settings);
  if (placed >= asked) return;
  progress.warn({
    code: 'internal_links_short',
    message: `settings.internal_links asks for ${asked} links, and ${placed} could be placed: no words of the article name other pages.`,
  });
}

function strictnessOf(job: ClaimedJob): Strictness {
  return job.brief.settings.checks?.strictness ?? 'standard';
}

/** The job speaks of the machine, the desk of the text: a failed check is reported, and the article is kept as a draft. */
function reportCheck({ name, summary, verdict }: DeskCheck, progress: StageProgress): void {
  if (verdict !== 'fail' && verdict !== 'error') return;
  progress.warn({
    code: 'desk_check_failed',
    message: `The desk check "${name}" failed: ${summary}`,
  });
}

function storedImage({ base64, source: _source, ...image }: NonNullable<Artifacts['image']>): ArticleImage {
  return { ...image, bytes: Buffer.from(base64, 'base64') };
}

/** Stages run in order, each after the artifact of the one before is stored. */
function need<T>(artifact: T | undefined): T {
  if (artifact === undefined) throw new Error('a stage ran before the artifact it reads was there');
  return artifact;
}
