/**
 * The numbers that decide what is printed, each with what is lost without it (decision 55). Limits that only bound time, lay
 * out a page or follow from the law are marked so; the rest is tuned. Numbers of one rule stand beside it.
 */

// Reading

/** Bound: a book in one page has enough for any article long before its end. */
export const MOST_WORDS_READ = 60_000;
/** Fewest words of a sentence (chosen: a main clause with its object). */
export const FEWEST_WORDS = 4;
/** Bound, in words: a longer list or listing is a reference. */
export const LONGEST_LIST = 240;

// Relevance

/**
 * Main are words of the subject that weigh this much of the heaviest one (the heaviest alone: .08 fewer words on the subject
 * of the handbook; all: .015). Printed are pages with a main word in their title, those that are this much as near to the
 * subject as the best one (0.4: .05 fewer), and of their sections those that are this much as near as the best section
 * (none: .03 fewer).
 */
export const FLOOR = { main: 0.65, section: 0.4 };
/**
 * A word of the subject counts half when a page or a section says it so often (2 for both: .05 fewer words on the subject of
 * the handbook). One that stands in no title counts this much, and one that stands in no heading either this much of that
 * (both whole: .05).
 */
export const SUBJECT = { halfSaid: { page: 8, section: 2 }, lower: 0.5 };
/** How a unit's rank is made up. Without one of them ROUGE-1 on FreshWiki loses .008, .010, .005 and .010. */
export const RANK = { centroid: 0.5, subject: 0.25, early: 0.2, opensSection: 0.3 };
/** Bound: so many units, the best by rank, are weighed against each other. */
export const MOST_WEIGHED = 600;
/** How far a seed can move a rank: enough to choose otherwise between equals. */
export const SEED_SHARE = 0.001;

// Plan

/** Of a caller's own texts, what is near the subject is printed alone when it comes to this share of the words asked for (one of 20 articles). */
export const ENOUGH = 0.35;

/**
 * Sections are the square root of the words over this: three for 250 words, seven for 1,200 (with 40 the articles of the
 * handbook are .03 shorter).
 */
export const WORDS_A_SECTION = 25;
/** Bound. */
export const MOST_SECTIONS = 12;
/** An article of fewer words beside its lead has no headings (always headings: ROUGE-1 on FreshWiki loses .009). */
export const SHORT_ARTICLE = 250;
/** Fewer words than these are no section of headings that were found (1: the articles of the town are .02 shorter). */
export const FEWEST_SECTION_WORDS = 40;
/** Two sentences that share this share of the shorter one's terms say the same (never: five of 20 articles change). */
export const SAME = 0.75;
/** How far what is chosen may go beyond its room (1: .016 fewer sentences under the right heading). */
export const OVERSHOOT = 1.15;
/** Bound: paragraphs of this size read well. */
export const PARAGRAPH = { mostSentences: 5, mostWords: 110 };
/**
 * Sentences under the caller's headings. What belongs to no heading scores `none` (0: reading 19 puts its greetings under a
 * heading); to change the heading between two sentences costs `change` (0: .04 fewer sentences under the right one).
 */
export const ASSIGN = { none: 0.01, change: 0.5 };

// Lead and quotations

/**
 * Bounds: a lead is up to three sentences, of so many words or this share of the article (always 95: ROUGE-1 on FreshWiki
 * loses .007). It counts up to `names` how much of the subject a sentence names, and this much more how much of it the heading
 * above it names, and once more what it names when it says what the thing is (neither: two of 20 articles open worse).
 */
export const LEAD = {
  mostSentences: 3,
  mostWords: 95,
  fewestRoom: 40,
  share: 0.15,
  names: 0.5,
  more: 0.4,
};
/**
 * What quotation allows (not tuned): so many words at once, this share of the page, of the article, and of all that is
 * quoted from strangers. `mostCandidates` bounds the time.
 */
export const QUOTES = {
  mostWords: 40,
  shareOfSource: 0.05,
  shareOfArticle: 0.1,
  shareOfStrangers: 0.4,
  mostCandidates: 300,
};

// Forms

/**
 * Steps are printed from this share of the subject on that their heading, lead-in, steps and page name. Of 206 briefs made of
 * titles of GNOME's help in English, German and Spanish, 94 % get the steps of the right page (92 % at 0.7, 95 % at 0.4).
 */
export const STEPS_FLOOR = 0.6;
/** Steps may be so many times as long as the article that was asked for: they are printed whole (once: 7 to 17 % fewer of 207 such briefs get steps). */
export const LONGEST_STEPS = 2;
/** Words of what stands under an entry of a list, answers a question, or follows on steps (chosen: a paragraph). */
export const PASSAGE_WORDS = 100;
