import { hasParts, idOf, isSameValue } from '../form-values.ts';

/** Fields that describe a value's type or origin, not the value itself. */
const isAside = (name: string): boolean => name === '__typename';

function haveSameFields(
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
  names: readonly string[],
): boolean {
  return names.filter((name) => !isAside(name)).every((name) => isEqualValue(one[name], other[name]));
}

/** Whether two rows have equal values in the fields that both contain. */
export const isSameRow = (one: object, other: object): boolean =>
  haveSameFields(
    one as Readonly<Record<string, unknown>>,
    other as Readonly<Record<string, unknown>>,
    Object.keys(one).filter((name) => name in other),
  );

/**
 * Whether two versions of a value mean the same to a person. A form and a conflict contain the same record with
 * different fields around it: a picked entry is compared by its id, a row of a list by the fields that both contain.
 */
export function isEqualValue(one: unknown, other: unknown): boolean {
  if (!hasParts(one) || !hasParts(other)) return isSameValue(one, other);
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item: unknown, place) => {
      const counterpart: unknown = other[place];
      const areRows = hasParts(item) && hasParts(counterpart);
      return areRows ? isSameRow(item, counterpart) : isEqualValue(item, counterpart);
    });
  }
  if (idOf(one) !== undefined && idOf(other) !== undefined) return idOf(one) === idOf(other);
  return haveSameFields(one, other, [...new Set([...Object.keys(one), ...Object.keys(other)])]);
}
