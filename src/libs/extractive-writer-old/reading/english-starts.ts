import { anyOf } from '../any-of.js';

/** Each an expression of its own. */
const STARTS: readonly string[] = [
  'for (?:example|instance|that|this|these|comparison|now)',
  'in ' +
    anyOf(
      'addition, contrast, particular, other words, turn, fact, short, both cases, either case',
      'all cases, practice, comparison',
      'the (?:first|second|latter|former|previous|above|following|meantime|end|same), many ways',
    ),
  'as ' +
    anyOf(
      'a (?:result|consequence|rule), such, before, above, noted, mentioned, shown, seen',
      'you can, we, well, opposed, explained, discussed, already, always, said, described',
      'usual, expected, a side effect',
    ),
  'on (?:the (?:other|one|contrary|flip|plus|downside)|top of)',
  'to ' +
    anyOf(
      'do (?:so|this|that), this end, that end, make this, achieve this, avoid this',
      'accomplish this, solve this, remedy this, work around, finish, conclude, summarize',
      'sum up',
    ),
  'at (?:this|that|the same|first|the other)',
  'by (?:contrast|comparison|the way|then|now|doing)',
  'that is',
  'that said',
  'after (?:that|this|which|doing|these)',
  'before (?:that|this|doing)',
  'with (?:that|this|these|both)',
  'from (?:there|here|this|that|these)',
  'if (?:so|not|you do so|you want to do|neither|both|either|the above)',
  'even (?:so|though|then|if this)',
  'one of (?:these|those|them)',
  'some of (?:these|those|them)',
  'each of (?:these|those|them)',
  '(?:all|many|most|several|any|none|neither|either|both|two) of (?:these|those|them|which)',
  'the ' +
    anyOf(
      'first, second, third, last, latter, former, other, others, same, above, previous, next',
      'following, remaining, rest, preceding, two, three, reason, result, answer, difference',
      'advantage, drawback, downside, problem, solution, trick, idea, point, exception, former',
      'example, opposite, reverse, equivalent',
    ) +
    ' (?:[a-z]+ )?' +
    anyOf(
      'is, are, was, were, has, have, can, will, would, may, should, lies, does, of these',
      'of this, of those, one, two, ones, case, option, example, step, steps, command, approach',
      'section, method, parameter, argument, way, line, field, column, part, thing',
    ) +
    '\\b',
  '(?:more|most|less|equally) (?:importantly|specifically|precisely|generally|often than)',
  'just (?:like|as)',
  'under (?:these|this|those|such)',
  'because of (?:this|that|these)',
  'due to (?:this|that|these)',
  'despite (?:this|that|these)',
  'like (?:this|that|these)',
  'unlike (?:this|that|these|the other)',
  'apart from (?:this|that)',
  'aside from (?:this|that)',
  'what is more',
  'other than that',
  'not only (?:that|this)',
  'of course',
  'now,',
  'now that',
  'all (?:this|that|these|those)',
  'every such',
  'any such',
  'no such',
  'no matter which',
  'whichever',
  'whatever',
  'a (?:similar|related|second|third|further|better|simpler|different|more|common) \\w+',
  'an(?:other)? (?:alternative|easier|additional|equivalent) \\w+',
  'one ' +
    anyOf(
      'such, more, other, can also, advantage, disadvantage, drawback, reason, example, way',
      'option, exception, problem, solution, possibility, is, was',
    ),
  'two (?:such|other|more)',
  'further(?:more)?\\b',
  'more (?:details|information|on)',
  'several other',
  'most other',
  'many other',
  'some other',
  'other \\w+',
  'in case (?:of doubt|you do)',
  'you (?:can|could|may|might|must|should|will|would)? ?' +
    anyOf('also, then, now, therefore, still, thus, even, either, instead') +
    '\\b',
  '(?:we|you) (?:have|had) (?:just|already|now)\\b',
  'there (?:is|are) (?:also|another|other|however|more|no other|several other)\\b',
  'when (?:done|finished|so)',
  'until (?:then|now)',
  'since then',
  'ever since',
  '(?:as )?soon as (?:this|that|it)',
  'think of (?:it|this)',
  '[a-z]+ing (?:this|that|these|those|so)\\b',
];

/** How an English sentence starts that leans on what was said before it. In lower case. */
export const ENGLISH_STARTS = new RegExp(`^(?:${STARTS.join('|')})`);
