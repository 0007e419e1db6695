// Made by `npm run codegen`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a key may do, fixed when it is made. */
export type Permission =
  /** Reads, and starts work. */
  | 'FULL'
  /** Reads only. */
  | 'READ';

/** An article to start. */
export type StartArticleInput = {
  /** The UUID of the edition to write for. */
  readonly edition: string;
  /** What to write. */
  readonly brief: BriefInput;
};

/** A brief to try. */
export type PreviewBriefInput = {
  /** The UUID of the edition to write for. */
  readonly edition: string;
  /** What would be written. */
  readonly brief: BriefInput;
};

/** Articles to start. */
export type StartArticlesInput = {
  /** The UUID of the edition to write for. */
  readonly edition: string;
  /** 1 to 100 of them; two may not share an id. */
  readonly briefs: ReadonlyArray<BriefInput>;
};

/** An article to publish. */
export type PublishArticleInput = {
  /** The article's UUID. */
  readonly id: string;
  /** Why it is published although a blocking check failed, 3 to 1,000 characters. */
  readonly overrideReason?: string | null | undefined;
};

/** Articles to publish. */
export type PublishArticlesInput = {
  /** 1 to 100 UUIDs, no two the same. */
  readonly ids: ReadonlyArray<string>;
  /** Why they are published although a blocking check failed, 3 to 1,000 characters. */
  readonly overrideReason?: string | null | undefined;
};

/** An article to call back. */
export type UnpublishArticleInput = {
  /** The article's UUID. */
  readonly id: string;
};

/** An article to edit, and what of it; null leaves a field as it is. */
export type UpdateArticleInput = {
  /** The article's UUID. */
  readonly id: string;
  /** The revision that is edited, as `Article.revision` has it; whichever stands when absent. */
  readonly revision?: number | null | undefined;
  /** The headline, 1 to 200 characters. */
  readonly title?: string | null | undefined;
  /** Lower-case ASCII letters and digits, joined by single hyphens; it stays as it is when the title changes. */
  readonly slug?: string | null | undefined;
  /** For the head of a page, up to 200 characters. */
  readonly metaTitle?: string | null | undefined;
  /** For the head of a page, up to 500 characters. */
  readonly metaDescription?: string | null | undefined;
  /** HTML of up to 200,000 characters; what an article must not hold is removed. */
  readonly body?: string | null | undefined;
  /** Who is named as author, 1 to 100 characters. */
  readonly byline?: string | null | undefined;
};

/** An article to delete. */
export type DeleteArticleInput = {
  /** The article's UUID. */
  readonly id: string;
};

/** Whether an article is published. */
export type ArticleStatus =
  /** Finished, not published. */
  | 'DRAFT'
  /** Published by `publishArticle`. */
  | 'PUBLISHED';

/** Which articles; all conditions hold that are given. `language`, `search`, `byline`, and whatever does not go with the order have no index: a page examines 10,000 articles at most, and may then be short, or empty, with `hasNextPage`. */
export type ArticleFilter = {
  /** Whether they are published. */
  readonly status?: ArticleStatus | null | undefined;
  /** What the desk says of them as a whole. */
  readonly verdict?: DeskVerdict | null | undefined;
  /** BCP 47 tag of the language that they are written in. */
  readonly language?: string | null | undefined;
  /** ISO 8601; only what became readable after it. */
  readonly since?: string | null | undefined;
  /** ISO 8601; only what became readable before it. */
  readonly until?: string | null | undefined;
  /** ISO 8601; only what changed after it. Without `orderBy` the order is then that of changes, oldest first; deleted articles are in the feed of REST alone. */
  readonly changedSince?: string | null | undefined;
  /** Only titles that contain this, whatever the case; 1 to 200 characters. */
  readonly search?: string | null | undefined;
  /** Only articles whose title and meta texts have all of these words, or words that begin so, whatever the case; up to 200 characters. */
  readonly words?: string | null | undefined;
  /** Only articles with this name under them, letter by letter. */
  readonly byline?: string | null | undefined;
};

/** What may have become of a URL between two audits. */
export type AuditUrlChangeKind =
  /** Only the later audit knows it. */
  | 'ADDED'
  /** Only the other audit knows it. */
  | 'REMOVED'
  /** The HTTP status. */
  | 'STATUS'
  /** Where it redirects to. */
  | 'REDIRECT'
  /** Whether search engines may list it, or why not. */
  | 'INDEXABILITY'
  /** The canonical address. */
  | 'CANONICAL'
  /** Directives for robots. */
  | 'ROBOTS'
  /** The title. */
  | 'TITLE'
  /** The meta description. */
  | 'DESCRIPTION'
  /** The headings of the first level. */
  | 'H1'
  /** How many words the main text has. */
  | 'WORDS';

/** A check to ignore. */
export type IgnoreAuditCheckInput = {
  /** The UUID of the edition in whose audits it is ignored. */
  readonly edition: string;
  /** The check's id, as `auditChecks` has it. */
  readonly check: string;
  /** Why, 3 to 1,000 characters. */
  readonly reason: string;
  /** From when on it counts again, ISO 8601; for as long as nobody says otherwise when absent. */
  readonly until?: string | null | undefined;
};

/** A check to ignore no longer. */
export type RestoreAuditCheckInput = {
  /** The UUID of the edition. */
  readonly edition: string;
  /** The check's id, as `auditChecks` has it. */
  readonly check: string;
};

/** What is changed of the rules. Null turns a rule off. */
export type UpdateRegressionRulesInput = {
  /** The edition's UUID. */
  readonly edition: string;
  /** Hits that are this bad or worse count. */
  readonly severity?: AuditSeverity | null | undefined;
  /** The only checks that count; null for all. */
  readonly checks?: ReadonlyArray<string> | null | undefined;
  /** Points of the score. */
  readonly scorePoints?: number | null | undefined;
  /** Share of the pages, 0.01 to 1. */
  readonly pagesShare?: number | null | undefined;
  /** Share of the indexable pages, 0.01 to 1. */
  readonly indexableShare?: number | null | undefined;
  /** Whether it is one that search engines may list the start page no more. */
  readonly startPage?: boolean | null | undefined;
  /** Whether it is one that the sitemaps are gone: by a 404 or 410, or by what is none or lists nothing. No answer, a 5xx or a 429 is none. */
  readonly sitemap?: boolean | null | undefined;
  /** Share of the time to the first byte, 0.1 to 100; 1 for twice as long. */
  readonly ttfbShare?: number | null | undefined;
  /** Hits of a check that had none. */
  readonly newHits?: number | null | undefined;
  /** More hits of a check that had some. */
  readonly moreHits?: number | null | undefined;
  /** The share that those are of the hits before. */
  readonly moreShare?: number | null | undefined;
  /** An audit that is done, with which later ones are compared; null for the one before each. */
  readonly baseline?: string | null | undefined;
};

/** An audit to cancel. */
export type CancelAuditInput = {
  /** The audit's UUID. */
  readonly id: string;
};

/** An audit to start, and how it is made where that is not as usual. While an audit with other settings runs, that one is answered, with a warning. */
export type StartAuditInput = {
  /** The UUID of the edition whose domain is audited. */
  readonly edition: string;
  /** The only pages that are read beside the start, to 5,000 of the site: links are not followed. */
  readonly urls?: ReadonlyArray<string> | null | undefined;
  /** Only paths that begin so are read; `*` stands for anything. To 50. */
  readonly include?: ReadonlyArray<string> | null | undefined;
  /** Paths that begin so are not read; `*` stands for anything. To 50. */
  readonly exclude?: ReadonlyArray<string> | null | undefined;
  /** Named to the site, and looked for in its robots.txt. Other sites get Galley's own name. */
  readonly userAgent?: string | null | undefined;
  /** No more pages; the operator's bound holds all the same. */
  readonly maxPages?: number | null | undefined;
  /** No more clicks from the start. */
  readonly maxDepth?: number | null | undefined;
  /** No longer crawl, to 3,600. */
  readonly maxSeconds?: number | null | undefined;
  /** Whether links to other sites are checked; true when absent. */
  readonly checkExternal?: boolean | null | undefined;
  /** What is looked for on each page, to 20: `filters` lists pages with and without, `found` of a row has what was found. */
  readonly searches?: ReadonlyArray<AuditSearchInput> | null | undefined;
  /** Parts of the site, to 20, each with a score and issues of its own in the overview. */
  readonly segments?: ReadonlyArray<AuditSegmentInput> | null | undefined;
  /** So many pages, to 500, of each kind of page some, are rendered in a browser and compared with their HTML as it was sent; where the operator has turned that on. */
  readonly renderPages?: number | null | undefined;
  /** Sent with each request to the origin of the web address, and to nothing else, to 20. Encrypted, and never answered. */
  readonly headers?: ReadonlyArray<AuditHeaderInput> | null | undefined;
  /** Of HTTP Basic, for a site that is not open to all: sent and stored as `headers`. */
  readonly login?: AuditLoginInput | null | undefined;
};

/** What is looked for on each page: one of `text`, `regex` and `css`. */
export type AuditSearchInput = {
  /** By which its results are listed: 1 to 50 letters, digits, spaces, `.`, `_` or `-`. */
  readonly name: string;
  /** A text, whatever its case. */
  readonly text?: string | null | undefined;
  /** A regular expression of RE2, which takes linear time; of its first group, where it has one. */
  readonly regex?: string | null | undefined;
  /** A CSS selector of elements, without pseudo-classes. */
  readonly css?: string | null | undefined;
  /** With `css`: the attribute that is wanted; the text of the element when absent. */
  readonly attribute?: string | null | undefined;
  /** Where `text` and `regex` are looked for: the HTML (`source`) when absent, or the visible `text`. */
  readonly in?: string | null | undefined;
};

/** A named part of a site. */
export type AuditSegmentInput = {
  /** Its name: as of a search. */
  readonly name: string;
  /** Patterns of paths, as `include` of the audit has them: one of them must fit. */
  readonly include: ReadonlyArray<string>;
};

/** A header field of requests. */
export type AuditHeaderInput = {
  /** Its name. */
  readonly name: string;
  /** Its value. */
  readonly value: string;
};

/** A login of HTTP Basic. */
export type AuditLoginInput = {
  /** Who. */
  readonly username: string;
  /** The password. */
  readonly password: string;
};

/** How far an audit is. */
export type AuditStatus =
  /** Pages are being read. */
  | 'CRAWLING'
  /** All pages are read; checks and views are being made. */
  | 'ANALYSING'
  /** Final: the views can be read. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED';

/** A step of an audit. */
export type AuditStage =
  /** The site is probed: robots.txt, sitemaps, its first answer. */
  | 'SITE'
  /** Pages are read. */
  | 'CRAWL'
  /** Checks and views are made. */
  | 'ANALYSIS';

/** Why a crawl ended. */
export type AuditStopReason =
  /** Nothing was left to read. */
  | 'DONE'
  /** The limit of pages was reached. */
  | 'MAX_PAGES'
  /** The limit of time was reached. */
  | 'MAX_TIME'
  /** Everything within the limit of depth was read. */
  | 'MAX_DEPTH'
  /** It was stopped by hand. */
  | 'USER'
  /** The site failed too often. */
  | 'SITE_ERRORS'
  /** Nothing answered any worker for a minute: the site, or Galley's own network, was down. */
  | 'UNREACHABLE';

/** How bad a finding is. */
export type AuditSeverity =
  /** Breaks something for readers or search engines. */
  | 'ERROR'
  /** Likely does harm. */
  | 'WARNING'
  /** Worth knowing; costs the score nothing. */
  | 'NOTICE';

/** What a check is about. */
export type AuditCategory =
  /** What the server answers. */
  | 'RESPONSES'
  /** Redirects, their chains and loops. */
  | 'REDIRECTS'
  /** What search engines may list. */
  | 'INDEXABILITY'
  /** Sitemaps and what they name. */
  | 'SITEMAPS'
  /** Titles, descriptions and headings. */
  | 'METADATA'
  /** The text of pages. */
  | 'CONTENT'
  /** Links within the site and out of it. */
  | 'LINKS'
  /** Versions of a page in other languages. */
  | 'HREFLANG'
  /** Pictures. */
  | 'IMAGES'
  /** Data for machines within pages. */
  | 'STRUCTURED_DATA'
  /** Encryption and headers that protect readers. */
  | 'SECURITY'
  /** The form of addresses. */
  | 'URLS'
  /** How pages can be found. */
  | 'DISCOVERY';

/** How sure a finding is. */
export type AuditConfidence =
  /** It was seen. */
  | 'CONFIRMED'
  /** It follows from what was seen, with some doubt. */
  | 'LIKELY'
  /** It could not be checked, for example behind a wall against robots. */
  | 'UNVERIFIABLE';

/** How much work a remedy is. */
export type AuditEffort =
  /** Minutes. */
  | 'LOW'
  /** Hours. */
  | 'MEDIUM'
  /** Days. */
  | 'HIGH';

/** Beside the audit before; `FIXED` is what only that one found. */
export type AuditChange =
  /** Only this audit found it. */
  | 'NEW'
  /** Both found it. */
  | 'SAME'
  /** Only the audit before found it. */
  | 'FIXED';

/** The order of issues. */
export type AuditIssueSort =
  /** What costs the score most comes first. */
  | 'POINTS'
  /** What is found most often comes first. */
  | 'COUNT'
  /** The worst comes first. */
  | 'SEVERITY';

/** By what URLs are sorted. */
export type AuditRowSort =
  /** Address. */
  | 'URL'
  /** HTTP status. */
  | 'STATUS'
  /** Title. */
  | 'TITLE'
  /** Width of the title. */
  | 'TITLE_PX'
  /** Width of the description. */
  | 'DESCRIPTION_PX'
  /** Media type. */
  | 'CONTENT_TYPE'
  /** Language. */
  | 'LANG'
  /** Words. */
  | 'WORDS'
  /** Clicks from the start. */
  | 'DEPTH'
  /** Links to it. */
  | 'INLINKS'
  /** Pages that link to it. */
  | 'UNIQUE_INLINKS'
  /** Links from it within the site. */
  | 'OUTLINKS'
  /** Links from it out of the site. */
  | 'EXTERNAL_OUTLINKS'
  /** Link score. */
  | 'LINK_SCORE'
  /** Time to the first byte. */
  | 'TTFB_MS'
  /** Bytes. */
  | 'BYTES'
  /** How many issues. */
  | 'ISSUES';

/** How several filters go together. */
export type AuditMatch =
  /** All of them hold. */
  | 'ALL'
  /** One of them holds. */
  | 'ANY';

/** What makes the branches of the tree. */
export type AuditStructureBy =
  /** The folders of addresses. */
  | 'FOLDER'
  /** Clicks from the start. */
  | 'DEPTH'
  /** Languages. */
  | 'LANG'
  /** Pages that are built alike. */
  | 'TEMPLATE';

/** A part of pages. */
export type AuditNgramArea =
  /** The main text, without what surrounds it. */
  | 'MAIN'
  /** All visible text. */
  | 'BODY'
  /** The title. */
  | 'TITLE'
  /** Main headings. */
  | 'H1'
  /** All headings. */
  | 'HEADINGS'
  /** The words of links to the page. */
  | 'ANCHOR'
  /** The meta description. */
  | 'DESCRIPTION';

/** The order of phrases. */
export type AuditNgramSort =
  /** What is used most often comes first. */
  | 'COUNT'
  /** What most pages use comes first. */
  | 'PAGES'
  /** What sets pages apart comes first. */
  | 'TFIDF';

