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
