import { describe, expect, it } from '@jest/globals';
import { getNamedType, getNullableType, isListType, isObjectType, type GraphQLObjectType } from 'graphql';
import { MOST_CHILDREN, MOST_FOLDERS, MOST_LEVELS } from '../../../../../src/libs/site-audit/index.js';
import { costOf, isLookUp } from '../../../../../src/transports/graphql/documents/field-costs.js';
import { loadGraphSchema } from '../../../../../src/transports/graphql/graph-schema.js';

const schema = loadGraphSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'),
);
const fields = types.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })),
);
const field = (name: string) => fields.find((each) => each.name === name)!.field;

describe('costs in the SDL', () => {
  it('are not in the schema that clients see', () => {
    const names = schema.getDirectives().map(({ name }) => name);
    expect(names.filter((name) => ['cost', 'listSize', 'treeSize', 'clamp'].includes(name))).toEqual([]);
  });

  it('mark every root field but the caller as a database query', () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const others = roots.flatMap((root) =>
      Object.values(root!.getFields()).filter((each) => !isLookUp(each)),
    );
    expect(others.map(({ name }) => name)).toEqual(['me']);
  });

  it('give the length of every list of objects', () => {
    const unsized = fields
      .filter(({ field: { type } }) => isListType(getNullableType(type)) && isObjectType(getNamedType(type)))
      .filter((each) => costOf(each.field).list === null && costOf(each.field).tree === null)
      .map(({ name }) => name);
    // That of a batch, which has a bound of its own; and what is rarely there.
    expect(unsized.sort()).toEqual([
      'ArticleJob.warnings',
      'AuditConfig.searches',
      'AuditConfig.segments',
      'AuditOverview.searches',
      'AuditOverview.segments',
      'AuditRendered.changes',
      'AuditRow.found',
      'AuditScore.caps',
      'ResearchReport.warnings',
      'StartArticlesPayload.refused',
    ]);
  });

  it('name arguments that exist, with their largest meaning', () => {
    const known = new Set(fields.flatMap((each) => Object.keys(costOf(each.field).bounds)));
    const named = fields.flatMap(({ field: each }) => {
      const { list, tree } = costOf(each);
      return [
        ...(list && 'slicingArguments' in list ? list.slicingArguments : []),
        ...(tree ? [tree.childrenArgument, tree.levelsArgument] : []),
      ];
    });
    expect([...new Set(named)].sort()).toEqual([...known].sort());
    for (const { name, field: each } of fields)
      for (const [argument, { byDefault, max }] of Object.entries(costOf(each).bounds)) {
        expect([name, argument, byDefault > 0 && byDefault <= max]).toEqual([name, argument, true]);
      }
  });

  it('bound a site’s folders as the view does', () => {
    expect(costOf(field('Audit.structure')).bounds).toMatchObject({
      maxChildren: { max: MOST_CHILDREN },
      levels: { max: MOST_LEVELS },
    });
    expect(costOf(field('AuditFolder.children')).tree).toMatchObject({ assumedTotal: MOST_FOLDERS });
  });
});