/** What a node of the graph is. */
export type AuditNodeType =
  /** A page. */
  | 'HTML'
  /** An address that leads on. */
  | 'REDIRECT'
  /** An address that fails. */
  | 'ERROR'
  /** Outside of the site. */
  | 'EXTERNAL'
  /** A folder, for the pages in it that were left out. */
  | 'FOLDER';

/** How nodes are laid out. */
export type AuditLayout =
  /** Not at all: `x` and `y` are null. */
  | 'NONE'
  /** By the crawl's tree. */
  | 'TREE'
  /** By forces between nodes. */
  | 'FORCE';

/** What to write. Bounds are those of REST; a value out of bounds is refused as `invalid_params`, every fault named. */
export type BriefInput = {
  /** What to write about, 1 to 2,000 characters. */
  readonly input: string;
  /** The caller's own id; it is the idempotency key. */
  readonly id?: string | null | undefined;
  /** BCP 47 tag; the edition's own when absent. */
  readonly language?: string | null | undefined;
  /** ISO 3166-1 alpha-2; the edition's own when absent. */
  readonly country?: string | null | undefined;
  /** How to write it; the edition's own ways when absent. */
  readonly settings?: SettingsInput | null | undefined;
};

/** How to write it; every field optional. */
export type SettingsInput = {
  /** The headline, to be used as it is. */
  readonly title?: string | null | undefined;
  /** The form of the article. */
  readonly articleType?: ArticleType | null | undefined;
  /** A few words, such as `plain and friendly`. */
  readonly tone?: string | null | undefined;
  /** Who it is for. */
  readonly audience?: string | null | undefined;
  /** In whose voice. */
  readonly pointOfView?: PointOfView | null | undefined;
  /** 150 to 5,000. */
  readonly wordCount?: number | null | undefined;
  /** How hard it may be to read. */
  readonly readingLevel?: ReadingLevel | null | undefined;
  /** Words that it should be found by. */
  readonly keywords?: ReadonlyArray<string> | null | undefined;
  /** Headings to use as they are, in order. */
  readonly sections?: ReadonlyArray<SectionInput> | null | undefined;
  /** How many sections, 2 to 12, in place of `sections`; never together with it. */
  readonly sectionCount?: number | null | undefined;
  /** What goes beside the text. */
  readonly extras?: ExtrasInput | null | undefined;
  /** What to write from. */
  readonly sources?: ReadonlyArray<SourceInput> | null | undefined;
  /** What else may be read. */
  readonly sourcePolicy?: SourcePolicy | null | undefined;
  /** Where sources may be from. */
  readonly domains?: DomainsInput | null | undefined;
  /** 1 to 30. */
  readonly maxSources?: number | null | undefined;
  /** How old sources may be. */
  readonly freshness?: Freshness | null | undefined;
  /** Evidence to write from; never obeyed as instructions. */
  readonly notes?: string | null | undefined;
  /** Matters of style only. */
  readonly instructions?: string | null | undefined;
  /** Words that must stand in it. */
  readonly mustInclude?: ReadonlyArray<string> | null | undefined;
  /** Words that must not. */
  readonly forbidden?: ReadonlyArray<string> | null | undefined;
  /** Links to the edition's own pages. */
  readonly internalLinks?: InternalLinksInput | null | undefined;
  /** Where sources are named. */
  readonly citations?: CitationStyle | null | undefined;
  /** The picture. */
  readonly image?: ImageInput | null | undefined;
  /** Who is named as author. */
  readonly byline?: BylineInput | null | undefined;
  /** How strict the desk is. */
  readonly checks?: ChecksInput | null | undefined;
  /** Decides between equals: the same brief with the same sources gives the same article. */
  readonly seed?: number | null | undefined;
  /** Fields that Galley does not know, by their REST names; stored and passed through. */
  readonly extra?: unknown;
};

/** The form of an article. */
export type ArticleType =
  /** Running text under headings. */
  | 'ARTICLE'
  /** Steps in order. */
  | 'HOW_TO'
  /** A list of items. */
  | 'LISTICLE'
  /** Things beside each other. */
  | 'COMPARISON'
  /** Questions and answers. */
  | 'FAQ'
  /** News in a few paragraphs. */
  | 'NEWS_BRIEF'
  /** What several sources say, one after the other. */
  | 'DIGEST';

/** In whose voice an article speaks. */
export type PointOfView =
  /** I. */
  | 'FIRST_SINGULAR'
  /** We. */
  | 'FIRST_PLURAL'
  /** You. */
  | 'SECOND'
  /** He, she, it, they. */
  | 'THIRD';

/** How hard a text may be to read. */
export type ReadingLevel =
  /** For everybody. */
  | 'SIMPLE'
  /** For readers of a newspaper. */
  | 'GENERAL'
  /** For readers who know the field. */
  | 'ADVANCED'
  /** As it comes. */
  | 'ANY';

/** What may be read for an article. */
export type SourcePolicy =
  /** Reads what the brief gives and nothing else. */
  | 'ONLY_GIVEN'
  /** Reads what the brief gives first, then searches. */
  | 'GIVEN_FIRST'
  /** Reads whatever it finds. */
  | 'OPEN';

/** How old a source may be. */
export type Freshness =
  /** Any age. */
  | 'ANY'
  /** A day. */
  | 'DAY'
  /** A week. */
  | 'WEEK'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** Where sources are named. */
export type CitationStyle =
  /** Where they are used. */
  | 'INLINE'
  /** At the end. */
  | 'END'
  /** Nowhere in the text; the record has them all the same. */
  | 'NONE';

/** Where a picture comes from. */
export type ImageMode =
  /** The title, drawn as a card. */
  | 'CARD'
  /** A model that makes pictures, where one is set up. */
  | 'PROVIDER'
  /** None. */
  | 'NONE';

/** What a failing desk check does. */
export type Strictness =
  /** It is reported and blocks nothing. */
  | 'REPORT_ONLY'
  /** Some of them block publishing. */
  | 'STANDARD'
  /** Each of them blocks publishing. */
  | 'STRICT';

/** A section of the article. */
export type SectionInput = {
  /** Its heading, to be used as it is. */
  readonly heading: string;
  /** What it should say. */
  readonly notes?: string | null | undefined;
  /** Its length in words. */
  readonly words?: number | null | undefined;
};

/** What goes beside the text. */
export type ExtrasInput = {
  /** How many questions and answers to add. */
  readonly faq?: number | null | undefined;
  /** Whether the main points stand at the top. */
  readonly keyTakeaways?: boolean | null | undefined;
};

/** Either `url` alone, or `title` and `text` with what is known of them. */
export type SourceInput = {
  /** A page to read. */
  readonly url?: string | null | undefined;
  /** The title of a text that is given. */
  readonly title?: string | null | undefined;
  /** The text itself. */
  readonly text?: string | null | undefined;
  /** Under what terms it was given. */
  readonly licence?: string | null | undefined;
};

/** Where sources may be from. */
export type DomainsInput = {
  /** Only these domains. */
  readonly include?: ReadonlyArray<string> | null | undefined;
  /** None of these. */
  readonly exclude?: ReadonlyArray<string> | null | undefined;
};

/** Links to the edition's own pages. */
export type InternalLinksInput = {
  /** How many at most. */
  readonly max?: number | null | undefined;
  /** Pages to link to first. */
  readonly urls?: ReadonlyArray<InternalLinkInput> | null | undefined;
};

/** A page of the edition to link to. */
export type InternalLinkInput = {
  /** Its address. */
  readonly url: string;
  /** The words to put the link on. */
  readonly anchor?: string | null | undefined;
};

/** The picture of an article. */
export type ImageInput = {
  /** Whether there is to be one. */
  readonly featured?: boolean | null | undefined;
  /** Where it comes from. */
  readonly mode?: ImageMode | null | undefined;
  /** What it shows, for readers who can’t see it. */
  readonly alt?: string | null | undefined;
};

/** Either `authorId` or `name`. */
export type BylineInput = {
  /** A user of the account. */
  readonly authorId?: string | null | undefined;
  /** A name as it is to be shown. */
  readonly name?: string | null | undefined;
  /** The user who answers for it in place of the editor of record. */
  readonly editorId?: string | null | undefined;
};

/** How strict the desk is. */
export type ChecksInput = {
  /** What a failing check does. */
  readonly strictness?: Strictness | null | undefined;
  /** The share of sentences that must be supported, 0 to 1. */
  readonly minSupported?: number | null | undefined;
};

/** How an owner shows that a domain is theirs. */
export type OwnershipMethod =
  /** A tag in the head of the home page. */
  | 'META'
  /** A file at the root of the site. */
  | 'FILE'
  /** A TXT record in the DNS. */
  | 'DNS'
  /** Google Search Console: this Galley's service account is an owner or a full user of the property. */
  | 'GOOGLE';

/** By what a domain is verified. */
export type VerificationMethod =
  /** Confirmed by this Galley's operator; it is not checked again. */
  | 'OPERATOR'
  /** By a tag in the head of the home page. */
  | 'META'
  /** By a file at the root of the site. */
  | 'FILE'
  /** By a TXT record in the DNS. */
  | 'DNS'
  /** By Google Search Console. */
  | 'GOOGLE';

/** What an update of watched jobs says. */
export type JobsUpdateKind =
  /** The job was not final when the subscription began. */
  | 'PRESENT'
  /** All present jobs have been shown, which are the oldest 500; with fewer than those, a job that was shown before and is not among them has ended. It comes at once where there is none. */
  | 'PRESENT_END'
  /** The job is new, or has changed. */
  | 'CHANGE';

/** How far a job is. */
export type JobStatus =
  /** It waits for a worker. */
  | 'QUEUED'
  /** A worker is at it. */
  | 'RUNNING'
  /** Final: the article is there. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED'
  /** Final: it was cancelled. */
  | 'CANCELLED';

/** A step on the way to an article. */
export type StageName =
  /** The brief is frozen. */
  | 'BRIEF'
  /** Sources are gathered. */
  | 'RESEARCH'
  /** Sections are planned. */
  | 'OUTLINE'
  /** The text is written. */
  | 'DRAFT'
  /** The desk checks it. */
  | 'CHECKS'
  /** Titles and descriptions are made. */
  | 'META'
  /** The picture is made. */
  | 'IMAGE'
  /** The article is put together and stored. */
  | 'ASSEMBLE';

/** How far a stage is. */
export type StageStatus =
  /** It has not begun. */
  | 'WAITING'
  /** It is under way. */
  | 'RUNNING'
  /** It ended well. */
  | 'DONE'
  /** The brief does not want it. */
  | 'SKIPPED'
  /** It failed. */
  | 'FAILED';

/** What writes. */
export type EngineMode =
  /** Galley's own engine, which puts together what sources say. */
  | 'EXTRACTIVE'
  /** A language model. */
  | 'LLM';

/** A direction of an order. */
export type OrderDirection =
  /** Oldest first. */
  | 'ASC'
  /** Newest first. */
  | 'DESC';

/** What was done. */
export type LogAction =
  /** A plan was described for the first time. */
  | 'PLAN_CREATED'
  /** A plan was changed. */
  | 'PLAN_UPDATED'
  /** An account was made. */
  | 'ACCOUNT_CREATED'
  /** An account was changed, closed or opened. */
  | 'ACCOUNT_UPDATED'
  /** An account was deleted with all that it held. */
  | 'ACCOUNT_DELETED'
  /** A newsroom was made. */
  | 'NEWSROOM_CREATED'
  /** A newsroom was changed. */
  | 'NEWSROOM_UPDATED'
  /** A user was made. */
  | 'USER_CREATED'
  /** A user was changed. */
  | 'USER_UPDATED'
  /** An edition was made. */
  | 'EDITION_CREATED'
  /** An edition was changed. */
  | 'EDITION_UPDATED'
  /** An edition was deleted with all that it held. */
  | 'EDITION_DELETED'
  /** An edition's domain was verified. */
  | 'EDITION_VERIFIED'
  /** A domain is no longer verified. */
  | 'VERIFICATION_LOST'
  /** A check of the audits is ignored. */
  | 'CHECK_IGNORED'
  /** A check is ignored no longer. */
  | 'CHECK_RESTORED'
  /** It was changed what is a regression of the audits. */
  | 'REGRESSION_RULES_UPDATED'
  /** The feed of an edition has a new address. */
  | 'FEED_ROTATED'
  /** The feed of an edition was turned off. */
  | 'FEED_DISABLED'
  /** A key was made. */
  | 'KEY_CREATED'
  /** A key was replaced by another. */
  | 'KEY_ROTATED'
  /** A key was revoked. */
  | 'KEY_REVOKED'
  /** A session was ended by another. */
  | 'SESSION_ENDED'
  /** An article was published. */
  | 'ARTICLE_PUBLISHED'
  /** An article was called back. */
  | 'ARTICLE_UNPUBLISHED'
  /** An article was edited. */
  | 'ARTICLE_EDITED'
  /** An article was deleted. */
  | 'ARTICLE_DELETED'
  /** An operator cancelled work. */
  | 'WORK_CANCELLED'
  /** An operator had work done again. */
  | 'WORK_RETRIED'
  /** An operator's key was used. */
  | 'OPERATOR_KEY_USED'
  /** A schedule was made. */
  | 'SCHEDULE_CREATED'
  /** A schedule was changed. */
  | 'SCHEDULE_UPDATED'
  /** A schedule was deleted. */
  | 'SCHEDULE_DELETED'
  /** A schedule was paused, by a caller or by Galley. */
  | 'SCHEDULE_PAUSED'
  /** A schedule goes on. */
  | 'SCHEDULE_RESUMED'
  /** An endpoint of webhooks was made. */
  | 'WEBHOOK_CREATED'
  /** An endpoint was changed. */
  | 'WEBHOOK_UPDATED'
  /** An endpoint was deleted. */
  | 'WEBHOOK_DELETED'
  /** The secret of an endpoint was replaced. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** Galley turned an endpoint off. */
  | 'WEBHOOK_DISABLED';

/** Who changes things. */
export type LogActorKind =
  /** A caller, by a key or by a session that acts as it. */
  | 'KEY'
  /** An operator, by a key of theirs. */
  | 'OPERATOR_KEY'
  /** An operator, at the command line. */
  | 'COMMAND_LINE'
  /** Galley itself, in the course of its work. */
  | 'SERVICE';

/** Which entries; all conditions hold that are given. `action` has no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type LogFilter = {
  /** Only entries of one of these actions. */
  readonly action?: ReadonlyArray<LogAction> | null | undefined;
  /** ISO 8601; only what was done after it. */
  readonly since?: string | null | undefined;
  /** ISO 8601; only what was done before it. */
  readonly until?: string | null | undefined;
};

/** Which work of all accounts; all conditions hold that are given. `code` has no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type OperatorWorkFilter = {
  /** Only work of one of these kinds. */
  readonly kind?: ReadonlyArray<WorkKind> | null | undefined;
  /** Only work of one of these statuses. */
  readonly status?: ReadonlyArray<WorkStatus> | null | undefined;
  /** The UUID of an account: only its work. */
  readonly account?: string | null | undefined;
  /** Only what failed with this code. */
  readonly code?: string | null | undefined;
  /** ISO 8601; only what was started after it. */
  readonly since?: string | null | undefined;
  /** ISO 8601; only what was started before it. */
  readonly until?: string | null | undefined;
};

/** What an editor decided of an article. */
export type EditorDecision =
  /** Published. */
  | 'APPROVED'
  /** Withdrawn. */
  | 'HELD'
  /** Nothing yet. */
  | 'NONE';

