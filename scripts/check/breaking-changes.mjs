// Changes of an OpenAPI description that would break a client of an earlier one. No tool that runs on Node without a network
// reads 3.1 and resolves references, so the comparison is done here.

/**
 * @typedef {Record<string, any>} Json
 * @typedef {'request' | 'answer'} Direction who writes values of a schema: the client, or Galley
 */

import { boundChanges, written } from './breaking-bounds.mjs';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** @param {Json} before @param {Json} after @returns {string[]} a sentence for each change, in the order of paths */
export function breakingChanges(before, after) {
  return new Comparison(before, after).changes();
}

class Comparison {
  /** @param {Json} before @param {Json} after */
  constructor(before, after) {
    this.before = before;
    this.after = after;
    /** @type {string[]} */
    this.found = [];
    /** Pairs of references that are compared already: schemas are recursive. @type {Set<string>} */
    this.seen = new Set();
  }

  changes() {
    for (const [path, item] of Object.entries(this.before.paths)) {
      const now = this.after.paths[path];
      if (!now) this.report(path, 'is gone');
      else this.compareItem(path, item, now);
    }
    return [...new Set(this.found)];
  }

  /** @param {string} at @param {string} what */
  report(at, what) {
    this.found.push(`${at}: ${what}`);
  }

  /** @param {string} path @param {Json} before @param {Json} after */
  compareItem(path, before, after) {
    for (const method of METHODS) {
      if (!(method in before)) continue;
      const at = `${method.toUpperCase()} ${path}`;
      if (!(method in after)) this.report(at, 'is gone');
      else this.compareOperation(at, [before, before[method]], [after, after[method]]);
    }
  }

  /** @param {string} at @param {Json[]} beforeParts @param {Json[]} afterParts item and operation */
  compareOperation(at, beforeParts, afterParts) {
    const [, before] = beforeParts;
    const [, after] = afterParts;
    if (before.operationId !== after.operationId) this.report(at, `is called ${after.operationId} now`);
    this.compareKeys(at, before, after);
    this.compareParameters(
      at,
      this.parametersOf(this.before, beforeParts),
      this.parametersOf(this.after, afterParts),
    );
    this.compareBody(
      at,
      this.read(this.before, before.requestBody),
      this.read(this.after, after.requestBody),
    );
    for (const [status, answer] of Object.entries(before.responses)) {
      const now = after.responses[status];
      if (!now) this.report(at, `does not answer ${status} any more`);
      else this.compareAnswer(`${at} ${status}`, this.read(this.before, answer), this.read(this.after, now));
    }
  }

  /** @param {string} at @param {Json} before @param {Json} after */
  compareKeys(at, before, after) {
    const [had, has] = [this.keysOf(this.before, before), this.keysOf(this.after, after)];
    // A client may send more than is required.
    const isEnough = (/** @type {Set<string>} */ sent) =>
      has.some((asked) => [...asked].every((scheme) => sent.has(scheme)));
    if (had.every(isEnough)) return;
    this.report(
      at,
      had.some((sent) => sent.size === 0) ? 'needs a key now' : 'takes another kind of key now',
    );
  }

  /**
   * The alternative ways to authenticate, each a set of keys with their scheme and permission; one empty set where no key is
   * required.
   * @param {Json} document @param {Json} operation @returns {Set<string>[]}
   */
  keysOf(document, operation) {
    /** @type {Record<string, string[]>[]} */
    const ways = operation.security ?? document.security ?? [];
    const schemes = document.components?.securitySchemes ?? {};
    const keys = ways.map(
      (way) =>
        new Set(
          Object.entries(way).flatMap(([name, scopes]) => {
            const scheme = { ...this.read(document, schemes[name]), description: undefined };
            return ['', ...scopes].map((scope) => `${written(scheme)} ${scope}`);
          }),
        ),
    );
    return keys.length === 0 ? [new Set()] : keys;
  }

  /** @param {Json} document @param {Json[]} parts @returns {Map<string, Json>} */
  parametersOf(document, parts) {
    const all = parts.flatMap(({ parameters = [] }) => parameters).map((one) => this.read(document, one));
    return new Map(all.map((one) => [`${one.in} ${one.name}`, one]));
  }

  /** @param {string} at @param {Map<string, Json>} before @param {Map<string, Json>} after */
  compareParameters(at, before, after) {
    for (const [name, parameter] of before) {
      const now = after.get(name);
      if (!now) this.report(at, `does not take the ${name} any more`);
      else {
        if (now.required && !parameter.required) this.report(at, `needs the ${name} now`);
        this.compareSchema(`${at} ${name}`, parameter.schema, now.schema, 'request');
      }
    }
    for (const [name, { required }] of after) {
      if (required && !before.has(name)) this.report(at, `needs the ${name} now`);
    }
  }

  /** @param {string} at @param {Json | undefined} before @param {Json | undefined} after */
  compareBody(at, before, after) {
    if (!before) {
      if (after?.required) this.report(at, 'needs a body now');
      return;
    }
    if (!after) return this.report(at, 'does not take a body any more');
    if (after.required && !before.required) this.report(at, 'needs a body now');
    this.compareContent(`${at} body`, before.content, after.content, 'request');
  }

  /** @param {string} at @param {Json} before @param {Json} after */
  compareAnswer(at, before, after) {
    for (const [name, header] of Object.entries(before.headers ?? {})) {
      const now = this.read(this.after, after.headers?.[name]);
      if (!now) this.report(at, `has no header ${name} any more`);
      else if (this.read(this.before, header)?.required && !now.required) {
        this.report(at, `may lack the header ${name} now`);
      }
    }
    this.compareContent(at, before.content ?? {}, after.content ?? {}, 'answer');
  }

