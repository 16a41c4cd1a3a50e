import { stringifyDocument } from '@urql/core';
import { describe, expect, it } from 'vitest';
import { en } from '../texts/en/ui.ts';
import { es } from '../texts/es/ui.ts';
import { picklist, picklistNames } from './catalogue.ts';

function shared(name: string) {
  const load = picklist(name);
  if (load?.status !== 'ready') throw new Error(`There is no picklist ${name}.`);
  return load.picklist;
}

const titles = (texts: typeof en) => Object.keys(texts.pick.column);

describe.each(picklistNames)('the picklist %s', (name) => {
  const { document, columns, named, needs = [] } = shared(name);
  const text = stringifyDocument(document);

  it('asks for what its columns and its name show', () => {
    const fields = [...columns.map(({ path }) => path), ...named].flatMap((path) => path.split('.'));
    expect(fields.filter((field) => !new RegExp(`\\b${field}\\b`).test(text))).toEqual([]);
  });

  it('takes the arguments that it needs', () => {
    expect(needs.filter((argument) => !text.includes(`$${argument}`))).toEqual([]);
  });

  it('has a title for each column in both languages', () => {
    const keys = columns.map(({ path }) => path.replace('.', '_'));
    expect(keys.filter((key) => !titles(en).includes(key) || !titles(es).includes(key))).toEqual([]);
  });
});