/** What a source is. */
export type SourceKind =
  /** The notes of the brief. */
  | 'NOTE'
  /** A text that came with the brief. */
  | 'GIVEN_TEXT'
  /** A page that the brief names. */
  | 'GIVEN_URL'
  /** A page of the edition's own site. */
  | 'DOMAIN_PAGE'
  /** A page of another site. */
  | 'WEB'
  /** An article of the edition. */
  | 'EXISTING_ARTICLE';

/** Whose words a source holds. */
export type SourceRights =
  /** The edition's own. */
  | 'OWN'
  /** The caller's, given with the brief. */
  | 'GIVEN'
  /** A stranger's: quoted only, and short. */
  | 'THIRD_PARTY';

/** What a piece of an article is. */
export type BlockKind =
  /** A paragraph. */
  | 'PARAGRAPH'
  /** An item of a list. */
  | 'ITEM'
  /** A step of instructions. */
  | 'STEP'
  /** A row of a table. */
  | 'ROW'
  /** A quotation. */
  | 'QUOTE'
  /** A heading within a section. */
  | 'SUBHEADING'
  /** A listing or a command, with its line breaks. */
  | 'CODE';

/** What a sentence asserts. */
export type ClaimKind =
  /** A fact. */
  | 'FACT'
  /** A number. */
  | 'NUMBER'
  /** A date. */
  | 'DATE'
  /** What somebody said. */
  | 'QUOTE'
  /** What a word means. */
  | 'DEFINITION'
  /** An opinion. */
  | 'OPINION'
  /** The words of a link. */
  | 'LINK_TEXT';

/** How far the cited text bears a claim out. */
export type ClaimVerdict =
  /** The cited text says it. */
  | 'SUPPORTED'
  /** The cited text says some of it. */
  | 'PARTLY_SUPPORTED'
  /** The cited text does not say it. */
  | 'UNSUPPORTED'
  /** The cited text says otherwise. */
  | 'CONTRADICTED'
  /** Not checked. */
  | 'NOT_CHECKED';

/** How a passage was found in its source. */
export type EvidenceMatch =
  /** Letter by letter. */
  | 'VERBATIM'
  /** By most of its pairs of words. */
  | 'NEAR'
  /** By its words. */
  | 'LEXICAL'
  /** By its meaning. */
  | 'SEMANTIC'
  /** By the judgement of a model. */
  | 'MODEL';

/** What a check says. */
export type CheckVerdict =
  /** All is well. */
  | 'PASS'
  /** Something may be wrong. */
  | 'WARN'
  /** Something is wrong. */
  | 'FAIL'
  /** There was nothing to check, or nothing to check it with. */
  | 'SKIPPED'
  /** The check itself failed. */
  | 'ERROR';

/** What the desk says of an article as a whole. */
export type DeskVerdict =
  /** All is well. */
  | 'PASS'
  /** Something may be wrong. */
  | 'WARN'
  /** A blocking check fails or errs. */
  | 'FAIL';

/** The status of a report. */
export type ResearchStatus =
  /** A worker is at it, or will be. */
  | 'RUNNING'
  /** Its record can be read. */
  | 'DONE'
  /** It failed; `error` says why. */
  | 'FAILED';

/** What is done for a report, in this order. */
export type ResearchStageName =
  /** Reads the domain's own pages. */
  | 'SITE'
  /** Plans the questions. */
  | 'PLAN'
  /** Searches the web and reads what it finds. */
  | 'SEARCH'
  /** Composes the text. */
  | 'DRAFT'
  /** Holds each sentence against its sources. */
  | 'CHECKS'
  /** Puts the record together. */
  | 'ASSEMBLE';

/** How deep a site goes into a topic. */
export type ResearchTopicDepth =
  /** A page of its own, and a thousand words or more. */
  | 'DEEP'
  /** Anything between the two. */
  | 'PARTIAL'
  /** Fewer than three hundred words. */
  | 'THIN';

/** Where a question of readers was found. */
export type ResearchQuestionOrigin =
  /** It is the title of a page. */
  | 'TITLE'
  /** It is a heading. */
  | 'HEADING'
  /** It is an entry of a list of questions. */
  | 'FAQ'
  /** It is the title of a result of a web search. */
  | 'SEARCH';

/** Why something counts as missing. */
export type ResearchGapKind =
  /** A question that readers ask, without an answer. */
  | 'UNANSWERED_QUESTION'
  /** Links lead to a page that is not there. */
  | 'MISSING_TARGET'
  /** Many pages mention it, and no page is named after it. */
  | 'NO_PAGE'
  /** Links send readers to another site for it. */
  | 'SENT_ELSEWHERE'
  /** Several other sites have a page or a heading on it. */
  | 'COMPETITOR_TOPIC'
  /** A page that many others link to has hardly any text. */
  | 'THIN_PAGE';

/** What sort of finding it is. */
export type ResearchFindingKind =
  /** Something that is so. */
  | 'FACT'
  /** Something beside something else. */
  | 'COMPARISON'
  /** Something that is missing. */
  | 'GAP'
  /** Something that may do harm. */
  | 'RISK';

/** What is started, and when. */
export type CreateScheduleInput = {
  /** The edition's UUID. */
  readonly edition: string;
  /** Unique in the edition, 1 to 100 characters. */
  readonly name: string;
  /** What is started. */
  readonly kind: WorkKind;
  /** Of an article: what is written each time. */
  readonly brief?: BriefInput | null | undefined;
  /** Of an audit: how it is made. */
  readonly audit?: ScheduledAuditInput | null | undefined;
  /** Five fields: minute, hour, day of the month, month, day of the week. This, or `every`. */
  readonly cron?: string | null | undefined;
  /** An interval in place of `cron`. */
  readonly every?: ScheduleIntervalInput | null | undefined;
  /** A name of the IANA database; UTC when absent. */
  readonly timeZone?: string | null | undefined;
  /** ISO 8601; no moment before it. */
  readonly startsAt?: string | null | undefined;
  /** ISO 8601; no moment after it. */
  readonly endsAt?: string | null | undefined;
  /** Each start is put off by up to so many seconds, to 3,600. */
  readonly jitterSeconds?: number | null | undefined;
  /** What a moment finds while the work of an earlier one runs; `SKIP` when absent. */
  readonly overlap?: ScheduleOverlap | null | undefined;
  /** How late a start may be; a day for articles, and an hour for others when absent. */
  readonly catchupSeconds?: number | null | undefined;
  /** After how many failures in a row it pauses by itself, 0 for never; 3 when absent. */
  readonly pauseAfter?: number | null | undefined;
};

/** When a schedule would start work, as `CreateScheduleInput` has it. */
export type PreviewScheduleInput = {
  /** Five fields; this, or `every`. */
  readonly cron?: string | null | undefined;
  /** An interval in place of `cron`. */
  readonly every?: ScheduleIntervalInput | null | undefined;
  /** A name of the IANA database; UTC when absent. */
  readonly timeZone?: string | null | undefined;
  /** ISO 8601; no moment before it. */
  readonly startsAt?: string | null | undefined;
  /** ISO 8601; no moment after it. */
  readonly endsAt?: string | null | undefined;
};

/** What is changed of a schedule; what is absent stays. */
export type UpdateScheduleInput = {
  /** The schedule's UUID. */
  readonly id: string;
  /** Unique in the edition. */
  readonly name?: string | null | undefined;
  /** Of an article. */
  readonly brief?: BriefInput | null | undefined;
  /** Of an audit; what is absent is as usual. */
  readonly audit?: ScheduledAuditInput | null | undefined;
  /** In place of what was planned before. */
  readonly cron?: string | null | undefined;
  /** In place of what was planned before. */
  readonly every?: ScheduleIntervalInput | null | undefined;
  /** A name of the IANA database. */
  readonly timeZone?: string | null | undefined;
  /** ISO 8601; null takes it away. */
  readonly startsAt?: string | null | undefined;
  /** ISO 8601; null takes it away. */
  readonly endsAt?: string | null | undefined;
  /** In seconds. */
  readonly jitterSeconds?: number | null | undefined;
  /** What a moment finds while work runs. */
  readonly overlap?: ScheduleOverlap | null | undefined;
  /** In seconds. */
  readonly catchupSeconds?: number | null | undefined;
  /** Failures in a row. */
  readonly pauseAfter?: number | null | undefined;
};

/** How the audits of a schedule are made: as `StartAuditInput` has it, without secrets. */
export type ScheduledAuditInput = {
  /** The only pages that are read beside the start. */
  readonly urls?: ReadonlyArray<string> | null | undefined;
  /** Only paths that begin so are read. */
  readonly include?: ReadonlyArray<string> | null | undefined;
  /** Paths that begin so are not read. */
  readonly exclude?: ReadonlyArray<string> | null | undefined;
  /** Named to the site. */
  readonly userAgent?: string | null | undefined;
  /** No more pages. */
  readonly maxPages?: number | null | undefined;
  /** No more clicks from the start. */
  readonly maxDepth?: number | null | undefined;
  /** No longer crawl, in seconds. */
  readonly maxSeconds?: number | null | undefined;
  /** Whether links to other sites are checked; true when absent. */
  readonly checkExternal?: boolean | null | undefined;
  /** What is looked for on each page, to 20. */
  readonly searches?: ReadonlyArray<AuditSearchInput> | null | undefined;
  /** Parts of the site, to 20. */
  readonly segments?: ReadonlyArray<AuditSegmentInput> | null | undefined;
  /** So many pages are rendered in a browser, to 500. */
  readonly renderPages?: number | null | undefined;
};

/** An interval. */
export type ScheduleIntervalInput = {
  /** Of what. */
  readonly unit: ScheduleUnit;
  /** Every so many of them. */
  readonly n: number;
  /** The time of the day in the zone, such as `06:30`; not of hours. */
  readonly at?: string | null | undefined;
  /** Of weeks alone. */
  readonly weekdays?: ReadonlyArray<Weekday> | null | undefined;
  /** Of months alone, 1 to 31. */
  readonly monthDays?: ReadonlyArray<number> | null | undefined;
};

/** What intervals are counted in. */
export type ScheduleUnit =
  /** Hours that pass, whatever the clocks show. */
  | 'HOUR'
  /** Days. */
  | 'DAY'
  /** Weeks, which begin on Monday. */
  | 'WEEK'
  /** Months. */
  | 'MONTH';

/** A day of the week. */
export type Weekday =
  /** Monday. */
  | 'MON'
  /** Tuesday. */
  | 'TUE'
  /** Wednesday. */
  | 'WED'
  /** Thursday. */
  | 'THU'
  /** Friday. */
  | 'FRI'
  /** Saturday. */
  | 'SAT'
  /** Sunday. */
  | 'SUN';

/** What a planned moment finds while the work of an earlier one runs. */
export type ScheduleOverlap =
  /** It is not started. */
  | 'SKIP'
  /** It is started when that work is over; further ones are not. */
  | 'BUFFER_ONE'
  /** It is started all the same; of a domain one audit and one report run at a time. */
  | 'ALLOW';

/** What becomes of a planned moment. */
export type RunOutcome =
  /** Its start is tried, or tried again. */
  | 'WAITING'
  /** It was started. */
  | 'STARTED'
  /** The work of an earlier one ran. */
  | 'SKIPPED_OVERLAP'
  /** It came too late, or was refused for too long. */
  | 'MISSED'
  /** It was refused. */
  | 'REFUSED'
  /** It fell into a pause. */
  | 'PAUSED';

/** By what a run was started. */
export type RunTrigger =
  /** By its plan. */
  | 'PLAN'
  /** By a caller, at once. */
  | 'CALLER';

/** How the work of a run ended. */
export type WorkEnd =
  /** It is done. */
  | 'DONE'
  /** It failed. */
  | 'FAILED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** It was deleted before its end was seen. */
  | 'GONE';

/** How messages are signed. */
export type WebhookSigning =
  /** By a secret that both sides know. */
  | 'HMAC'
  /** By a private key of Galley's. */
  | 'ED25519';

/** How far a delivery is. */
export type DeliveryStatus =
  /** It will be tried, or tried again. */
  | 'PENDING'
  /** The endpoint took it. */
  | 'DELIVERED'
  /** It is tried no more. */
  | 'FAILED';

/** Which deliveries; all conditions hold that are given. */
export type DeliveryFilter = {
  /** Only those of one of these. */
  readonly status?: ReadonlyArray<DeliveryStatus> | null | undefined;
  /** Only events of these types. */
  readonly type?: ReadonlyArray<string> | null | undefined;
  /** ISO 8601; only what was posted later. */
  readonly since?: string | null | undefined;
};

/** A header field of each message. */
export type WebhookHeaderInput = {
  /** Its name. */
  readonly name: string;
  /** Its value, which is encrypted and never shown. */
  readonly value: string;
};

/** A new endpoint. */
export type CreateWebhookInput = {
  /** Https, on port 443 or 8443 of a public address. */
  readonly url: string;
  /** For people. */
  readonly description?: string | null | undefined;
  /** Only these types; all if left out. */
  readonly eventTypes?: ReadonlyArray<string> | null | undefined;
  /** Only these editions; all if left out. */
  readonly editions?: ReadonlyArray<string> | null | undefined;
  /** Sent with each message, 10 at most. */
  readonly headers?: ReadonlyArray<WebhookHeaderInput> | null | undefined;
  /** HMAC if left out. */
  readonly signing?: WebhookSigning | null | undefined;
  /** Requests a second, 1 to 100; without a bound if left out. */
  readonly maxPerSecond?: number | null | undefined;
};

/** A change of an endpoint; what is left out stays. */
export type UpdateWebhookInput = {
  /** Its UUID. */
  readonly id: string;
  /** As in `CreateWebhookInput`. */
  readonly url?: string | null | undefined;
  /** For people. */
  readonly description?: string | null | undefined;
  /** Null for all. */
  readonly eventTypes?: ReadonlyArray<string> | null | undefined;
  /** Null for all. */
  readonly editions?: ReadonlyArray<string> | null | undefined;
  /** Instead of those before. */
  readonly headers?: ReadonlyArray<WebhookHeaderInput> | null | undefined;
  /** Null for no bound. */
  readonly maxPerSecond?: number | null | undefined;
  /** Whether events are sent. */
  readonly enabled?: boolean | null | undefined;
};

/** A stretch of time. */
export type RecoverWebhookInput = {
  /** The endpoint's UUID. */
  readonly id: string;
  /** ISO 8601; only events that happened after it. */
  readonly since: string;
  /** ISO 8601; only events that happened before it. Now if left out. */
  readonly until?: string | null | undefined;
};

/** What is done in the background, by what starts it. */
export type WorkKind =
  /** An article job. */
  | 'ARTICLE'
  /** A research report. */
  | 'RESEARCH'
  /** An audit. */
  | 'AUDIT';

/** How far work of any kind is. */
export type WorkStatus =
  /** It waits for a worker; of article jobs alone. */
  | 'QUEUED'
  /** A worker is at it, or will be; an audit is crawling or analysing. */
  | 'RUNNING'
  /** Final: its result can be read. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED'
  /** Final: it was cancelled. */
  | 'CANCELLED';

/** Which work; all conditions hold that are given. `code` and `key` have no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type WorkFilter = {
  /** Only work of one of these kinds. */
  readonly kind?: ReadonlyArray<WorkKind> | null | undefined;
  /** Only work of one of these statuses. */
  readonly status?: ReadonlyArray<WorkStatus> | null | undefined;
  /** The UUID of an edition: only its work. There is none for an edition of another account. */
  readonly edition?: string | null | undefined;
  /** Only what failed with this code. */
  readonly code?: string | null | undefined;
  /** The UUID of a key: only what it has started. */
  readonly key?: string | null | undefined;
  /** ISO 8601; only what was started after it. */
  readonly since?: string | null | undefined;
  /** ISO 8601; only what was started before it. */
  readonly until?: string | null | undefined;
};

