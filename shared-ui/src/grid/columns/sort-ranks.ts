import { plainText } from './plain-text.ts';

/**
 * Sorting by ranks: every different value of a column gets its place among the values once; rows are then sorted as
 * packed numbers, natively, without a comparison in JavaScript. Empty values have the largest rank, so that they are
 * last in either direction.
 */
export interface ColumnRanks {
  readonly ranks: Uint32Array;
  /** The number of different values; also the rank of an empty value. */
  readonly distinct: number;
}

/** A key that sorts texts as people expect: ignoring case and accents, numbers by value. */
export function textKey(text: string): string {
  const key = plainText(text);
  return /\d/.test(key) ? key.replace(/\d+/g, (digits) => digits.padStart(12, '0')) : key;
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/**
 * A number for comparison, also from a decimal's text, whose 14 digits at most (000 §9) fit a double. NaN where there
 * is none.
 */
export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
}

function rankNumbers(values: readonly unknown[]): ColumnRanks {
  const count = values.length;
  const numbers = new Float64Array(count);
  const sorted = new Float64Array(count);
  let filled = 0;
  for (let index = 0; index < count; index += 1) {
    const value = numberOf(values[index]);
    numbers[index] = value;
    if (Number.isFinite(value)) {
      sorted[filled] = value;
      filled += 1;
    }
  }
  sorted.subarray(0, filled).sort();
  let distinct = 0;
  for (let index = 0; index < filled; index += 1) {
    if (index === 0 || sorted[index] !== sorted[index - 1]) {
      sorted[distinct] = sorted[index] ?? 0;
      distinct += 1;
    }
  }
  const ranks = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const value = numbers[index] ?? Number.NaN;
    if (!Number.isFinite(value)) {
      ranks[index] = distinct;
      continue;
    }
    let low = 0;
    let high = distinct - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    ranks[index] = low;
  }
  return { ranks, distinct };
}

/**
 * The first four characters of a key as one number that sorts like the key. From the first character that does not fit
 * in a byte, keys count as equal and are compared in full.
 */
function prefix(key: string): number {
  let packed = 0;
  let fits = true;
  for (let index = 0; index < 4; index += 1) {
    const code: number = fits && index < key.length ? key.charCodeAt(index) : 0;
    fits = fits && code < 255;
    packed = packed * 256 + Math.min(code, 255);
  }
  return packed;
}

/** Order of keys: sorted by their packed prefixes, and by the whole key where these are equal. */
function orderKeys(keys: readonly string[]): Uint32Array {
  const places = 2 ** Math.max(1, Math.ceil(Math.log2(keys.length + 1)));
  const packed = new Float64Array(keys.length);
  // A prefix that all keys share does not affect their order.
  const shared = sharedBeginning(keys);
  for (let index = 0; index < keys.length; index += 1) {
    packed[index] =
      prefix(shared === 0 ? (keys[index] ?? '') : (keys[index] ?? '').slice(shared)) * places + index;
  }
  packed.sort();
  const order = new Uint32Array(keys.length);
  for (let index = 0; index < packed.length; index += 1) order[index] = (packed[index] ?? 0) % places;
  let from = 0;
  const beginning = (index: number) => Math.floor((packed[index] ?? -1) / places);
  for (let index = 1; index <= packed.length; index += 1) {
    if (index < packed.length && beginning(index) === beginning(from)) continue;
    if (index - from > 1) {
      order.subarray(from, index).set(
        [...order.subarray(from, index)].sort((one, other) => {
          const [a = '', b = ''] = [keys[one], keys[other]];
          return a < b ? -1 : a > b ? 1 : 0;
        }),
      );
    }
    from = index;
  }
  return order;
}

function sharedBeginning(keys: readonly string[]): number {
  const [first = ''] = keys;
  let length = first.length;
  for (const key of keys) {
    let same = 0;
    while (same < length && key.charCodeAt(same) === first.charCodeAt(same)) same += 1;
    length = same;
    if (length === 0) break;
  }
  return length;
}

function rankTexts(values: readonly unknown[]): ColumnRanks {
  const seen = new Map<string, number>();
  const texts: string[] = [];
  const ids = new Int32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    if (isBlank(value)) {
      ids[index] = -1;
      continue;
    }
    const text = typeof value === 'string' ? value : String(value);
    let id = seen.get(text);
    if (id === undefined) {
      id = texts.length;
      seen.set(text, id);
      texts.push(text);
    }
    ids[index] = id;
  }
  const keys = texts.map(textKey);
  const order = orderKeys(keys);
  const rankOf = new Uint32Array(texts.length);
  let rank = -1;
  for (let place = 0; place < order.length; place += 1) {
    const id = order[place] ?? 0;
    if (place === 0 || keys[id] !== keys[order[place - 1] ?? 0]) rank += 1;
    rankOf[id] = rank;
  }
  const distinct = rank + 1;
  const ranks = new Uint32Array(values.length);
  for (let index = 0; index < values.length; index += 1) {
    const id = ids[index] ?? -1;
    ranks[index] = id < 0 ? distinct : (rankOf[id] ?? 0);
  }
  return { ranks, distinct };
}

/** Ranks of a column's values: numbers by value, ticks no before yes, all else as text. */
export function ranksOf(values: readonly unknown[], type: string): ColumnRanks {
  if (type === 'number') return rankNumbers(values);
  if (type === 'bool')
    return rankNumbers(values.map((value) => (value === true ? 1 : value === false ? 0 : null)));
  return rankTexts(values);
}

/** The criteria by which rows are sorted. */
interface RankedSort extends ColumnRanks {
  readonly direction: 'asc' | 'desc';
}

const directed = ({ ranks, distinct, direction }: RankedSort, row: number): number => {
  const rank = ranks[row] ?? distinct;
  return direction === 'asc' || rank === distinct ? rank : distinct - 1 - rank;
};

/** Row indexes in the order of the sorts; equal rows keep their given order. */
export function sortedOrder(rows: Uint32Array, sorts: readonly RankedSort[]): Uint32Array {
  if (sorts.length === 0) return rows;
  const [first, ...rest] = sorts;
  if (!first) return rows;
  const places = rows.length;
  const packed = new Float64Array(places);
  for (let place = 0; place < places; place += 1) packed[place] = directed(first, rows[place] ?? 0);
  let size = first.distinct + 1;
  for (const sort of rest) {
    // Beyond this a double could not store the index: the combined values are ranked again.
    if (size * (sort.distinct + 1) * places > Number.MAX_SAFE_INTEGER) size = rerank(packed);
    for (let place = 0; place < places; place += 1) {
      packed[place] = (packed[place] ?? 0) * (sort.distinct + 1) + directed(sort, rows[place] ?? 0);
    }
    size *= sort.distinct + 1;
  }
  if (size * places > Number.MAX_SAFE_INTEGER) rerank(packed);
  for (let place = 0; place < places; place += 1) packed[place] = (packed[place] ?? 0) * places + place;
  packed.sort();
  const order = new Uint32Array(places);
  for (let place = 0; place < places; place += 1) order[place] = rows[(packed[place] ?? 0) % places] ?? 0;
  return order;
}

function rerank(packed: Float64Array): number {
  const { ranks, distinct } = rankNumbers([...packed]);
  packed.set(ranks);
  return distinct;
}
