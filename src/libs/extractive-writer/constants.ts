/**
 * Every number that was chosen, with what it was measured on. Limits that only bound time or follow from the contract are
 * marked so; the rest is tuned.
 */

// Reading

/** Bound: a book in one page has enough for any article long before its end. */
export const MOST_WORDS_READ = 60_000;
/** Fewest words of a sentence that stands by itself, of one that goes on, and of one that the caller handed over. */
export const FEWEST_WORDS = { standing: 6, goingOn: 4, handedOver: 3 };
/** Bound: sentences that lean on one another beyond this are a story that can't be shortened; its rest is left out. */
export const LONGEST_UNIT = 6;
/** A list that is longer than this is a reference, and shorter than two items none. */
export const LIST = { fewestItems: 2, mostItems: 12, mostWords: 240 };

// Relevance

/**
 * What is printed at all: pages with a main word of the subject in their title, those that are this much as near to the
 * subject as the best one (0.4: .05 fewer words on the subject of the handbook), and of their sections those that are this
 * much as near as the best section (none: .03 fewer).
 */
export const FLOOR = { page: 0.65, section: 0.4 };
/**
 * A word of the subject counts half when a page or a section says it so often (2 for both: .05 fewer words on the subject of
 * the handbook). One that stands in no title counts this much, and one that stands in no heading either this much of that
 * (both whole: .05). Of this share of the heaviest one on a word is a main one (all: .015; the heaviest alone: .08).
 */
export const SUBJECT = { halfSaid: { page: 8, section: 2 }, lower: 0.5, main: 0.65 };
/** How a unit's rank is made up (FreshWiki, 100 articles). */
export const RANK = { centroid: 0.5, subject: 0.25, early: 0.2, opensSection: 0.3, opensPage: 0.1 };
/** Rank against likeness to what is in the article already (maximal marginal relevance; FreshWiki). */
export const LAMBDA = 0.5;
/** Bound: so many units, the best by rank, are weighed against each other. */
export const MOST_WEIGHED = 600;
/** How far a seed can move a rank: enough to choose otherwise between equals. */
export const SEED_SHARE = 0.001;

// Plan

/** Of a caller's own texts, what is near the subject is printed alone when it comes to this share of the words asked for. */
export const ENOUGH = 0.35;

/** Sections are the square root of the words over this: three for 250 words, seven for 1,200 (FreshWiki). */
export const WORDS_A_SECTION = 25;
/** Bound. */
export const MOST_SECTIONS = 12;
/** An article of fewer words beside its lead has no headings. */
export const SHORT_ARTICLE = 250;
/** Fewer words than these are no section of headings that were found. */
export const FEWEST_SECTION_WORDS = 40;
/** Two sentences that share this share of the shorter one's terms say the same. */
export const SAME = 0.75;
/** Bound: how far what is chosen may go beyond its room. */
export const OVERSHOOT = 1.15;
/** Bound: paragraphs of this size read well. */
export const PARAGRAPH = { mostSentences: 5, mostWords: 110 };
/**
 * Sentences under the caller's headings. Words of one family share so many letters (no families: one layout in 15 more
 * differs); what belongs to no heading scores `none` (0: reading 19 puts its greetings under a heading); to change the
 * heading between two sentences costs `change` (0: .04 fewer sentences under the right one).
 */
export const ASSIGN = { kinLetters: 5, none: 0.01, change: 0.5 };

// Lead and quotations

/**
 * A lead is two or three sentences (bound). What names the subject, opens a section or says what the thing is weighs so much
 * more (chosen).
 */
export const LEAD = {
  mostSentences: 3,
  mostWords: 95,
  fewestRoom: 40,
  share: 0.15,
  names: 0.5,
  opensSection: 0.15,
  defines: 0.5,
  fewestWords: 4,
  mostWordsFirst: 45,
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
 * Steps are printed from this share of the subject on that their heading, lead-in, steps and page name, and with them those
 * that come as near to the best ones. Of 206 briefs made of titles of GNOME's help in English, German and Spanish, 94 % get
 * the steps of the right page (92 % at 0.7, 95 % at 0.4), and 90 % of the lists printed are of that page (87 % at a nearness
 * of 0.9, 71 % at 0.7).
 */
export const STEPS = { floor: 0.6, nearBest: 0.95 };
/** Steps may be so many times as long as the article that was asked for: they are printed whole (chosen, not measured). */
export const LONGEST_STEPS = 2;
/** Words of what stands under an entry of a list, answers a question, or follows on steps (chosen: a paragraph). */
export const PASSAGE_WORDS = 100;
/**
 * A list is on the subject from this share of it on that the headings over it name, and its items with them; and how much a
 * list that fills the article goes before one that doesn't (chosen by reading eight lists; at 0.5 tips whose heading is a word of the brief were missed).
 */
export const LISTS = { floor: 0.35, length: 0.25 };
/** What compares things gets this share of the room that one of them gets, and none of them more than twice another's (chosen). */
export const COMPARED = { together: 0.7, balance: 2 };
/** Worth of a row's figure and of how much of the subject its sentence names, beside the weight of its unit (chosen). */
export const ROWS = { figure: 0.6, subject: 0.5 };