export type FrameQueryVariables = Exact<{ [key: string]: never }>;

export type FrameQuery = {
  readonly me: {
    readonly key: { readonly id: string; readonly name: string; readonly permission: Permission };
    readonly user: { readonly id: string; readonly name: string; readonly maySpend: boolean };
    readonly account: { readonly name: string; readonly plan: { readonly contentApi: boolean } };
  };
  readonly editions: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly webAddress: string | null;
      readonly verified: boolean;
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
};

export type ArticleQueryVariables = Exact<{
  id: string;
}>;

export type ArticleQuery = {
  readonly article: {
    readonly id: string;
    readonly slug: string;
    readonly status: ArticleStatus;
    readonly title: string;
    readonly body: string;
    readonly metaTitle: string;
    readonly metaDescription: string;
    readonly languageCode: string;
    readonly wordCount: number;
    readonly byline: string;
    readonly createdAt: string;
    readonly updatedAt: string;
    readonly revision: number;
    readonly jsonLd: unknown;
    readonly image: { readonly signedUrl: string | null };
    readonly edition: { readonly id: string; readonly name: string };
    readonly job: { readonly id: string } | null;
    readonly publication: {
      readonly at: string;
      readonly overrideReason: string | null;
      readonly by: { readonly name: string } | null;
    } | null;
    readonly provenance: {
      readonly verdict: DeskVerdict;
      readonly madeAt: string;
      readonly form: ArticleType;
      readonly engine: {
        readonly mode: EngineMode;
        readonly provider: string | null;
        readonly model: string | null;
        readonly packageVersion: string;
      };
      readonly byline: { readonly name: string; readonly isPerson: boolean | null };
      readonly editorOfRecord: {
        readonly name: string | null;
        readonly decision: EditorDecision;
        readonly at: string | null;
        readonly note: string | null;
        readonly decidedBy: { readonly name: string } | null;
      };
      readonly image: { readonly alt: string } | null;
      readonly sources: ReadonlyArray<{
        readonly id: string;
        readonly kind: SourceKind;
        readonly url: string | null;
        readonly finalUrl: string | null;
        readonly title: string;
        readonly site: string | null;
        readonly author: string | null;
        readonly publishedAt: string | null;
        readonly fetchedAt: string | null;
        readonly words: number;
        readonly text: string | null;
        readonly rights: SourceRights;
        readonly licence: string | null;
        readonly used: boolean;
        readonly citedCount: number;
        readonly shortened: boolean | null;
      }>;
      readonly droppedSources: ReadonlyArray<{
        readonly url: string | null;
        readonly title: string | null;
        readonly reason: string;
      }>;
      readonly queries: ReadonlyArray<{
        readonly text: string;
        readonly provider: string;
        readonly results: number;
        readonly kept: number;
        readonly failure: string | null;
      }>;
      readonly blocks: ReadonlyArray<{
        readonly id: string;
        readonly kind: BlockKind;
        readonly heading: string | null;
        readonly text: string;
      }>;
      readonly claims: ReadonlyArray<{
        readonly id: string;
        readonly blockId: string;
        readonly start: number;
        readonly end: number;
        readonly text: string;
        readonly kind: ClaimKind;
        readonly checkRequired: boolean;
        readonly verdict: ClaimVerdict;
        readonly method: string | null;
        readonly score: number | null;
        readonly reason: string | null;
        readonly numbers: ReadonlyArray<{ readonly raw: string; readonly foundIn: string | null }>;
        readonly evidence: ReadonlyArray<{
          readonly sourceId: string;
          readonly quote: string;
          readonly start: number;
          readonly end: number;
          readonly match: EvidenceMatch | null;
          readonly score: number;
        }>;
      }>;
      readonly refusedSentences: ReadonlyArray<{
        readonly part: string;
        readonly text: string;
        readonly reasons: ReadonlyArray<string>;
      }>;
      readonly checks: ReadonlyArray<{
        readonly name: string;
        readonly verdict: CheckVerdict;
        readonly blocking: boolean;
        readonly score: number | null;
        readonly threshold: number | null;
        readonly summary: string;
        readonly items: ReadonlyArray<{ readonly blockId: string | null; readonly message: string }>;
        readonly override: { readonly reason: string; readonly at: string } | null;
      }>;
      readonly edits: ReadonlyArray<{
        readonly revision: number;
        readonly name: string;
        readonly at: string;
        readonly fields: ReadonlyArray<string>;
        readonly removedClaims: ReadonlyArray<string>;
      }>;
    } | null;
  } | null;
};

export type ArticleRevisionsQueryVariables = Exact<{
  id: string;
}>;

export type ArticleRevisionsQuery = {
  readonly article: {
    readonly id: string;
    readonly revisions: ReadonlyArray<{
      readonly revision: number;
      readonly title: string;
      readonly slug: string;
      readonly metaTitle: string;
      readonly metaDescription: string;
      readonly body: string;
      readonly byline: string;
      readonly editedAt: string;
      readonly editedBy: { readonly name: string };
    }>;
  } | null;
};

export type UpdateArticleMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;

export type UpdateArticleMutation = {
  readonly updateArticle: { readonly article: { readonly id: string; readonly revision: number } } | null;
};

export type PublishArticleMutationVariables = Exact<{
  input: PublishArticleInput;
}>;

export type PublishArticleMutation = {
  readonly publishArticle: { readonly article: { readonly id: string } } | null;
};

export type UnpublishArticleMutationVariables = Exact<{
  input: UnpublishArticleInput;
}>;

export type UnpublishArticleMutation = {
  readonly unpublishArticle: { readonly article: { readonly id: string } } | null;
};

export type DeleteArticleMutationVariables = Exact<{
  input: DeleteArticleInput;
}>;

export type DeleteArticleMutation = { readonly deleteArticle: { readonly deletedId: string } | null };

export type ArticleRecordFragment = {
  readonly verdict: DeskVerdict;
  readonly madeAt: string;
  readonly form: ArticleType;
  readonly engine: {
    readonly mode: EngineMode;
    readonly provider: string | null;
    readonly model: string | null;
    readonly packageVersion: string;
  };
  readonly byline: { readonly name: string; readonly isPerson: boolean | null };
  readonly editorOfRecord: {
    readonly name: string | null;
    readonly decision: EditorDecision;
    readonly at: string | null;
    readonly note: string | null;
    readonly decidedBy: { readonly name: string } | null;
  };
  readonly image: { readonly alt: string } | null;
  readonly sources: ReadonlyArray<{
    readonly id: string;
    readonly kind: SourceKind;
    readonly url: string | null;
    readonly finalUrl: string | null;
    readonly title: string;
    readonly site: string | null;
    readonly author: string | null;
    readonly publishedAt: string | null;
    readonly fetchedAt: string | null;
    readonly words: number;
    readonly text: string | null;
    readonly rights: SourceRights;
    readonly licence: string | null;
    readonly used: boolean;
    readonly citedCount: number;
    readonly shortened: boolean | null;
  }>;
  readonly droppedSources: ReadonlyArray<{
    readonly url: string | null;
    readonly title: string | null;
    readonly reason: string;
  }>;
  readonly queries: ReadonlyArray<{
    readonly text: string;
    readonly provider: string;
    readonly results: number;
    readonly kept: number;
    readonly failure: string | null;
  }>;
  readonly blocks: ReadonlyArray<{
    readonly id: string;
    readonly kind: BlockKind;
    readonly heading: string | null;
    readonly text: string;
  }>;
  readonly claims: ReadonlyArray<{
    readonly id: string;
    readonly blockId: string;
    readonly start: number;
    readonly end: number;
    readonly text: string;
    readonly kind: ClaimKind;
    readonly checkRequired: boolean;
    readonly verdict: ClaimVerdict;
    readonly method: string | null;
    readonly score: number | null;
    readonly reason: string | null;
    readonly numbers: ReadonlyArray<{ readonly raw: string; readonly foundIn: string | null }>;
    readonly evidence: ReadonlyArray<{
      readonly sourceId: string;
      readonly quote: string;
      readonly start: number;
      readonly end: number;
      readonly match: EvidenceMatch | null;
      readonly score: number;
    }>;
  }>;
  readonly refusedSentences: ReadonlyArray<{
    readonly part: string;
    readonly text: string;
    readonly reasons: ReadonlyArray<string>;
  }>;
  readonly checks: ReadonlyArray<{
    readonly name: string;
    readonly verdict: CheckVerdict;
    readonly blocking: boolean;
    readonly score: number | null;
    readonly threshold: number | null;
    readonly summary: string;
    readonly items: ReadonlyArray<{ readonly blockId: string | null; readonly message: string }>;
    readonly override: { readonly reason: string; readonly at: string } | null;
  }>;
  readonly edits: ReadonlyArray<{
    readonly revision: number;
    readonly name: string;
    readonly at: string;
    readonly fields: ReadonlyArray<string>;
    readonly removedClaims: ReadonlyArray<string>;
  }>;
};

export type ArticlesQueryVariables = Exact<{
  edition: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: ArticleFilter | null | undefined;
}>;

export type ArticlesQuery = {
  readonly edition: {
    readonly id: string;
    readonly articles: {
      readonly totalCount: number | null;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly status: ArticleStatus;
        readonly wordCount: number;
        readonly byline: string;
        readonly languageCode: string;
        readonly createdAt: string;
        readonly updatedAt: string;
        readonly publication: { readonly at: string } | null;
        readonly provenance: { readonly verdict: DeskVerdict } | null;
      }>;
    };
  } | null;
};

export type PublishArticlesMutationVariables = Exact<{
  input: PublishArticlesInput;
}>;

export type PublishArticlesMutation = {
  readonly publishArticles: {
    readonly published: ReadonlyArray<{ readonly id: string }>;
    readonly refused: ReadonlyArray<{ readonly index: number; readonly id: string; readonly detail: string }>;
  } | null;
};

export type ArticleRowFragment = {
  readonly id: string;
  readonly title: string;
  readonly status: ArticleStatus;
  readonly wordCount: number;
  readonly byline: string;
  readonly languageCode: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publication: { readonly at: string } | null;
  readonly provenance: { readonly verdict: DeskVerdict } | null;
};

export type AuditQueryVariables = Exact<{
  id: string;
}>;

export type AuditQuery = {
  readonly audit: {
    readonly id: string;
    readonly status: AuditStatus;
    readonly stage: AuditStage | null;
    readonly progress: number;
    readonly createdAt: string;
    readonly pageCount: number;
    readonly edition: { readonly id: string; readonly name: string };
    readonly crawl: {
      readonly stopReason: AuditStopReason | null;
      readonly domain: string;
      readonly elapsedMs: number;
      readonly pagesPerSecond: number;
      readonly effectiveDelayMs: number;
      readonly secondsLeft: number | null;
      readonly coverage: {
        readonly complete: boolean;
        readonly skipped: number;
        readonly fetched: number;
        readonly queued: number;
        readonly failed: number;
        readonly blockedByRobots: number;
        readonly limit: number;
      };
    };
    readonly error: { readonly message: string } | null;
  } | null;
};

export type AuditReportQueryVariables = Exact<{
  id: string;
}>;

export type AuditReportQuery = {
  readonly audit: { readonly id: string; readonly reportPage: string | null } | null;
};

export type AuditSitemapQueryVariables = Exact<{
  id: string;
  file?: number | null | undefined;
}>;

export type AuditSitemapQuery = {
  readonly audit: {
    readonly id: string;
    readonly sitemap: { readonly files: number; readonly pages: number; readonly xml: string } | null;
  } | null;
};

export type AuditRobotsQueryVariables = Exact<{
  id: string;
  urls: ReadonlyArray<string> | string;
  userAgent?: string | null | undefined;
  robotsTxt?: string | null | undefined;
}>;

export type AuditRobotsQuery = {
  readonly audit: {
    readonly id: string;
    readonly robots: {
      readonly source: string;
      readonly group: string | null;
      readonly crawlDelaySeconds: number | null;
      readonly results: ReadonlyArray<{
        readonly url: string;
        readonly allowed: boolean;
        readonly line: { readonly line: number; readonly text: string } | null;
      }>;
    } | null;
  } | null;
};

export type AuditOverviewQueryVariables = Exact<{
  id: string;
}>;

export type AuditOverviewQuery = {
  readonly audit: {
    readonly id: string;
    readonly overview: {
      readonly score: {
        readonly value: number | null;
        readonly grade: string | null;
        readonly previous: number | null;
        readonly delta: number | null;
        readonly confidence: string;
        readonly caps: ReadonlyArray<{ readonly reason: string; readonly max: number }>;
        readonly lost: ReadonlyArray<{
          readonly check: string;
          readonly severity: AuditSeverity;
          readonly points: number;
          readonly affected: number;
          readonly population: number;
        }>;
      };
      readonly searches: ReadonlyArray<{
        readonly name: string;
        readonly pages: number;
        readonly matches: number;
        readonly values: ReadonlyArray<{ readonly value: string; readonly pages: number }>;
      }>;
      readonly segments: ReadonlyArray<{
        readonly name: string;
        readonly urls: number;
        readonly pages: number;
        readonly indexable: number;
        readonly score: number | null;
        readonly grade: string | null;
        readonly issues: ReadonlyArray<{
          readonly check: string;
          readonly severity: AuditSeverity;
          readonly urls: number;
          readonly points: number;
        }>;
      }>;
      readonly totals: {
        readonly urls: number;
        readonly htmlPages: number;
        readonly indexable: number;
        readonly nonIndexable: number;
        readonly resources: number;
        readonly externalUrls: number;
        readonly internalLinks: number;
        readonly bytes: number;
      };
      readonly depth: ReadonlyArray<{
        readonly depth: string | null;
        readonly count: number;
        readonly byStatus: {
          readonly success: number;
          readonly redirection: number;
          readonly clientError: number;
          readonly serverError: number;
          readonly noResponse: number;
          readonly blockedByRobots: number;
        };
      }>;
      readonly timing: {
        readonly ttfbMs: { readonly p50: number; readonly p90: number; readonly p99: number };
      };
      readonly issues: {
        readonly error: { readonly checks: number; readonly items: number };
        readonly warning: { readonly checks: number; readonly items: number };
        readonly notice: { readonly checks: number; readonly items: number };
      };
      readonly topFixes: ReadonlyArray<{
        readonly check: string;
        readonly title: string;
        readonly affected: number;
        readonly templateWide: boolean;
        readonly points: number;
      }>;
      readonly duplicates: { readonly exactPages: number; readonly nearPages: number };
      readonly changes: {
        readonly since: string | null;
        readonly pagesAdded: number;
        readonly pagesRemoved: number;
        readonly statusChanged: number;
        readonly issuesNew: number;
        readonly issuesFixed: number;
      };
    } | null;
  } | null;
  readonly auditChecks: ReadonlyArray<{ readonly id: string; readonly title: string }>;
};

export type AuditStructureQueryVariables = Exact<{
  id: string;
  by: AuditStructureBy;
  path?: string | null | undefined;
}>;

