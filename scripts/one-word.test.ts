import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { root } from './suite.ts';

/** A word or phrase that texts do not use, and what they say in its place. */
interface Avoided {
  readonly phrases: readonly string[];
  readonly instead: string;
}

const languages = { en: 'English', es: 'Spanish' } as const;

type Language = keyof typeof languages;

/** The rows of the table below a heading of the glossary. */
function avoidedIn(page: string, language: Language): readonly Avoided[] {
  const section = page.split(`## Words that are not used in ${languages[language]}\n`)[1]?.split('\n## ')[0];
  const rows = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => {
    const [, not = '', instead = ''] = row.split('|').map((cell) => cell.trim());
    return { phrases: not.split(';').map((phrase) => phrase.trim()), instead };
  });
}

/**
 * A text as its words alone, in small letters, so that a phrase is found whatever is between its words; the names of its
 * gaps, as {count}, are none of them.
 */
const wordsOf = (text: string): string => {
  const words = text
    .toLowerCase()
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .split(/[^\p{L}\p{N}%’']+/u);
  return ` ${words.join(' ')} `;
};

/** The texts of a module with where they are; of a text that is a function, its source. */
function textsIn(value: unknown, place: string): readonly (readonly [place: string, text: string])[] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, String(value)]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

const page = readFileSync(join(root, 'docs/glossary.md'), 'utf8');

describe.each(Object.keys(languages) as readonly Language[])(
  'one thing has one word, %s',
  async (language) => {
    const files = globSync(
      [`*/src/texts/${language}/*.ts`, `shared-contracts/src/generated/form-texts/${language}.ts`],
      {
        cwd: root,
      },
    );
    const texts = (
      await Promise.all(
        files.map(async (file) =>
          textsIn((await import(pathToFileURL(join(root, file)).href))[language], file),
        ),
      )
    )
      .flat()
      .map(([place, text]) => [place, text, wordsOf(text)] as const);

    it('reads every text', () => {
      expect(files.length).toBeGreaterThan(100);
      expect(texts.length).toBeGreaterThan(4000);
    });

    it.each(avoidedIn(page, language))('$phrases: say $instead', ({ phrases }) => {
      const avoided = phrases.map(wordsOf);
      const found = texts.filter(([, , words]) => avoided.some((phrase) => words.includes(phrase)));
      expect(found.map(([place, text]) => `${place}: ${text}`)).toEqual([]);
    });
  },
);

it('the glossary names words to avoid and what to say in every language', () => {
  for (const language of Object.keys(languages) as readonly Language[]) {
    const all = avoidedIn(page, language);
    expect(all.length).toBeGreaterThan(5);
    expect(all.filter(({ phrases, instead }) => instead === '' || phrases.includes(''))).toEqual([]);
  }
});
