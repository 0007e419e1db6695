import { describe, expect, it } from '@jest/globals';
import { isEnumType, isInputObjectType, isInterfaceType, isObjectType, isSpecifiedScalarType } from 'graphql';
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
    // What a check holds against a URL depends on the check; settings hold what Galley does not know.
    expect(free.sort()).toEqual(['AuditHit.detail', 'Provenance.settings', 'SettingsInput.extra']);
  });
});
