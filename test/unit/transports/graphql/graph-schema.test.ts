import { describe, expect, it } from '@jest/globals';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { ERROR_TABLE } from '../../../../src/transports/error-table.js';
import { loadGraphSchema } from '../../../../src/transports/graphql/graph-schema.js';

const schema = loadGraphSchema();
const ours = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

describe('the schema', () => {
  it('describes every type, field, argument and enum value', () => {
    const silent: string[] = [];
    const look = (name: string, { description }: { readonly description?: string | null | undefined }) => {
      if (!description || description.trim() === '') silent.push(name);
    };
    for (const type of ours) {
      look(type.name, type);
      if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
      if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field);
        if ('args' in field)
          for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
      }
    }
    expect(silent).toEqual([]);
    expect(ours.length).toBeGreaterThan(100);
  });

  it('uses JSON only where no shape is fixed', () => {
    const free = ours.flatMap((type) =>
      isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
            .filter((field) => field.type.toString().includes('JSON'))
            .map((field) => `${type.name}.${field.name}`)
        : [],
    );
    // JSON-LD is schema.org’s; what a check holds against a URL depends on the check; settings hold what Galley does not know;
    // what an entry of the log tells depends on the action, and what an event does on its type, which has a schema of it.
    expect(free.sort()).toEqual([
      'Article.jsonLd',
      'AuditHit.detail',
      'Brief.settings',
      'Event.data',
      'EventType.example',
      'EventType.schema',
      'LogEntry.details',
      'Provenance.settings',
      'ResearchBriefBody.settings',
      'SettingsInput.extra',
    ]);
  });

  it('has the codes of all errors, in upper case', () => {
    const codes = schema.getType('ErrorCode');
    expect(
      isEnumType(codes) &&
        codes
          .getValues()
          .map(({ name }) => name.toLowerCase())
          .sort(),
    ).toEqual(Object.keys(ERROR_TABLE).sort());
  });

  it('has one input and one payload for each mutation, both with its name', () => {
    for (const { name, args, type } of Object.values(schema.getMutationType()!.getFields())) {
      const verb = name[0]!.toUpperCase() + name.slice(1);
      const given = args.map((arg) => `${arg.name}: ${String(arg.type)}`);
      expect([name, given, String(type)]).toEqual([name, [`input: ${verb}Input!`], `${verb}Payload`]);
    }
  });

  it('asks for ids as ID, and calls nothing a slug but that of an article', () => {
    const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
    const fields = [
      ...ours.filter(isInputObjectType).map((type) => [type.name, Object.values(type.getFields())] as const),
      ...roots.flatMap((root) =>
        Object.values(root.getFields()).map(({ name, args }) => [name, args] as const),
      ),
    ].flatMap(([owner, all]) => all.map(({ name, type }) => ({ owner, name, type: String(type) })));
    const ids = fields.filter(({ name }) => name === 'id' || name === 'edition');
    expect(ids.filter(({ type }) => !/^ID!?$/.test(type))).toEqual([]);
    expect(fields.filter(({ name }) => name === 'slug').map(({ owner }) => owner)).toEqual([
      'UpdateArticleInput',
    ]);
  });
});
