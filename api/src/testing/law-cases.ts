import { readFileSync } from 'node:fs';

/** A legal case, read from a text file. */
export interface LawCase {
  readonly file: string;
  readonly line: number;
  /** Codes of provinces. */
  readonly provinces: readonly string[];
  /** Facts by name, in order; a name may occur several times. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly moment: string;
  readonly expected: readonly string[];
  readonly source: string;
  /** The whole case in one line, as the name of its test. */
  readonly title: string;
}

const folder = new URL('../../../docs/law-cases/', import.meta.url);

const listed = (text: string): string[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);

const columns = 5;

/** Reads the cases of a file. Throws if a line is incomplete. */
export function lawCases(file: string): readonly LawCase[] {
  const [, ...lines] = readFileSync(new URL(`${file}.tsv`, folder), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((text, place) => {
    const cells = text.split('\t');
    const [jurisdiction = '', facts = '', moment = '', expected = '', source = ''] = cells;
    if (cells.length !== columns || !expected || !source)
      throw new Error(`${file}.tsv:${place + 2} needs ${columns} columns with an answer and a source.`);
    return {
      ...{ file, line: place + 2, moment, source, expected: listed(expected) },
      title: [jurisdiction, facts, moment].filter(Boolean).join(' · '),
      provinces: jurisdiction === 'none' ? [] : jurisdiction.split(' ').filter(Boolean),
      facts: listed(facts).map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.trim(), value.join('=').trim()] as const;
      }),
    };
  });
}

/** All values of a fact. */
export const factsNamed = ({ facts }: Pick<LawCase, 'facts'>, name: string): readonly string[] =>
  facts.filter(([one]) => one === name).map(([, value]) => value);

/** The last value of a fact; null if it is missing. */
export const factNamed = (lawCase: Pick<LawCase, 'facts'>, name: string): string | null =>
  factsNamed(lawCase, name).at(-1) ?? null;