export type AuditStructureQuery = {
  readonly audit: {
    readonly id: string;
    readonly structure: {
      readonly root: {
        readonly ownUrls: number;
        readonly childrenTotal: number;
        readonly childrenTruncated: boolean;
        readonly path: string;
        readonly segment: string;
        readonly urls: number;
        readonly htmlPages: number;
        readonly indexable: number;
        readonly depthAvg: number | null;
        readonly wordsAvg: number | null;
        readonly pagerankSum: number;
        readonly children: ReadonlyArray<{
          readonly childrenTotal: number;
          readonly path: string;
          readonly segment: string;
          readonly urls: number;
          readonly htmlPages: number;
          readonly indexable: number;
          readonly depthAvg: number | null;
          readonly wordsAvg: number | null;
          readonly pagerankSum: number;
          readonly issues: { readonly error: number; readonly warning: number; readonly notice: number };
        }>;
        readonly issues: { readonly error: number; readonly warning: number; readonly notice: number };
      };
    } | null;
  } | null;
};

export type AuditBranchFragment = {
  readonly path: string;
  readonly segment: string;
  readonly urls: number;
  readonly htmlPages: number;
  readonly indexable: number;
  readonly depthAvg: number | null;
  readonly wordsAvg: number | null;
  readonly pagerankSum: number;
  readonly issues: { readonly error: number; readonly warning: number; readonly notice: number };
};

export type AuditPhrasesQueryVariables = Exact<{
  id: string;
  n?: ReadonlyArray<number> | number | null | undefined;
  lang?: string | null | undefined;
  area: AuditNgramArea;
  q?: string | null | undefined;
  sort: AuditNgramSort;
  limit: number;
}>;

export type AuditPhrasesQuery = {
  readonly audit: {
    readonly id: string;
    readonly ngrams: {
      readonly approximate: boolean;
      readonly errorBound: number;
      readonly totals: { readonly pages: number; readonly words: number };
      readonly languages: ReadonlyArray<{ readonly lang: string; readonly pages: number }>;
      readonly ngrams: ReadonlyArray<{
        readonly n: number;
        readonly phrases: ReadonlyArray<{
          readonly text: string;
          readonly count: number;
          readonly pages: number;
          readonly pageShare: number;
          readonly per1000Words: number;
          readonly tfidf: number;
          readonly boilerplate: boolean;
          readonly unlinkedPages: number;
          readonly in: {
            readonly title: number;
            readonly h1: number;
            readonly headings: number;
            readonly anchor: number;
          };
          readonly maxOnPage: {
            readonly url: string;
            readonly count: number;
            readonly density: number;
          } | null;
          readonly linkedTo: ReadonlyArray<{ readonly url: string; readonly links: number }>;
          readonly samplePages: ReadonlyArray<{
            readonly url: string;
            readonly count: number;
            readonly context: string;
          }>;
        }>;
      }>;
    } | null;
  } | null;
};

export type AuditsToCompareQueryVariables = Exact<{
  id: string;
}>;

export type AuditsToCompareQuery = {
  readonly audit: {
    readonly id: string;
    readonly edition: {
      readonly id: string;
      readonly audits: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly createdAt: string;
          readonly pageCount: number;
        }>;
      };
    };
  } | null;
};

export type AuditChangesQueryVariables = Exact<{
  id: string;
  since?: string | null | undefined;
  kind?: ReadonlyArray<AuditUrlChangeKind> | AuditUrlChangeKind | null | undefined;
  limit?: number | null | undefined;
  cursor?: string | null | undefined;
}>;

export type AuditChangesQuery = {
  readonly audit: {
    readonly id: string;
    readonly changes: {
      readonly confidence: string;
      readonly since: { readonly id: string } | null;
      readonly counts: ReadonlyArray<{ readonly kind: AuditUrlChangeKind; readonly count: number }>;
      readonly changes: ReadonlyArray<{
        readonly url: string;
        readonly kind: AuditUrlChangeKind;
        readonly before: string | null;
        readonly after: string | null;
      }>;
      readonly page: { readonly total: number; readonly nextCursor: string | null };
    } | null;
  } | null;
};

export type AuditIssuesQueryVariables = Exact<{
  id: string;
  severity?: AuditSeverity | null | undefined;
  category?: AuditCategory | null | undefined;
  changed?: AuditChange | null | undefined;
  sort: AuditIssueSort;
}>;

export type AuditIssuesQuery = {
  readonly audit: {
    readonly id: string;
    readonly edition: {
      readonly id: string;
      readonly ignoredChecks: ReadonlyArray<{
        readonly check: string;
        readonly reason: string;
        readonly at: string;
        readonly until: string | null;
        readonly by: { readonly name: string };
      }>;
    };
    readonly issues: {
      readonly summary: { readonly checksRun: number; readonly checksFailed: number };
      readonly issues: ReadonlyArray<{
        readonly check: string;
        readonly title: string;
        readonly category: AuditCategory;
        readonly severity: AuditSeverity;
        readonly rule: string;
        readonly count: number;
        readonly urls: number;
        readonly population: number;
        readonly templateWide: boolean;
        readonly confidence: AuditConfidence;
        readonly why: string;
        readonly fix: string;
        readonly effort: AuditEffort;
        readonly points: number;
        readonly source: { readonly title: string; readonly url: string } | null;
        readonly change: { readonly new: number; readonly fixed: number };
        readonly patterns: ReadonlyArray<{ readonly folder: string; readonly count: number }>;
      }>;
    } | null;
  } | null;
};

export type IgnoreAuditCheckMutationVariables = Exact<{
  input: IgnoreAuditCheckInput;
}>;

export type IgnoreAuditCheckMutation = {
  readonly ignoreAuditCheck: { readonly edition: { readonly id: string } } | null;
};

export type RestoreAuditCheckMutationVariables = Exact<{
  input: RestoreAuditCheckInput;
}>;

export type RestoreAuditCheckMutation = {
  readonly restoreAuditCheck: { readonly edition: { readonly id: string } } | null;
};

export type AuditHitsQueryVariables = Exact<{
  id: string;
  check: string;
  changed?: AuditChange | null | undefined;
  limit: number;
  cursor?: string | null | undefined;
}>;

export type AuditHitsQuery = {
  readonly audit: {
    readonly id: string;
    readonly issues: {
      readonly page: { readonly total: number; readonly nextCursor: string | null } | null;
      readonly items: ReadonlyArray<{
        readonly url: string | null;
        readonly status: number | null;
        readonly depth: number | null;
        readonly inlinks: number;
        readonly observed: string;
        readonly detail: unknown;
        readonly change: AuditChange | null;
        readonly sourcePages: number;
        readonly where: { readonly selector: string | null; readonly line: number | null };
        readonly sources: ReadonlyArray<{
          readonly url: string;
          readonly anchor: string;
          readonly position: string;
        }>;
      }>;
    } | null;
  } | null;
};

export type AuditFiltersQueryVariables = Exact<{
  id: string;
  filter: ReadonlyArray<string> | string;
  match: AuditMatch;
  facet: ReadonlyArray<string> | string;
  q?: string | null | undefined;
}>;

export type AuditFiltersQuery = {
  readonly audit: {
    readonly id: string;
    readonly filters: {
      readonly groups: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly total: number;
        readonly filters: ReadonlyArray<{
          readonly id: string;
          readonly title: string;
          readonly count: number;
          readonly severity: AuditSeverity | null;
        }>;
      }>;
      readonly facets: ReadonlyArray<{
        readonly field: string;
        readonly values: ReadonlyArray<{ readonly value: string; readonly count: number }>;
      }>;
    } | null;
  } | null;
};

export type AuditRowsQueryVariables = Exact<{
  id: string;
  filter: ReadonlyArray<string> | string;
  match: AuditMatch;
  facet: ReadonlyArray<string> | string;
  q?: string | null | undefined;
  sort?: AuditRowSort | null | undefined;
  order: OrderDirection;
  limit: number;
  cursor?: string | null | undefined;
}>;

export type AuditRowsQuery = {
  readonly audit: {
    readonly id: string;
    readonly filters: {
      readonly page: { readonly total: number; readonly nextCursor: string | null } | null;
      readonly rows: ReadonlyArray<{
        readonly url: string;
        readonly status: number | null;
        readonly contentType: string | null;
        readonly indexable: boolean;
        readonly indexabilityReason: string | null;
        readonly title: string | null;
        readonly titlePx: number | null;
        readonly description: string | null;
        readonly descriptionPx: number | null;
        readonly h1: ReadonlyArray<string>;
        readonly canonical: string | null;
        readonly lang: string | null;
        readonly words: number | null;
        readonly depth: number | null;
        readonly inlinks: number;
        readonly uniqueInlinks: number;
        readonly outlinks: number | null;
        readonly externalOutlinks: number | null;
        readonly linkScore: number | null;
        readonly ttfbMs: number | null;
        readonly bytes: number | null;
        readonly nearDuplicateOf: string | null;
        readonly inSitemap: boolean;
        readonly redirectTo: string | null;
        readonly foundVia: string;
        readonly lastModified: string | null;
        readonly issues: ReadonlyArray<string>;
        readonly found: ReadonlyArray<{
          readonly search: string;
          readonly count: number;
          readonly values: ReadonlyArray<string>;
        }>;
        readonly skipped: { readonly detail: string } | null;
      }>;
    } | null;
  } | null;
};

export type AuditAddressFragment = {
  readonly url: string;
  readonly status: number | null;
  readonly contentType: string | null;
  readonly indexable: boolean;
  readonly indexabilityReason: string | null;
  readonly title: string | null;
  readonly titlePx: number | null;
  readonly description: string | null;
  readonly descriptionPx: number | null;
  readonly h1: ReadonlyArray<string>;
  readonly canonical: string | null;
  readonly lang: string | null;
  readonly words: number | null;
  readonly depth: number | null;
  readonly inlinks: number;
  readonly uniqueInlinks: number;
  readonly outlinks: number | null;
  readonly externalOutlinks: number | null;
  readonly linkScore: number | null;
  readonly ttfbMs: number | null;
  readonly bytes: number | null;
  readonly nearDuplicateOf: string | null;
  readonly inSitemap: boolean;
  readonly redirectTo: string | null;
  readonly foundVia: string;
  readonly lastModified: string | null;
  readonly issues: ReadonlyArray<string>;
  readonly found: ReadonlyArray<{
    readonly search: string;
    readonly count: number;
    readonly values: ReadonlyArray<string>;
  }>;
  readonly skipped: { readonly detail: string } | null;
};

export type AuditGraphQueryVariables = Exact<{
  id: string;
  limitNodes: number;
  limitEdges: number;
  folder?: string | null | undefined;
  layout: AuditLayout;
}>;

export type AuditGraphQuery = {
  readonly audit: {
    readonly id: string;
    readonly graph: {
      readonly stats: {
        readonly nodesTotal: number;
        readonly edgesTotal: number;
        readonly components: number;
        readonly orphans: number;
        readonly deadEnds: number;
        readonly maxDepth: number;
        readonly avgDepth: number;
      };
      readonly truncated: {
        readonly nodesShown: number;
        readonly edgesShown: number;
        readonly method: string;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: number;
        readonly url: string;
        readonly title: string | null;
        readonly status: number | null;
        readonly type: AuditNodeType;
        readonly indexable: boolean;
        readonly depth: number | null;
        readonly inlinks: number;
        readonly outlinks: number;
        readonly linkScore: number | null;
        readonly folder: string | null;
        readonly cluster: number | null;
        readonly x: number | null;
        readonly y: number | null;
        readonly issues: { readonly error: number; readonly warning: number };
      }>;
      readonly edges: ReadonlyArray<{
        readonly source: number;
        readonly target: number;
        readonly follow: boolean;
      }>;
    } | null;
  } | null;
};

export type AuditUrlQueryVariables = Exact<{
  id: string;
  address: string;
}>;

export type AuditUrlQuery = {
  readonly audit: {
    readonly id: string;
    readonly url: {
      readonly row: {
        readonly url: string;
        readonly status: number | null;
        readonly contentType: string | null;
        readonly indexable: boolean;
        readonly indexabilityReason: string | null;
        readonly title: string | null;
        readonly titlePx: number | null;
        readonly description: string | null;
        readonly descriptionPx: number | null;
        readonly h1: ReadonlyArray<string>;
        readonly canonical: string | null;
        readonly lang: string | null;
        readonly words: number | null;
        readonly depth: number | null;
        readonly inlinks: number;
        readonly uniqueInlinks: number;
        readonly outlinks: number | null;
        readonly externalOutlinks: number | null;
        readonly linkScore: number | null;
        readonly ttfbMs: number | null;
        readonly bytes: number | null;
        readonly nearDuplicateOf: string | null;
        readonly inSitemap: boolean;
        readonly redirectTo: string | null;
        readonly foundVia: string;
        readonly lastModified: string | null;
        readonly issues: ReadonlyArray<string>;
        readonly rendered: {
          readonly addedLinks: number;
          readonly addedLinkSample: ReadonlyArray<string>;
          readonly leadsTo: string | null;
          readonly requests: number;
          readonly refused: number;
          readonly failure: { readonly reason: string; readonly detail: string } | null;
          readonly changes: ReadonlyArray<{
            readonly field: string;
            readonly raw: string | null;
            readonly rendered: string | null;
          }>;
        } | null;
        readonly found: ReadonlyArray<{
          readonly search: string;
          readonly count: number;
          readonly values: ReadonlyArray<string>;
        }>;
        readonly skipped: { readonly detail: string } | null;
      };
      readonly answer: {
        readonly failure: string | null;
        readonly attempts: number;
        readonly headers: ReadonlyArray<{ readonly name: string; readonly value: string | null }>;
      } | null;
      readonly headings: ReadonlyArray<{ readonly level: number; readonly text: string }>;
      readonly history: ReadonlyArray<{
        readonly audit: string;
        readonly at: string;
        readonly row: {
          readonly status: number | null;
          readonly title: string | null;
          readonly indexable: boolean;
          readonly words: number | null;
          readonly uniqueInlinks: number;
          readonly issues: ReadonlyArray<string>;
        } | null;
      }>;
    } | null;
  } | null;
};

export type AuditUrlLinksQueryVariables = Exact<{
  id: string;
  address: string;
  limit: number;
  cursor?: string | null | undefined;
}>;

export type AuditUrlLinksQuery = {
  readonly audit: {
    readonly id: string;
    readonly url: {
      readonly links: {
        readonly items: ReadonlyArray<{
          readonly url: string;
          readonly status: number | null;
          readonly anchors: ReadonlyArray<string>;
          readonly position: string | null;
          readonly type: string;
          readonly follow: boolean;
          readonly links: number;
        }>;
        readonly page: { readonly total: number; readonly nextCursor: string | null };
      };
    } | null;
  } | null;
};

export type AuditUrlSourcesQueryVariables = Exact<{
  id: string;
  address: string;
  limit: number;
  cursor?: string | null | undefined;
}>;

export type AuditUrlSourcesQuery = {
  readonly audit: {
    readonly id: string;
    readonly url: {
      readonly sources: {
        readonly items: ReadonlyArray<{
          readonly url: string;
          readonly status: number | null;
          readonly anchors: ReadonlyArray<string>;
          readonly position: string | null;
          readonly type: string;
          readonly follow: boolean;
          readonly links: number;
        }>;
        readonly page: { readonly total: number; readonly nextCursor: string | null };
      };
    } | null;
  } | null;
};

export type AuditLinksFragment = {
  readonly items: ReadonlyArray<{
    readonly url: string;
    readonly status: number | null;
    readonly anchors: ReadonlyArray<string>;
    readonly position: string | null;
    readonly type: string;
    readonly follow: boolean;
    readonly links: number;
  }>;
  readonly page: { readonly total: number; readonly nextCursor: string | null };
};

