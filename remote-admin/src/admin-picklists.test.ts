import { type MasterDataField, masterDataDeclarations } from 'shared-contracts/master-data';
import { stringifyDocument } from 'urql';
import { describe, expect, it } from 'vitest';
import { adminPicklists } from './admin-picklists.ts';
import { declaration } from './declaration.ts';

it('brings every picklist that it declares, and no other', () => {
  expect(Object.keys(adminPicklists).toSorted()).toEqual(declaration.picklists.toSorted());
});

describe.each(declaration.picklists)('the picklist %s', (name) => {
  it('asks for what its columns and its name show', async () => {
    const picklist = await adminPicklists[name]?.();
    const text = picklist ? stringifyDocument(picklist.document) : '';
    const fields = [...(picklist?.columns ?? []).map(({ path }) => path), ...(picklist?.named ?? [])];
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.flatMap((path) => path.split('.')).filter((field) => !text.includes(field))).toEqual([]);
  });
});

/** The fields of a form that name other records, those of its rows too. */
const referencesIn = (fields: readonly MasterDataField[]): readonly MasterDataField[] =>
  fields.flatMap((field) => (field.kind === 'rows' ? referencesIn(field.fields) : [field]));

it.each(masterDataDeclarations.map(({ list, fields }) => [list, fields] as const))(
  'every picker in the form of %s is narrowed by what its list needs: else nobody can open it',
  async (_list, fields) => {
    for (const field of referencesIn(fields)) {
      if (field.kind !== 'reference') continue;
      const needs = (await adminPicklists[field.picklist]?.())?.needs ?? [];
      const given = field.within ? [field.within.argument] : [];
      expect([field.name, needs.filter((argument) => !given.includes(argument))]).toEqual([field.name, []]);
    }
  },
);
