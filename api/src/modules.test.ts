import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { joined, modules } from './modules.ts';
import { contractSchema } from './platform/graphql/contract-schema.ts';
import { resolvers } from './resolvers.ts';

const slices = readdirSync(join(import.meta.dirname, '../../shared-contracts/schema'));

describe('the modules', () => {
  it('answer for every slice of the schema, one module each', () => {
    expect(modules.flatMap(({ schema }) => schema).toSorted()).toEqual(slices.toSorted());
  });

  it('resolve every query and mutation of the schema, and nothing else', () => {
    const fields = (type: ReturnType<typeof contractSchema.getQueryType>) =>
      Object.keys(type?.getFields() ?? {}).toSorted();
    expect(Object.keys(resolvers['Query'] ?? {}).toSorted()).toEqual(fields(contractSchema.getQueryType()));
    expect(Object.keys(resolvers['Mutation'] ?? {}).toSorted()).toEqual(
      fields(contractSchema.getMutationType()),
    );
  });

  it('do not say the same thing twice', () => {
    expect(() => joined([{ wells: 1 }, undefined, { wells: 2 }])).toThrow('wells is declared twice.');
  });
});
