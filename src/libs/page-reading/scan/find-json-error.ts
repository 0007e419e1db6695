/** Where a text stops being JSON, and why; line and column from 1. */
export interface JsonError {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SPACE = /[ \t\r\n]*/y;

/** The tokens that may come next. */
type Expected = 'value' | 'value_or_end' | 'name' | 'name_or_end' | 'colon' | 'comma_or_end' | 'nothing';

/** Finds the first fault of a text that `JSON.parse` refuses, in one pass and without recursion. */
export function findJsonError(json: string): JsonError {
  return new Reading(json).run();
}

class Reading {
  private at = 0;
  private readonly open: ('{' | '[')[] = [];
  private expected: Expected = 'value';

  constructor(private readonly json: string) {}

  run(): JsonError {
    for (;;) {
      this.take(SPACE);
      if (this.at >= this.json.length) return this.error('The block ends too early');
      if (this.expected === 'nothing') return this.error('Something stands behind the end of the data');
      const fault = this.step(this.json[this.at] ?? '');
      if (fault !== null) return this.error(fault);
    }
  }

  /** @returns the fault; null for none */
  private step(next: string): string | null {
    switch (this.expected) {
      case 'value':
      case 'value_or_end':
        if (next === ']' && this.expected === 'value_or_end') return this.close();
        return this.value(next);
      case 'name':
      case 'name_or_end':
        if (next === '}' && this.expected === 'name_or_end') return this.close();
        if (next === '}') return 'A comma stands before the closing brace';
        if (next !== '"') return 'The name of a property in double quotes is expected';
        this.expected = 'colon';
        return this.string();
      case 'colon':
        if (next !== ':') return 'A colon is expected behind the name of a property';
        this.at += 1;
        this.expected = 'value';
        return null;
      default:
        if (next === ',') {
          this.at += 1;
          this.expected = this.open.at(-1) === '{' ? 'name' : 'value';
          return null;
        }
        if (next === (this.open.at(-1) === '{' ? '}' : ']')) return this.close();
        return this.open.at(-1) === '{'
          ? 'A comma or a closing brace is expected'
          : 'A comma or a closing bracket is expected';
    }
  }

  private value(next: string): string | null {
    if (next === '{' || next === '[') {
      this.open.push(next);
      this.at += 1;
      this.expected = next === '{' ? 'name_or_end' : 'value_or_end';
      return null;
    }
    if (next === '"') {
      const fault = this.string();
      if (fault !== null) return fault;
    } else if (!this.take(NUMBER) && !this.take(WORD)) {
      return next === ']' ? 'A comma stands before the closing bracket' : 'A value is expected';
    }
    this.expected = this.open.length === 0 ? 'nothing' : 'comma_or_end';
    return null;
  }

  private close(): null {
    this.open.pop();
    this.at += 1;
    this.expected = this.open.length === 0 ? 'nothing' : 'comma_or_end';
    return null;
  }

  /** Moves past the string, or to the character at fault. Not by a regular expression, which fails on megabytes. */
  private string(): string | null {
    const { json } = this;
    for (this.at += 1; this.at < json.length; this.at += 1) {
      const letter = json[this.at] ?? '';
      if (letter === '"') {
        this.at += 1;
        return null;
      }
      if (letter === '\n' || letter === '\r') return 'A line ends within a string';
      if (letter < ' ') return 'A control character stands in a string';
      if (letter !== '\\') continue;
      if (!this.take(ESCAPE)) return 'A backslash stands before a letter that it can’t escape';
      this.at -= 1;
    }
    return 'A string has no end';
  }

  private take(what: RegExp): boolean {
    what.lastIndex = this.at;
    if (!what.test(this.json)) return false;
    this.at = what.lastIndex;
    return true;
  }

  private error(message: string): JsonError {
    const before = this.json.slice(0, this.at);
    const lineStart = before.lastIndexOf('\n') + 1;
    return { message, line: before.split('\n').length, column: this.at - lineStart + 1 };
  }
}
