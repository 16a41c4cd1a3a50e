import {
  type BringField,
  type BringKind,
  bringField,
  bringFields,
  bringLimits,
} from 'shared-contracts/bring-in';
import { plainText } from '../../platform/tables/plain-text.ts';
import { type Content, shareOf } from './cell-content.ts';
import { meaningsOf, wholeHeading } from './heading-words.ts';

/** One column of a table, before it is matched. */
export interface TableColumn {
  readonly place: number;
  readonly header: string;
  /** The title of the group that it is in; '' without one. */
  readonly group: string;
  /** Some of its non-empty cells. */
  readonly samples: readonly string[];
}

/** The field that a column fills, with the reason. */
export interface MatchedColumn {
  readonly place: number;
  readonly header: string;
  readonly field: string | null;
  readonly by: 'Chosen' | 'Recipe' | 'Heading' | 'Content' | null;
}

/** An earlier decision about a column. */
export interface DecidedColumn {
  readonly header: string;
  readonly field: string | null;
}

interface Pair {
  readonly column: TableColumn;
  readonly field: BringField;
  readonly score: number;
  readonly by: 'Heading' | 'Content';
}

/** Score of a field suggested only by a column's content, and the least share of cells that must match. */
const byContent = { base: 30, worth: 20, least: 0.6 } as const;

/** A heading is doubted if its cells contain something else. */
const doubt = { below: 0.3, minus: 25, samples: 3 } as const;

const least = 40;

const contentOf = ({ reads, name }: BringField): Content | undefined => {
  if (name === 'ownerPhone') return 'phone';
  if (name === 'ownerEmail') return 'email';
  if (reads === 'phone' || reads === 'email') return reads;
  return reads === 'land' || reads === 'share' || reads === 'people' || reads === 'day' ? reads : undefined;
};

/**
 * Fields of agreements that content alone may suggest; other columns are too easily mistaken for the remaining fields.
 */
const suggested = ['land', 'ownerPhone', 'ownerEmail', 'owner'] as const;

const suggestiveContents: ReadonlySet<Content | undefined> = new Set(['land', 'phone', 'email', 'people']);

/** The fields that content alone may suggest: for other kinds, the first one with such content. */
function suggestedFor(kind: BringKind): readonly string[] {
  if (kind === 'agreement') return suggested;
  const first = new Map<Content, string>();
  for (const field of bringFields(kind)) {
    const content = contentOf(field);
    if (content && suggestiveContents.has(content) && !first.has(content)) first.set(content, field.name);
  }
  return [...first.values()];
}

const amount = /^[$ ]*[0-9][0-9 .,]*$/;

/** Whether a cell contains a number other than the 0 and 1 that may stand for no and yes. */
const isSum = (cell: string): boolean => amount.test(cell) && !['0', '1'].includes(cell.trim());

const yesOrNo = /^(?:y|n|yes|no|true|false|x|o|oui|non|s[ií]?)$/i;

/** The score of a heading for a field after examining its cells. */
function withContent(score: number, field: BringField, samples: readonly string[]): number {
  // Amounts are not yes or no: 'Annual' above amounts means these, and above yes and no it means whether they are paid
  // annually.
  if (field.reads === 'flag' && samples.some(isSum)) return 0;
  if (field.reads === 'number' && samples.length > 0 && samples.every((cell) => yesOrNo.test(cell.trim())))
    return 0;
  // 'How delivered' above 'By hand' contains a word for a day, but is not one.
  const isByPart = score < wholeHeading && samples.length >= doubt.samples;
  if (field.reads === 'day' && isByPart && !samples.some((cell) => /\d/.test(cell))) return 0;
  const content = contentOf(field);
  if (!content || samples.length === 0) return score;
  // People and days are written in too many ways to doubt a heading because of them.
  const ratio = shareOf(content, samples);
  const isDoubted =
    (content === 'land' || content === 'share') && samples.length >= doubt.samples && ratio < doubt.below;
  return score + byContent.worth * ratio - (isDoubted ? doubt.minus : 0);
}

/** Whether several columns together may fill the field: addresses, names in two columns, second owners. */
const isShared = ({ reads }: BringField): boolean =>
  reads === 'joined' || reads === 'people' || reads === 'land' || reads === 'namedAll';

const hasCount = (header: string): boolean => / \d$/.test(plainText(header));

/** The fields of land in several columns, which only make sense together. */
const landParts = ['landSection', 'landTownship', 'landRange'] as const;

function pairsOf(kind: BringKind, columns: readonly TableColumn[]): readonly Pair[] {
  const guessedFields = suggestedFor(kind);
  const pairs = columns.flatMap((column): Pair[] => {
    const meant = meaningsOf(kind, column.header, column.group).map(({ field, score }) => ({
      ...{ column, field, by: 'Heading' as const },
      score: withContent(score, field, column.samples),
    }));
    const guessed = guessedFields.flatMap((name): Pair[] => {
      const field = bringField(kind, name);
      const content = field && contentOf(field);
      const ratio = content ? shareOf(content, column.samples) : 0;
      if (!field || ratio < byContent.least || column.samples.length < doubt.samples) return [];
      return [{ column, field, by: 'Content', score: byContent.base + byContent.worth * ratio }];
    });
    return [...meant, ...guessed].filter(({ score }) => score >= least);
  });
  const named = new Set(pairs.map(({ field }) => field.name));
  const hasParts = landParts.every((name) => named.has(name));
  return pairs.filter(({ field }) => {
    if (field.reads !== 'part' || field.of !== 'parcels') return true;
    return hasParts;
  });
}

/**
 * Determines the field of each column: as a person chose, otherwise as a stored recipe has it for the same heading,
 * otherwise by heading and content together, the highest score first. A field is filled by one column, except by
 * columns that belong together.
 */
export function matchColumns(
  kind: BringKind,
  columns: readonly TableColumn[],
  chosen: ReadonlyMap<number, string | null>,
  recipe: readonly DecidedColumn[],
): readonly MatchedColumn[] {
  const kept = new Map(recipe.map(({ header, field }) => [plainText(header), field]));
  const found = new Map<number, Pick<MatchedColumn, 'field' | 'by'>>();
  const taken = new Set<string>();
  const settle = (place: number, field: string | null, by: MatchedColumn['by']) => {
    found.set(place, { field, by });
    if (field !== null) taken.add(field);
  };
  for (const { place } of columns) {
    const field = chosen.get(place);
    if (field !== undefined) settle(place, field, 'Chosen');
  }
  for (const { place, header } of columns) {
    const field = kept.get(plainText(header));
    if (found.has(place) || field === undefined || header === '') continue;
    if (field === null || !taken.has(field) || isSharedName(kind, field)) settle(place, field, 'Recipe');
  }
  const pairs = pairsOf(kind, columns).toSorted((one, other) => other.score - one.score);
  for (const { column, field, by } of pairs) {
    if (found.has(column.place)) continue;
    const isSecond = taken.has(field.name);
    const mayJoin = field.reads === 'joined' || (isShared(field) && hasCount(column.header));
    if (isSecond && !mayJoin) continue;
    settle(column.place, field.name, by);
  }
  return columns.slice(0, bringLimits.columns).map(({ place, header }) => ({
    ...{ place, header },
    ...(found.get(place) ?? { field: null, by: null }),
  }));
}

const isSharedName = (kind: BringKind, name: string): boolean => {
  const field = bringField(kind, name);
  return field !== undefined && isShared(field);
};
