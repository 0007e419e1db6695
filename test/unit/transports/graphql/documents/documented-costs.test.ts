import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { isObjectType } from 'graphql';
import { costOf, LOOK_UP_COST } from '../../../../../src/transports/graphql/documents/field-costs.js';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';

const schema = loadGraphSchema();
const lines = readFileSync(new URL('../../../../../docs/limits.md', import.meta.url), 'utf8').split('\n');
const section = lines.slice(lines.indexOf('## Documents of GraphQL'));

const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

describe('the documented costs', () => {
  it('include every field that does not cost 1, or 100 because it queries the database', () => {
    const missing: string[] = [];
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      for (const [field, defined] of Object.entries(type.getFields())) {
        const cost = costOf(defined).weight;
        const isRoot = ROOTS.has(type.name);
        if (cost === 1 || (cost === LOOK_UP_COST && isRoot)) continue;
        const isDiscovered = section.some(
          (line) => line.includes(`\`${field}\``) && line.includes(cost.toLocaleString('en')),
        );
        if (!isDiscovered) missing.push(`${type.name}.${field}: ${cost}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
