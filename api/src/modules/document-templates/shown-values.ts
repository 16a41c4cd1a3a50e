import type { Language } from 'shared-contracts';
import { conditionOf } from '../../platform/templates/tag-words.ts';
import type { TemplateData, TemplateRow, TemplateValue } from '../../platform/templates/template-shapes.ts';
import type { TaggedNoun, TagKind, Tags } from './tag-declaration.ts';
import type { RawRecord } from './tagged-rows-store.ts';

type Raw = string | boolean | null;

/** Exact decimals with grouped digits; they never pass through floating point. */
function grouped(amount: string, language: Language, decimals: number): string {
  const sign = amount.startsWith('-') ? '-' : '';
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const format = new Intl.NumberFormat(language, { useGrouping: 'always' });
  const digits = format.format(BigInt(whole));
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const shown = fraction.padEnd(decimals, '0');
  return `${sign}${digits}${shown ? `${point}${shown}` : ''}`;
}

const cents = 2;

const shownAs: Readonly<Record<TagKind, (value: string, language: Language) => string>> = {
  text: (value) => value,
  flag: (value) => value,
  number: (value, language) => grouped(value, language, 0),
  money: (value, language) => `$${grouped(value, language, cents)}`,
  date: (value, language) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(`${value}T00:00:00Z`),
    ),
};

/** A day in the notation of letters, 'November 22, 2026'. */
export const longDay = (day: string, language: Language): string => shownAs.date(day, language);

const shownRow = (tags: Tags, row: Readonly<Record<string, Raw>>, language: Language): TemplateRow =>
  Object.fromEntries(
    Object.entries(tags).map(([name, { kind }]): [string, TemplateValue] => {
      const value = row[name] ?? null;
      return [name, typeof value === 'string' ? shownAs[kind](value, language) : value];
    }),
  );

/** The values of a record as documents print them, and whether its lists have rows. */
export function shownValues(noun: TaggedNoun, { values }: RawRecord, language: Language): TemplateData {
  const plain = Object.fromEntries(
    Object.keys(noun.values).map((name): [string, Raw] => {
      const value = values[name] ?? null;
      return [name, typeof value === 'object' ? null : value];
    }),
  );
  const lists = Object.entries(noun.lists).flatMap(([name, { tags }]) => {
    const value = values[name];
    const rows = Array.isArray(value) ? value.map((row) => shownRow(tags, row, language)) : [];
    return [
      [name, rows],
      [conditionOf(name), rows.length > 0],
    ] as const;
  });
  return { ...shownRow(noun.values, plain, language), ...Object.fromEntries(lists) };
}