export type AuditUrlImagesQueryVariables = Exact<{
  id: string;
  address: string;
  limit: number;
  cursor?: string | null | undefined;
}>;

export type AuditUrlImagesQuery = {
  readonly audit: {
    readonly id: string;
    readonly url: {
      readonly images: {
        readonly items: ReadonlyArray<{
          readonly src: string;
          readonly status: number | null;
          readonly alt: string | null;
          readonly hasSize: boolean;
        }>;
        readonly page: { readonly total: number; readonly nextCursor: string | null };
      };
    } | null;
  } | null;
};

export type AuditsQueryVariables = Exact<{
  edition: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type AuditsQuery = {
  readonly edition: {
    readonly id: string;
    readonly webAddress: string | null;
    readonly verified: boolean;
    readonly latestAudit: {
      readonly id: string;
      readonly status: AuditStatus;
      readonly stage: AuditStage | null;
      readonly progress: number;
      readonly createdAt: string;
      readonly pageCount: number;
      readonly error: { readonly message: string } | null;
      readonly crawl: {
        readonly domain: string;
        readonly elapsedMs: number;
        readonly pagesPerSecond: number;
        readonly effectiveDelayMs: number;
        readonly secondsLeft: number | null;
        readonly coverage: {
          readonly fetched: number;
          readonly queued: number;
          readonly failed: number;
          readonly blockedByRobots: number;
          readonly limit: number;
        };
      };
    } | null;
    readonly audits: {
      readonly totalCount: number | null;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly status: AuditStatus;
        readonly createdAt: string;
        readonly pageCount: number;
        readonly error: { readonly message: string } | null;
        readonly overview: {
          readonly score: {
            readonly value: number | null;
            readonly grade: string | null;
            readonly delta: number | null;
          };
          readonly issues: {
            readonly error: { readonly checks: number };
            readonly warning: { readonly checks: number };
            readonly notice: { readonly checks: number };
          };
          readonly changes: {
            readonly since: string | null;
            readonly issuesNew: number;
            readonly issuesFixed: number;
          };
        } | null;
      }>;
    };
  } | null;
};

export type StartAuditMutationVariables = Exact<{
  input: StartAuditInput;
}>;

export type StartAuditMutation = {
  readonly startAudit: {
    readonly created: boolean;
    readonly warnings: ReadonlyArray<{ readonly message: string }>;
    readonly audit: { readonly id: string };
  } | null;
};

export type CancelAuditMutationVariables = Exact<{
  input: CancelAuditInput;
}>;

export type CancelAuditMutation = {
  readonly cancelAudit: { readonly audit: { readonly id: string } } | null;
};

export type AuditProgressSubscriptionVariables = Exact<{
  id: string;
}>;

export type AuditProgressSubscription = {
  readonly auditProgress: {
    readonly id: string;
    readonly status: AuditStatus;
    readonly stage: AuditStage | null;
    readonly progress: number;
    readonly createdAt: string;
    readonly pageCount: number;
    readonly error: { readonly message: string } | null;
    readonly crawl: {
      readonly domain: string;
      readonly elapsedMs: number;
      readonly pagesPerSecond: number;
      readonly effectiveDelayMs: number;
      readonly secondsLeft: number | null;
      readonly coverage: {
        readonly fetched: number;
        readonly queued: number;
        readonly failed: number;
        readonly blockedByRobots: number;
        readonly limit: number;
      };
    };
  };
};

export type AuditRunFragment = {
  readonly id: string;
  readonly status: AuditStatus;
  readonly stage: AuditStage | null;
  readonly progress: number;
  readonly createdAt: string;
  readonly pageCount: number;
  readonly error: { readonly message: string } | null;
  readonly crawl: {
    readonly domain: string;
    readonly elapsedMs: number;
    readonly pagesPerSecond: number;
    readonly effectiveDelayMs: number;
    readonly secondsLeft: number | null;
    readonly coverage: {
      readonly fetched: number;
      readonly queued: number;
      readonly failed: number;
      readonly blockedByRobots: number;
      readonly limit: number;
    };
  };
};

export type RegressionRulesQueryVariables = Exact<{
  edition: string;
}>;

export type RegressionRulesQuery = {
  readonly edition: {
    readonly id: string;
    readonly regressionRules: {
      readonly severity: AuditSeverity;
      readonly checks: ReadonlyArray<string> | null;
      readonly scorePoints: number | null;
      readonly pagesShare: number | null;
      readonly indexableShare: number | null;
      readonly startPage: boolean;
      readonly sitemap: boolean;
      readonly ttfbShare: number | null;
      readonly newHits: number | null;
      readonly moreHits: number | null;
      readonly moreShare: number;
      readonly baseline: { readonly id: string; readonly createdAt: string } | null;
    };
    readonly audits: { readonly nodes: ReadonlyArray<{ readonly id: string; readonly createdAt: string }> };
  } | null;
};

export type RegressionRulesFactsFragment = {
  readonly severity: AuditSeverity;
  readonly checks: ReadonlyArray<string> | null;
  readonly scorePoints: number | null;
  readonly pagesShare: number | null;
  readonly indexableShare: number | null;
  readonly startPage: boolean;
  readonly sitemap: boolean;
  readonly ttfbShare: number | null;
  readonly newHits: number | null;
  readonly moreHits: number | null;
  readonly moreShare: number;
  readonly baseline: { readonly id: string; readonly createdAt: string } | null;
};

export type UpdateRegressionRulesMutationVariables = Exact<{
  input: UpdateRegressionRulesInput;
}>;

export type UpdateRegressionRulesMutation = {
  readonly updateRegressionRules: { readonly edition: { readonly id: string } } | null;
};

export type StartArticlesMutationVariables = Exact<{
  input: StartArticlesInput;
}>;

export type StartArticlesMutation = {
  readonly startArticles: {
    readonly accepted: ReadonlyArray<string>;
    readonly refused: ReadonlyArray<{ readonly index: number; readonly detail: string }>;
    readonly jobs: ReadonlyArray<{ readonly id: string }>;
  } | null;
};

export type DomainsQueryVariables = Exact<{ [key: string]: never }>;

export type DomainsQuery = {
  readonly editions: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly webAddress: string | null;
      readonly verification: {
        readonly verified: boolean;
        readonly method: VerificationMethod | null;
        readonly verifiedAt: string | null;
        readonly checkedAt: string | null;
        readonly failingSince: string | null;
        readonly nextCheckAt: string | null;
        readonly failure: { readonly message: string } | null;
        readonly instructions: {
          readonly methods: ReadonlyArray<{
            readonly method: OwnershipMethod;
            readonly place: string;
            readonly value: string;
          }>;
        } | null;
      };
    }>;
    readonly pageInfo: { readonly hasNextPage: boolean };
  };
};

export type VerifyDomainMutationVariables = Exact<{
  id: string;
  method: OwnershipMethod;
}>;

export type VerifyDomainMutation = {
  readonly verifyEdition: { readonly edition: { readonly id: string; readonly verified: boolean } } | null;
};

export type DomainFragment = {
  readonly id: string;
  readonly name: string;
  readonly webAddress: string | null;
  readonly verification: {
    readonly verified: boolean;
    readonly method: VerificationMethod | null;
    readonly verifiedAt: string | null;
    readonly checkedAt: string | null;
    readonly failingSince: string | null;
    readonly nextCheckAt: string | null;
    readonly failure: { readonly message: string } | null;
    readonly instructions: {
      readonly methods: ReadonlyArray<{
        readonly method: OwnershipMethod;
        readonly place: string;
        readonly value: string;
      }>;
    } | null;
  };
};

export type HomeQueryVariables = Exact<{
  edition: string;
}>;

export type HomeQuery = {
  readonly edition: {
    readonly id: string;
    readonly webAddress: string | null;
    readonly verified: boolean;
    readonly refused: {
      readonly totalCount: number | null;
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly wordCount: number;
        readonly createdAt: string;
        readonly provenance: { readonly verdict: DeskVerdict } | null;
      }>;
    };
    readonly doubtful: {
      readonly totalCount: number | null;
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly wordCount: number;
        readonly createdAt: string;
        readonly provenance: { readonly verdict: DeskVerdict } | null;
      }>;
    };
    readonly audits: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly createdAt: string;
        readonly overview: {
          readonly score: {
            readonly value: number | null;
            readonly grade: string | null;
            readonly delta: number | null;
          };
          readonly issues: {
            readonly error: { readonly checks: number };
            readonly warning: { readonly checks: number };
            readonly notice: { readonly checks: number };
          };
        } | null;
      }>;
    };
  } | null;
  readonly running: {
    readonly totalCount: number | null;
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly kind: WorkKind;
      readonly version: number;
      readonly status: WorkStatus;
      readonly title: string | null;
      readonly stage: string | null;
      readonly progress: number;
      readonly createdAt: string;
      readonly edition: { readonly id: string; readonly name: string };
      readonly job: {
        readonly startedAt: string | null;
        readonly brief: { readonly input: string } | null;
      } | null;
      readonly audit: { readonly pageCount: number } | null;
    }>;
  };
  readonly failures: ReadonlyArray<{
    readonly kind: WorkKind;
    readonly code: string;
    readonly count: number;
    readonly lastAt: string;
  }>;
  readonly failed: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly kind: WorkKind;
      readonly title: string | null;
      readonly finishedAt: string | null;
      readonly edition: { readonly name: string };
      readonly error: { readonly message: string } | null;
      readonly job: { readonly brief: { readonly input: string } | null } | null;
    }>;
  };
  readonly me: {
    readonly usage: {
      readonly hour: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
      readonly newsroom: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
      readonly month: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
    };
  };
};

export type HomeLiveSubscriptionVariables = Exact<{ [key: string]: never }>;

export type HomeLiveSubscription = {
  readonly work: {
    readonly kind: JobsUpdateKind;
    readonly work: {
      readonly id: string;
      readonly kind: WorkKind;
      readonly version: number;
      readonly status: WorkStatus;
      readonly title: string | null;
      readonly stage: string | null;
      readonly progress: number;
      readonly createdAt: string;
      readonly edition: { readonly id: string; readonly name: string };
      readonly job: {
        readonly startedAt: string | null;
        readonly brief: { readonly input: string } | null;
      } | null;
      readonly audit: { readonly pageCount: number } | null;
    } | null;
  };
};

export type HomeWorkFragment = {
  readonly id: string;
  readonly kind: WorkKind;
  readonly version: number;
  readonly status: WorkStatus;
  readonly title: string | null;
  readonly stage: string | null;
  readonly progress: number;
  readonly createdAt: string;
  readonly edition: { readonly id: string; readonly name: string };
  readonly job: {
    readonly startedAt: string | null;
    readonly brief: { readonly input: string } | null;
  } | null;
  readonly audit: { readonly pageCount: number } | null;
};

export type HomeArticleFragment = {
  readonly id: string;
  readonly title: string;
  readonly wordCount: number;
  readonly createdAt: string;
  readonly provenance: { readonly verdict: DeskVerdict } | null;
};

export type HomeLimitFragment = {
  readonly limit: number | null;
  readonly used: number;
  readonly remaining: number | null;
  readonly freesAt: string | null;
};

export type JobQueryVariables = Exact<{
  id: string;
}>;

export type JobQuery = {
  readonly job: {
    readonly createdAt: string;
    readonly maxAttempts: number;
    readonly id: string;
    readonly version: number;
    readonly status: JobStatus;
    readonly title: string | null;
    readonly stage: StageName | null;
    readonly progress: number;
    readonly attempt: number;
    readonly articleId: string | null;
    readonly startedAt: string | null;
    readonly updatedAt: string;
    readonly finishedAt: string | null;
    readonly edition: { readonly name: string };
    readonly startedBy: { readonly name: string };
    readonly retryOf: { readonly id: string } | null;
    readonly engine: {
      readonly mode: EngineMode;
      readonly provider: string | null;
      readonly model: string | null;
    };
    readonly brief: {
      readonly input: string;
      readonly language: string | null;
      readonly country: string | null;
      readonly settings: unknown;
    } | null;
    readonly attempts: ReadonlyArray<{
      readonly number: number;
      readonly startedAt: string;
      readonly endedAt: string | null;
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly stage: StageName | null;
      } | null;
    }>;
    readonly artifacts: ReadonlyArray<{
      readonly stage: StageName;
      readonly attempt: number;
      readonly bytes: number;
      readonly madeAt: string;
    }>;
    readonly stages: ReadonlyArray<{
      readonly name: StageName;
      readonly status: StageStatus;
      readonly startedAt: string | null;
      readonly finishedAt: string | null;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
      readonly stage: string | null;
    }>;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly stage: StageName | null;
      readonly retryable: boolean;
    } | null;
  } | null;
};

export type JobProgressSubscriptionVariables = Exact<{
  id: string;
  after?: number | null | undefined;
}>;

export type JobProgressSubscription = {
  readonly jobProgress: {
    readonly id: string;
    readonly version: number;
    readonly status: JobStatus;
    readonly title: string | null;
    readonly stage: StageName | null;
    readonly progress: number;
    readonly attempt: number;
    readonly articleId: string | null;
    readonly startedAt: string | null;
    readonly updatedAt: string;
    readonly finishedAt: string | null;
    readonly stages: ReadonlyArray<{
      readonly name: StageName;
      readonly status: StageStatus;
      readonly startedAt: string | null;
      readonly finishedAt: string | null;
    }>;
    readonly warnings: ReadonlyArray<{
      readonly code: string;
      readonly message: string;
      readonly stage: string | null;
    }>;
    readonly error: {
      readonly code: string;
      readonly message: string;
      readonly stage: StageName | null;
      readonly retryable: boolean;
    } | null;
  };
};

export type JobLiveFragment = {
  readonly id: string;
  readonly version: number;
  readonly status: JobStatus;
  readonly title: string | null;
  readonly stage: StageName | null;
  readonly progress: number;
  readonly attempt: number;
  readonly articleId: string | null;
  readonly startedAt: string | null;
  readonly updatedAt: string;
  readonly finishedAt: string | null;
  readonly stages: ReadonlyArray<{
    readonly name: StageName;
    readonly status: StageStatus;
    readonly startedAt: string | null;
    readonly finishedAt: string | null;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly message: string;
    readonly stage: string | null;
  }>;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly stage: StageName | null;
    readonly retryable: boolean;
  } | null;
};

export type JobsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: WorkFilter | null | undefined;
  withKeys: boolean;
}>;

export type JobsQuery = {
  readonly work: {
    readonly totalCount: number | null;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly kind: WorkKind;
      readonly version: number;
      readonly status: WorkStatus;
      readonly title: string | null;
      readonly stage: string | null;
      readonly progress: number;
      readonly createdAt: string;
      readonly finishedAt: string | null;
      readonly error: { readonly code: string; readonly message: string } | null;
      readonly edition: { readonly id: string; readonly name: string };
      readonly startedBy: { readonly name: string };
      readonly startedWith: { readonly name: string };
      readonly job: {
        readonly articleId: string | null;
        readonly brief: { readonly input: string } | null;
      } | null;
    }>;
  };
  readonly me: {
    readonly account: {
      readonly keys?: ReadonlyArray<{ readonly id: string; readonly name: string }> | null;
    };
  };
};

export type JobsLiveSubscriptionVariables = Exact<{
  edition?: string | null | undefined;
}>;

