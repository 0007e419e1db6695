/** Values of enums are the domain's words in upper case. */
export function enumValue<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>;
}

/** The domain's word for a value of an enum. */
export function enumWord<Value extends string>(value: Value): Lowercase<Value> {
  return value.toLowerCase() as Lowercase<Value>;
}
