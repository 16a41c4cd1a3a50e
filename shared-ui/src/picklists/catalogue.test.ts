import { stringifyDocument } from '@urql/core';
import { inLanguage, type Language, languages } from 'shared-contracts';
import { pickedTexts } from 'shared-contracts/picked-texts';
import { describe, expect, it } from 'vitest';
import { texts } from '../generated/texts/pick.ts';
import { picklist, picklistNames } from './catalogue.ts';

function shared(name: string) {
  const load = picklist(name);
  if (load?.status !== 'ready') throw new Error(`There is no picklist ${name}.`);
  return load.picklist;
}

const titles = (language: Language): readonly string[] =>
  Object.keys({ ...inLanguage(texts, language).column, ...pickedTexts[language] });

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

  it.each(languages)('has a title for each column in the language %s', (language) => {
    const keys = columns.map(({ path }) => path.replace('.', '_'));
    expect(keys.filter((key) => !titles(language).includes(key))).toEqual([]);
  });
});