export type JobsLiveSubscription = {
  readonly work: {
    readonly kind: JobsUpdateKind;
    readonly work: {
      readonly id: string;
      readonly kind: WorkKind;
      readonly version: number;
      readonly status: WorkStatus;
      readonly title: string | null;
      readonly stage: string | null;
      readonly progress: number;
      readonly createdAt: string;
      readonly finishedAt: string | null;
      readonly error: { readonly code: string; readonly message: string } | null;
      readonly edition: { readonly id: string; readonly name: string };
      readonly startedBy: { readonly name: string };
      readonly startedWith: { readonly name: string };
      readonly job: {
        readonly articleId: string | null;
        readonly brief: { readonly input: string } | null;
      } | null;
    } | null;
  };
};

export type JobRowFragment = {
  readonly id: string;
  readonly kind: WorkKind;
  readonly version: number;
  readonly status: WorkStatus;
  readonly title: string | null;
  readonly stage: string | null;
  readonly progress: number;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly edition: { readonly id: string; readonly name: string };
  readonly startedBy: { readonly name: string };
  readonly startedWith: { readonly name: string };
  readonly job: {
    readonly articleId: string | null;
    readonly brief: { readonly input: string } | null;
  } | null;
};

export type CancelJobMutationVariables = Exact<{
  id: string;
}>;

export type CancelJobMutation = {
  readonly cancelJob: { readonly job: { readonly id: string; readonly status: JobStatus } } | null;
};

export type RetryJobMutationVariables = Exact<{
  id: string;
}>;

export type RetryJobMutation = { readonly retryJob: { readonly job: { readonly id: string } } | null };

export type KeysQueryVariables = Exact<{
  full: boolean;
}>;

export type KeysQuery = {
  readonly me: {
    readonly key: { readonly id: string };
    readonly account: {
      readonly keys?: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly prefix: string;
        readonly permission: Permission;
        readonly createdAt: string;
        readonly lastUsedAt: string | null;
        readonly revokedAt: string | null;
        readonly owner: { readonly name: string };
      }> | null;
    };
    readonly sessions: ReadonlyArray<{
      readonly id: string;
      readonly userAgent: string;
      readonly createdAt: string;
      readonly lastSeenAt: string;
      readonly endsAt: string;
      readonly isCurrent: boolean;
      readonly key: { readonly name: string };
    }>;
    readonly usage: {
      readonly minute: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
      readonly hour: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
      readonly newsroom: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
      readonly month: {
        readonly limit: number | null;
        readonly used: number;
        readonly remaining: number | null;
        readonly freesAt: string | null;
      };
    };
  };
};

export type RevokeKeyMutationVariables = Exact<{
  id: string;
}>;

export type RevokeKeyMutation = { readonly revokeKey: { readonly key: { readonly id: string } } | null };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;

export type EndSessionMutation = { readonly endSession: { readonly endedId: string } | null };

export type ChangesQueryVariables = Exact<{
  filter?: LogFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ChangesQuery = {
  readonly me: {
    readonly account: {
      readonly log: {
        readonly nodes: ReadonlyArray<{
          readonly id: string;
          readonly at: string;
          readonly action: LogAction;
          readonly details: unknown;
          readonly by: {
            readonly kind: LogActorKind;
            readonly keyName: string | null;
            readonly keyPrefix: string | null;
            readonly sessionId: string | null;
            readonly user: { readonly name: string } | null;
          };
          readonly object: {
            readonly kind: string;
            readonly id: string | null;
            readonly name: string | null;
          };
        }>;
        readonly pageInfo: {
          readonly hasNextPage: boolean;
          readonly hasPreviousPage: boolean;
          readonly startCursor: string | null;
          readonly endCursor: string | null;
        };
      } | null;
    };
  };
};

export type ChangeFragment = {
  readonly id: string;
  readonly at: string;
  readonly action: LogAction;
  readonly details: unknown;
  readonly by: {
    readonly kind: LogActorKind;
    readonly keyName: string | null;
    readonly keyPrefix: string | null;
    readonly sessionId: string | null;
    readonly user: { readonly name: string } | null;
  };
  readonly object: { readonly kind: string; readonly id: string | null; readonly name: string | null };
};

export type BriefPeopleQueryVariables = Exact<{
  edition: string;
}>;

export type BriefPeopleQuery = {
  readonly edition: {
    readonly id: string;
    readonly languageCode: string;
    readonly country: string | null;
    readonly people: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  } | null;
};

export type PreviewBriefMutationVariables = Exact<{
  input: PreviewBriefInput;
}>;

export type PreviewBriefMutation = {
  readonly previewBrief: {
    readonly sources: ReadonlyArray<{
      readonly index: number;
      readonly url: string | null;
      readonly title: string | null;
      readonly httpStatus: number | null;
      readonly words: number;
      readonly language: string | null;
      readonly fault: { readonly message: string } | null;
    }>;
  } | null;
};

export type StartArticleMutationVariables = Exact<{
  input: StartArticleInput;
}>;

export type StartArticleMutation = {
  readonly startArticle: { readonly created: boolean; readonly job: { readonly id: string } } | null;
};

export type OperatorFrameQueryVariables = Exact<{ [key: string]: never }>;

export type OperatorFrameQuery = {
  readonly operator: { readonly key: { readonly id: string; readonly name: string } };
};

export type OperationsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: OperatorWorkFilter | null | undefined;
}>;

export type OperationsQuery = {
  readonly operator: {
    readonly status: {
      readonly at: string;
      readonly version: string;
      readonly migration: string;
      readonly databaseVersion: string;
      readonly databaseBytes: number;
      readonly unsent: number;
      readonly leasesHeld: number;
      readonly leasesLapsed: number;
      readonly queues: ReadonlyArray<{
        readonly kind: WorkKind;
        readonly waiting: number;
        readonly oldestSeconds: number | null;
      }>;
      readonly counts: ReadonlyArray<{
        readonly kind: WorkKind;
        readonly status: WorkStatus;
        readonly count: number;
      }>;
      readonly failures: ReadonlyArray<{
        readonly kind: WorkKind;
        readonly code: string;
        readonly count: number;
        readonly lastAt: string;
      }>;
    };
    readonly workers: ReadonlyArray<{
      readonly name: string;
      readonly version: string;
      readonly slots: number;
      readonly busy: number;
      readonly startedAt: string;
      readonly beatAt: string;
      readonly isLost: boolean;
    }>;
    readonly stores: ReadonlyArray<{
      readonly name: string;
      readonly isUp: boolean;
      readonly latencyMs: number | null;
    }>;
    readonly work: {
      readonly totalCount: number | null;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly kind: WorkKind;
        readonly status: WorkStatus;
        readonly stage: string | null;
        readonly attempt: number;
        readonly error: string | null;
        readonly leaseUntil: string | null;
        readonly createdAt: string;
        readonly updatedAt: string;
        readonly account: { readonly id: string; readonly name: string };
        readonly edition: { readonly name: string };
      }>;
    };
  };
};

export type OperatorAccountsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type OperatorAccountsQuery = {
  readonly operator: {
    readonly accounts: {
      readonly totalCount: number | null;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly name: string;
        readonly isOpen: boolean;
        readonly plan: string;
        readonly articles: number;
        readonly articlesAllowed: number | null;
        readonly lastHour: number;
        readonly hourlyCeiling: number | null;
        readonly queued: number;
        readonly running: number;
      }>;
    };
  };
};

export type OperatorSessionsQueryVariables = Exact<{ [key: string]: never }>;

export type OperatorSessionsQuery = {
  readonly operator: {
    readonly sessions: ReadonlyArray<{
      readonly id: string;
      readonly createdAt: string;
      readonly lastSeenAt: string;
      readonly endsAt: string;
      readonly userAgent: string;
      readonly isCurrent: boolean;
    }>;
  };
};

export type OperatorLogQueryVariables = Exact<{
  filter?: LogFilter | null | undefined;
  account?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type OperatorLogQuery = {
  readonly operator: {
    readonly auditLog: {
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly at: string;
        readonly action: LogAction;
        readonly details: unknown;
        readonly account: { readonly id: string; readonly name: string } | null;
        readonly by: {
          readonly kind: LogActorKind;
          readonly keyName: string | null;
          readonly keyPrefix: string | null;
          readonly sessionId: string | null;
          readonly user: { readonly name: string } | null;
        };
        readonly object: { readonly kind: string; readonly id: string | null; readonly name: string | null };
      }>;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
    };
  };
};

export type OperatorCancelMutationVariables = Exact<{
  id: string;
  account?: string | null | undefined;
}>;

export type OperatorCancelMutation = {
  readonly operatorCancel: {
    readonly work: {
      readonly id: string;
      readonly kind: WorkKind;
      readonly status: WorkStatus;
      readonly stage: string | null;
      readonly attempt: number;
      readonly error: string | null;
      readonly leaseUntil: string | null;
      readonly createdAt: string;
      readonly updatedAt: string;
      readonly account: { readonly id: string; readonly name: string };
      readonly edition: { readonly name: string };
    };
  } | null;
};

export type OperatorRetryMutationVariables = Exact<{
  id: string;
  account?: string | null | undefined;
}>;

export type OperatorRetryMutation = {
  readonly operatorRetry: {
    readonly work: {
      readonly id: string;
      readonly kind: WorkKind;
      readonly status: WorkStatus;
      readonly stage: string | null;
      readonly attempt: number;
      readonly error: string | null;
      readonly leaseUntil: string | null;
      readonly createdAt: string;
      readonly updatedAt: string;
      readonly account: { readonly id: string; readonly name: string };
      readonly edition: { readonly name: string };
    };
  } | null;
};

export type OperatorEndSessionMutationVariables = Exact<{
  id: string;
}>;

export type OperatorEndSessionMutation = { readonly operatorEndSession: { readonly endedId: string } | null };

export type OperatorWorkRowFragment = {
  readonly id: string;
  readonly kind: WorkKind;
  readonly status: WorkStatus;
  readonly stage: string | null;
  readonly attempt: number;
  readonly error: string | null;
  readonly leaseUntil: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly account: { readonly id: string; readonly name: string };
  readonly edition: { readonly name: string };
};

export type ReportQueryVariables = Exact<{
  id: string;
}>;

export type ReportQuery = {
  readonly researchReport: {
    readonly id: string;
    readonly version: number;
    readonly status: ResearchStatus;
    readonly stage: ResearchStageName | null;
    readonly progress: number;
    readonly createdAt: string;
    readonly startedAt: string | null;
    readonly finishedAt: string | null;
    readonly attempt: number;
    readonly maxAttempts: number;
    readonly edition: { readonly id: string; readonly name: string; readonly webAddress: string | null };
    readonly warnings: ReadonlyArray<{ readonly code: string; readonly message: string }>;
    readonly report: {
      readonly title: string;
      readonly wordCount: number;
      readonly verdict: DeskVerdict;
      readonly limits: ReadonlyArray<string>;
      readonly summary: ReadonlyArray<{ readonly text: string }>;
      readonly site: {
        readonly pagesSeen: number;
        readonly pagesRead: number;
        readonly gaps: ReadonlyArray<{
          readonly id: string;
          readonly kind: ResearchGapKind;
          readonly topic: string;
          readonly why: string;
          readonly importance: number;
          readonly evidence: ReadonlyArray<{
            readonly sourceId: string;
            readonly quote: string;
            readonly url: string;
          }>;
        }>;
        readonly topics: ReadonlyArray<{
          readonly term: string;
          readonly depth: ResearchTopicDepth;
          readonly pages: number;
          readonly words: number;
          readonly newest: string | null;
          readonly best: ReadonlyArray<{ readonly url: string; readonly title: string | null }>;
        }>;
      };
      readonly briefs: ReadonlyArray<{
        readonly gapId: string;
        readonly brief: {
          readonly input: string;
          readonly language: string;
          readonly country: string | null;
          readonly settings: unknown;
        };
      }>;
      readonly questions: ReadonlyArray<{
        readonly question: string;
        readonly askedIn: ResearchQuestionOrigin;
        readonly answer: string | null;
        readonly answered: boolean;
        readonly url: string | null;
      }>;
      readonly findings: ReadonlyArray<{
        readonly text: string;
        readonly kind: ResearchFindingKind;
        readonly importance: number;
      }>;
      readonly sections: ReadonlyArray<{
        readonly id: string;
        readonly heading: string;
        readonly blocks: ReadonlyArray<{ readonly claimIds: ReadonlyArray<string> }>;
      }>;
      readonly contradictions: ReadonlyArray<{
        readonly claimIds: ReadonlyArray<string>;
        readonly note: string;
      }>;
      readonly claims: ReadonlyArray<{
        readonly id: string;
        readonly text: string;
        readonly checkRequired: boolean;
        readonly verdict: ClaimVerdict;
        readonly reason: string | null;
        readonly evidence: ReadonlyArray<{ readonly sourceId: string; readonly quote: string }>;
      }>;
      readonly sources: ReadonlyArray<{
        readonly id: string;
        readonly title: string;
        readonly site: string | null;
        readonly url: string | null;
        readonly used: boolean;
        readonly citedCount: number;
      }>;
      readonly competitors: ReadonlyArray<{
        readonly host: string;
        readonly pages: number;
        readonly overlap: number;
      }>;
      readonly dataAsOf: { readonly newest: string | null };
    } | null;
    readonly stages: ReadonlyArray<{
      readonly name: ResearchStageName;
      readonly status: StageStatus;
      readonly startedAt: string | null;
      readonly finishedAt: string | null;
    }>;
    readonly error: { readonly code: string; readonly message: string } | null;
  } | null;
};

export type CancelReportMutationVariables = Exact<{
  id: string;
}>;

export type CancelReportMutation = {
  readonly cancelResearch: {
    readonly report: { readonly id: string; readonly status: ResearchStatus };
  } | null;
};

export type ReportRecordFragment = {
  readonly title: string;
  readonly wordCount: number;
  readonly verdict: DeskVerdict;
  readonly limits: ReadonlyArray<string>;
  readonly summary: ReadonlyArray<{ readonly text: string }>;
  readonly site: {
    readonly pagesSeen: number;
    readonly pagesRead: number;
    readonly gaps: ReadonlyArray<{
      readonly id: string;
      readonly kind: ResearchGapKind;
      readonly topic: string;
      readonly why: string;
      readonly importance: number;
      readonly evidence: ReadonlyArray<{
        readonly sourceId: string;
        readonly quote: string;
        readonly url: string;
      }>;
    }>;
    readonly topics: ReadonlyArray<{
      readonly term: string;
      readonly depth: ResearchTopicDepth;
      readonly pages: number;
      readonly words: number;
      readonly newest: string | null;
      readonly best: ReadonlyArray<{ readonly url: string; readonly title: string | null }>;
    }>;
  };
  readonly briefs: ReadonlyArray<{
    readonly gapId: string;
    readonly brief: {
      readonly input: string;
      readonly language: string;
      readonly country: string | null;
      readonly settings: unknown;
    };
  }>;
  readonly questions: ReadonlyArray<{
    readonly question: string;
    readonly askedIn: ResearchQuestionOrigin;
    readonly answer: string | null;
    readonly answered: boolean;
    readonly url: string | null;
  }>;
  readonly findings: ReadonlyArray<{
    readonly text: string;
    readonly kind: ResearchFindingKind;
    readonly importance: number;
  }>;
  readonly sections: ReadonlyArray<{
    readonly id: string;
    readonly heading: string;
    readonly blocks: ReadonlyArray<{ readonly claimIds: ReadonlyArray<string> }>;
  }>;
  readonly contradictions: ReadonlyArray<{ readonly claimIds: ReadonlyArray<string>; readonly note: string }>;
  readonly claims: ReadonlyArray<{
    readonly id: string;
    readonly text: string;
    readonly checkRequired: boolean;
    readonly verdict: ClaimVerdict;
    readonly reason: string | null;
    readonly evidence: ReadonlyArray<{ readonly sourceId: string; readonly quote: string }>;
  }>;
  readonly sources: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly site: string | null;
    readonly url: string | null;
    readonly used: boolean;
    readonly citedCount: number;
  }>;
  readonly competitors: ReadonlyArray<{
    readonly host: string;
    readonly pages: number;
    readonly overlap: number;
  }>;
  readonly dataAsOf: { readonly newest: string | null };
};

