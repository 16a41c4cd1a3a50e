import * as v from 'valibot';
import { message } from './rules.ts';

/**
 * The indexes of items whose key occurs earlier in the list. A key may consist of several values; texts are compared
 * ignoring case. Items without a key are ignored.
 */
export function duplicatePlaces<T>(
  items: readonly T[],
  keyOf: (item: T) => readonly (string | number | null)[] | undefined,
): readonly number[] {
  const seen = new Set<string>();
  return items.flatMap((item, place) => {
    const key = keyOf(item);
    if (!key || key.every((part) => part === null || part === '')) return [];
    const text = JSON.stringify(
      key.map((part) => (typeof part === 'string' ? part.trim().toLowerCase() : part)),
    );
    if (seen.has(text)) return [place];
    seen.add(text);
    return [];
  });
}

/** A list in which no two items have the same key (000 §5); the error is at the later item's field. */
export function withoutDuplicates<TItem extends v.GenericSchema>(
  item: TItem,
  field: string,
  keyOf: (item: v.InferOutput<TItem>) => readonly (string | number | null)[] | undefined,
  text = message('duplicate'),
) {
  return v.pipe(
    v.array(item),
    v.rawCheck(({ dataset, addIssue, config }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const place of duplicatePlaces(value, keyOf)) {
        addIssue({
          message: text({ lang: config.lang }),
          path: [
            { type: 'array', origin: 'value', input: value, key: place, value: value[place] },
            { type: 'object', origin: 'value', input: Object(value[place]), key: field, value: undefined },
          ],
        });
      }
    }),
  );
}