  /** @param {string} at @param {Json} before @param {Json} after @param {Direction} direction */
  compareContent(at, before, after, direction) {
    for (const [type, { schema }] of Object.entries(before)) {
      if (!(type in after)) this.report(at, `is not ${type} any more`);
      else this.compareSchema(at, schema, after[type].schema, direction);
    }
  }

  /** @param {string} at @param {Json} old @param {Json} next @param {Direction} direction */
  compareSchema(at, old, next, direction) {
    const pair = `${direction} ${old?.$ref ?? ''} ${next?.$ref ?? ''}`;
    if (old?.$ref && next?.$ref) {
      if (this.seen.has(pair)) return;
      this.seen.add(pair);
    }
    const before = this.read(this.before, old) ?? {};
    const after = this.read(this.after, next) ?? {};
    this.compareTypes(at, before, after, direction);
    this.compareValues(at, before, after, direction);
    this.compareFields(at, before, after, direction);
    for (const change of boundChanges(before, after, direction)) this.report(at, change);
    if (before.items && after.items) this.compareSchema(`${at}[]`, before.items, after.items, direction);
    for (const key of ['anyOf', 'oneOf']) this.compareWays(at, before[key], after[key], direction);
    for (const [index, part] of (before.allOf ?? []).entries()) {
      this.compareSchema(at, part, after.allOf?.[index] ?? {}, direction);
    }
  }

  /** @param {string} at @param {Json} before @param {Json} after @param {Direction} direction */
  compareTypes(at, before, after, direction) {
    const [had, has] = [typesOf(before), typesOf(after)];
    // Neither has a type of its own: it is a union of schemas.
    if (!had && !has) return;
    const wide = direction === 'request' ? has : had;
    const narrow = direction === 'request' ? had : has;
    const fits =
      !wide ||
      [...(narrow ?? [])].every((type) => wide.has(type) || (type === 'integer' && wide.has('number')));
    if (!fits || (wide && !narrow)) {
      this.report(at, `was ${named(had)} and is ${named(has)} now`);
    }
  }

  /** @param {string} at @param {Json} before @param {Json} after @param {Direction} direction */
  compareValues(at, before, after, direction) {
    const [had, has] = [valuesOf(before), valuesOf(after)];
    if (!had) {
      if (has && direction === 'request') this.report(at, 'takes certain values only now');
      return;
    }
    for (const value of has ? had.filter((one) => !has.includes(one)) : []) {
      this.report(at, `does not know ${JSON.stringify(value)} any more`);
    }
  }

  /** @param {string} at @param {Json} before @param {Json} after @param {Direction} direction */
  compareFields(at, before, after, direction) {
    const [had, has] = [before.properties ?? {}, after.properties ?? {}];
    const [needed, needs] = [new Set(before.required), new Set(after.required)];
    for (const [name, schema] of Object.entries(had)) {
      const here = `${at}/${name}`;
      if (!(name in has)) this.report(here, 'is gone');
      else this.compareSchema(here, schema, has[name], direction);
    }
    for (const name of Object.keys(has)) {
      const isNew = needs.has(name) && !needed.has(name);
      if (direction === 'request' && isNew) this.report(`${at}/${name}`, 'must be sent now');
      if (direction === 'answer' && needed.has(name) && !needs.has(name)) {
        this.report(`${at}/${name}`, 'may be missing now');
      }
    }
    const isClosed = (/** @type {Json} */ schema) => schema.additionalProperties === false;
    if (direction === 'request' && isClosed(after) && !isClosed(before)) {
      this.report(at, 'refuses fields that it does not know now');
    }
  }

  /**
   * Every alternative of a request must remain; an answer must not get a new one.
   * @param {string} at @param {Json[] | undefined} before @param {Json[] | undefined} after @param {Direction} direction
   */
  compareWays(at, before, after, direction) {
    if (!before || !after) {
      if (before ?? after) this.report(at, 'has other ways to be written now');
      return;
    }
    const [asked, known] = direction === 'request' ? [before, after] : [after, before];
    for (const [index, way] of asked.entries()) {
      const same = known.find((one) => one.$ref !== undefined && one.$ref === way.$ref);
      const pairs = same ? [same] : known;
      const tried = pairs.map((one) =>
        this.tryWay(at, direction === 'request' ? [way, one] : [one, way], direction),
      );
      if (tried.some((found) => found.length === 0)) continue;
      if (same) this.found.push(...(tried[0] ?? []));
      else this.report(at, `${direction === 'request' ? 'does not take' : 'may be'} way ${index + 1} now`);
    }
  }

  /** @param {string} at @param {Json[]} pair @param {Direction} direction @returns {string[]} what it would report */
  tryWay(at, [old, next], direction) {
    const { found, seen } = this;
    this.found = [];
    this.seen = new Set(seen);
    this.compareSchema(at, old, next, direction);
    const tried = this.found;
    this.found = found;
    this.seen = seen;
    return tried;
  }

  /** @param {Json} document @param {Json | undefined} part @returns {Json | undefined} */
  read(document, part) {
    if (part?.$ref === undefined) return part;
    const names = part.$ref.slice(2).split('/');
    return names.reduce((/** @type {Json} */ inner, /** @type {string} */ name) => inner?.[name], document);
  }
}

/** @param {Json} schema @returns {Set<string> | null} null where it has no type */
function typesOf({ type }) {
  return type === undefined ? null : new Set([type].flat());
}

/** @param {Set<string> | null} types */
function named(types) {
  return types ? [...types].join(' or ') : 'anything';
}

/** @param {Json} schema @returns {unknown[] | null} */
function valuesOf(schema) {
  if ('const' in schema) return [schema.const];
  return schema.enum ?? null;
}