export type ReportGapFragment = {
  readonly id: string;
  readonly kind: ResearchGapKind;
  readonly topic: string;
  readonly why: string;
  readonly importance: number;
  readonly evidence: ReadonlyArray<{
    readonly sourceId: string;
    readonly quote: string;
    readonly url: string;
  }>;
};

export type ReportClaimFragment = {
  readonly id: string;
  readonly text: string;
  readonly checkRequired: boolean;
  readonly verdict: ClaimVerdict;
  readonly reason: string | null;
  readonly evidence: ReadonlyArray<{ readonly sourceId: string; readonly quote: string }>;
};

export type ReportSourceFragment = {
  readonly id: string;
  readonly title: string;
  readonly site: string | null;
  readonly url: string | null;
  readonly used: boolean;
  readonly citedCount: number;
};

export type ReportsQueryVariables = Exact<{
  edition: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;

export type ReportsQuery = {
  readonly edition: {
    readonly id: string;
    readonly webAddress: string | null;
    readonly verified: boolean;
    readonly reports: {
      readonly totalCount: number | null;
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly version: number;
        readonly status: ResearchStatus;
        readonly stage: ResearchStageName | null;
        readonly progress: number;
        readonly createdAt: string;
        readonly startedAt: string | null;
        readonly finishedAt: string | null;
        readonly attempt: number;
        readonly maxAttempts: number;
        readonly stages: ReadonlyArray<{
          readonly name: ResearchStageName;
          readonly status: StageStatus;
          readonly startedAt: string | null;
          readonly finishedAt: string | null;
        }>;
        readonly error: { readonly code: string; readonly message: string } | null;
      }>;
    };
  } | null;
};

export type StartReportMutationVariables = Exact<{
  edition: string;
}>;

export type StartReportMutation = {
  readonly startResearch: { readonly created: boolean; readonly report: { readonly id: string } } | null;
};

export type ReportProgressSubscriptionVariables = Exact<{
  id: string;
}>;

export type ReportProgressSubscription = {
  readonly researchProgress: {
    readonly id: string;
    readonly version: number;
    readonly status: ResearchStatus;
    readonly stage: ResearchStageName | null;
    readonly progress: number;
    readonly createdAt: string;
    readonly startedAt: string | null;
    readonly finishedAt: string | null;
    readonly attempt: number;
    readonly maxAttempts: number;
    readonly stages: ReadonlyArray<{
      readonly name: ResearchStageName;
      readonly status: StageStatus;
      readonly startedAt: string | null;
      readonly finishedAt: string | null;
    }>;
    readonly error: { readonly code: string; readonly message: string } | null;
  };
};

export type ReportHeadFragment = {
  readonly id: string;
  readonly version: number;
  readonly status: ResearchStatus;
  readonly stage: ResearchStageName | null;
  readonly progress: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly attempt: number;
  readonly maxAttempts: number;
  readonly stages: ReadonlyArray<{
    readonly name: ResearchStageName;
    readonly status: StageStatus;
    readonly startedAt: string | null;
    readonly finishedAt: string | null;
  }>;
  readonly error: { readonly code: string; readonly message: string } | null;
};

export type ScheduleQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;

export type ScheduleQuery = {
  readonly schedule: {
    readonly next: ReadonlyArray<string>;
    readonly id: string;
    readonly name: string;
    readonly kind: WorkKind;
    readonly cron: string | null;
    readonly timeZone: string;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly jitterSeconds: number;
    readonly overlap: ScheduleOverlap;
    readonly catchupSeconds: number;
    readonly pauseAfter: number;
    readonly failures: number;
    readonly nextAt: string | null;
    readonly brief: {
      readonly input: string;
      readonly language: string | null;
      readonly country: string | null;
      readonly settings: unknown;
    } | null;
    readonly audit: {
      readonly urls: ReadonlyArray<string> | null;
      readonly include: ReadonlyArray<string> | null;
      readonly exclude: ReadonlyArray<string> | null;
      readonly userAgent: string | null;
      readonly maxPages: number | null;
      readonly maxDepth: number | null;
      readonly maxSeconds: number | null;
      readonly checkExternal: boolean | null;
      readonly renderPages: number | null;
      readonly searches: ReadonlyArray<{
        readonly name: string;
        readonly kind: string;
        readonly pattern: string;
        readonly attribute: string | null;
        readonly in: string;
      }> | null;
      readonly segments: ReadonlyArray<{
        readonly name: string;
        readonly include: ReadonlyArray<string>;
      }> | null;
    } | null;
    readonly runs: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly plannedAt: string;
        readonly untilAt: string;
        readonly moments: number;
        readonly trigger: RunTrigger;
        readonly outcome: RunOutcome;
        readonly code: string | null;
        readonly startedAt: string | null;
        readonly workId: string | null;
        readonly workEnd: WorkEnd | null;
      }>;
    };
    readonly every: {
      readonly unit: ScheduleUnit;
      readonly n: number;
      readonly at: string | null;
      readonly weekdays: ReadonlyArray<Weekday> | null;
      readonly monthDays: ReadonlyArray<number> | null;
    } | null;
    readonly paused: { readonly at: string; readonly by: string | null; readonly note: string | null } | null;
    readonly last: {
      readonly id: string;
      readonly plannedAt: string;
      readonly untilAt: string;
      readonly moments: number;
      readonly trigger: RunTrigger;
      readonly outcome: RunOutcome;
      readonly code: string | null;
      readonly startedAt: string | null;
      readonly workId: string | null;
      readonly workEnd: WorkEnd | null;
    } | null;
  } | null;
};

export type UpdateScheduleMutationVariables = Exact<{
  input: UpdateScheduleInput;
}>;

export type UpdateScheduleMutation = {
  readonly updateSchedule: { readonly schedule: { readonly id: string } } | null;
};

export type PauseScheduleMutationVariables = Exact<{
  id: string;
  note?: string | null | undefined;
}>;

export type PauseScheduleMutation = {
  readonly pauseSchedule: { readonly schedule: { readonly id: string } } | null;
};

export type ResumeScheduleMutationVariables = Exact<{
  id: string;
}>;

export type ResumeScheduleMutation = {
  readonly resumeSchedule: { readonly schedule: { readonly id: string } } | null;
};

export type RunScheduleMutationVariables = Exact<{
  id: string;
}>;

export type RunScheduleMutation = {
  readonly runSchedule: { readonly run: { readonly id: string; readonly workId: string | null } } | null;
};

export type DeleteScheduleMutationVariables = Exact<{
  id: string;
}>;

export type DeleteScheduleMutation = { readonly deleteSchedule: { readonly id: string } | null };

export type SchedulesQueryVariables = Exact<{
  edition: string;
}>;

export type SchedulesQuery = {
  readonly edition: {
    readonly id: string;
    readonly schedules: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly kind: WorkKind;
      readonly cron: string | null;
      readonly timeZone: string;
      readonly startsAt: string | null;
      readonly endsAt: string | null;
      readonly jitterSeconds: number;
      readonly overlap: ScheduleOverlap;
      readonly catchupSeconds: number;
      readonly pauseAfter: number;
      readonly failures: number;
      readonly nextAt: string | null;
      readonly every: {
        readonly unit: ScheduleUnit;
        readonly n: number;
        readonly at: string | null;
        readonly weekdays: ReadonlyArray<Weekday> | null;
        readonly monthDays: ReadonlyArray<number> | null;
      } | null;
      readonly paused: {
        readonly at: string;
        readonly by: string | null;
        readonly note: string | null;
      } | null;
      readonly last: {
        readonly id: string;
        readonly plannedAt: string;
        readonly untilAt: string;
        readonly moments: number;
        readonly trigger: RunTrigger;
        readonly outcome: RunOutcome;
        readonly code: string | null;
        readonly startedAt: string | null;
        readonly workId: string | null;
        readonly workEnd: WorkEnd | null;
      } | null;
    }>;
  } | null;
};

export type ScheduleRowFragment = {
  readonly id: string;
  readonly name: string;
  readonly kind: WorkKind;
  readonly cron: string | null;
  readonly timeZone: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly jitterSeconds: number;
  readonly overlap: ScheduleOverlap;
  readonly catchupSeconds: number;
  readonly pauseAfter: number;
  readonly failures: number;
  readonly nextAt: string | null;
  readonly every: {
    readonly unit: ScheduleUnit;
    readonly n: number;
    readonly at: string | null;
    readonly weekdays: ReadonlyArray<Weekday> | null;
    readonly monthDays: ReadonlyArray<number> | null;
  } | null;
  readonly paused: { readonly at: string; readonly by: string | null; readonly note: string | null } | null;
  readonly last: {
    readonly id: string;
    readonly plannedAt: string;
    readonly untilAt: string;
    readonly moments: number;
    readonly trigger: RunTrigger;
    readonly outcome: RunOutcome;
    readonly code: string | null;
    readonly startedAt: string | null;
    readonly workId: string | null;
    readonly workEnd: WorkEnd | null;
  } | null;
};

export type ScheduledAuditFactsFragment = {
  readonly urls: ReadonlyArray<string> | null;
  readonly include: ReadonlyArray<string> | null;
  readonly exclude: ReadonlyArray<string> | null;
  readonly userAgent: string | null;
  readonly maxPages: number | null;
  readonly maxDepth: number | null;
  readonly maxSeconds: number | null;
  readonly checkExternal: boolean | null;
  readonly renderPages: number | null;
  readonly searches: ReadonlyArray<{
    readonly name: string;
    readonly kind: string;
    readonly pattern: string;
    readonly attribute: string | null;
    readonly in: string;
  }> | null;
  readonly segments: ReadonlyArray<{ readonly name: string; readonly include: ReadonlyArray<string> }> | null;
};

export type RunRowFragment = {
  readonly id: string;
  readonly plannedAt: string;
  readonly untilAt: string;
  readonly moments: number;
  readonly trigger: RunTrigger;
  readonly outcome: RunOutcome;
  readonly code: string | null;
  readonly startedAt: string | null;
  readonly workId: string | null;
  readonly workEnd: WorkEnd | null;
};

export type PreviewScheduleQueryVariables = Exact<{
  input: PreviewScheduleInput;
}>;

export type PreviewScheduleQuery = { readonly previewSchedule: ReadonlyArray<string> };

export type CreateScheduleMutationVariables = Exact<{
  input: CreateScheduleInput;
}>;

export type CreateScheduleMutation = {
  readonly createSchedule: { readonly schedule: { readonly id: string } } | null;
};

export type WebhookQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: DeliveryFilter | null | undefined;
}>;

export type WebhookQuery = {
  readonly webhook: {
    readonly id: string;
    readonly url: string;
    readonly description: string;
    readonly eventTypes: ReadonlyArray<string> | null;
    readonly editionIds: ReadonlyArray<string> | null;
    readonly headers: ReadonlyArray<string>;
    readonly signing: WebhookSigning;
    readonly publicKey: string | null;
    readonly maxPerSecond: number | null;
    readonly enabled: boolean;
    readonly disabledReason: string | null;
    readonly failingSince: string | null;
    readonly createdAt: string;
    readonly deliveries: {
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly startCursor: string | null;
        readonly endCursor: string | null;
      };
      readonly nodes: ReadonlyArray<{
        readonly id: string;
        readonly eventId: string;
        readonly type: string;
        readonly status: DeliveryStatus;
        readonly dueAt: string | null;
        readonly createdAt: string;
        readonly finishedAt: string | null;
        readonly attempts: ReadonlyArray<{
          readonly number: number;
          readonly at: string;
          readonly durationMs: number;
          readonly status: number | null;
          readonly code: string | null;
          readonly response: string;
        }>;
      }>;
    };
  } | null;
  readonly eventTypes: ReadonlyArray<{ readonly type: string; readonly description: string }>;
};

export type DeliveryRowFragment = {
  readonly id: string;
  readonly eventId: string;
  readonly type: string;
  readonly status: DeliveryStatus;
  readonly dueAt: string | null;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  readonly attempts: ReadonlyArray<{
    readonly number: number;
    readonly at: string;
    readonly durationMs: number;
    readonly status: number | null;
    readonly code: string | null;
    readonly response: string;
  }>;
};

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;

export type UpdateWebhookMutation = {
  readonly updateWebhook: { readonly webhook: { readonly id: string } } | null;
};

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;

export type DeleteWebhookMutation = { readonly deleteWebhook: { readonly deletedId: string } | null };

export type TestWebhookMutationVariables = Exact<{
  id: string;
}>;

export type TestWebhookMutation = {
  readonly testWebhook: { readonly webhook: { readonly id: string } } | null;
};

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;

export type RotateWebhookSecretMutation = {
  readonly rotateWebhookSecret: {
    readonly secret: string | null;
    readonly webhook: { readonly id: string; readonly publicKey: string | null };
  } | null;
};

export type ResendDeliveryMutationVariables = Exact<{
  id: string;
}>;

export type ResendDeliveryMutation = {
  readonly resendDelivery: { readonly delivery: { readonly id: string } } | null;
};

export type RecoverWebhookMutationVariables = Exact<{
  input: RecoverWebhookInput;
}>;

export type RecoverWebhookMutation = { readonly recoverWebhook: { readonly recovered: number } | null };

export type WebhooksQueryVariables = Exact<{ [key: string]: never }>;

export type WebhooksQuery = {
  readonly webhooks: ReadonlyArray<{
    readonly id: string;
    readonly url: string;
    readonly description: string;
    readonly eventTypes: ReadonlyArray<string> | null;
    readonly editionIds: ReadonlyArray<string> | null;
    readonly headers: ReadonlyArray<string>;
    readonly signing: WebhookSigning;
    readonly publicKey: string | null;
    readonly maxPerSecond: number | null;
    readonly enabled: boolean;
    readonly disabledReason: string | null;
    readonly failingSince: string | null;
    readonly createdAt: string;
  }>;
  readonly eventTypes: ReadonlyArray<{ readonly type: string; readonly description: string }>;
};

export type WebhookFactsFragment = {
  readonly id: string;
  readonly url: string;
  readonly description: string;
  readonly eventTypes: ReadonlyArray<string> | null;
  readonly editionIds: ReadonlyArray<string> | null;
  readonly headers: ReadonlyArray<string>;
  readonly signing: WebhookSigning;
  readonly publicKey: string | null;
  readonly maxPerSecond: number | null;
  readonly enabled: boolean;
  readonly disabledReason: string | null;
  readonly failingSince: string | null;
  readonly createdAt: string;
};

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;

export type CreateWebhookMutation = {
  readonly createWebhook: {
    readonly secret: string | null;
    readonly webhook: { readonly id: string; readonly publicKey: string | null };
  } | null;
};

export type WorkStartedSubscriptionVariables = Exact<{
  edition: string;
}>;

export type WorkStartedSubscription = {
  readonly work: {
    readonly kind: JobsUpdateKind;
    readonly work: { readonly id: string; readonly kind: WorkKind; readonly status: WorkStatus } | null;
  };
};
