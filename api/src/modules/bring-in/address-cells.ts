import { mayBeAddress, writtenAddress } from '../../platform/tables/written-address.ts';

/** The first line of an address, and its other parts. Fields of a new associate have a prefix. */
const line = 'addressLine1';
const others = ['addressLine2', 'addressLine3', 'city', 'stateOrProvince', 'postalCode'] as const;

/** The field of a table that has whole addresses in one column; undefined if other columns contain parts of them. */
export function addressField(fields: readonly string[]): string | undefined {
  const field = fields.find((name) => name === line || name.endsWith(`.${line}`));
  const prefix = field?.slice(0, -line.length) ?? '';
  return others.some((name) => fields.includes(`${prefix}${name}`)) ? undefined : field;
}

/**
 * The cells of an address from one cell, by field, if its parts are certain; otherwise the name of the field that keeps
 * it whole.
 */
export function partsOfAddress(
  field: string,
  cells: Readonly<Record<string, string>>,
): { readonly cells?: Readonly<Record<string, string>>; readonly oneLine?: string } {
  const text = cells[field];
  if (text === undefined) return {};
  const read = writtenAddress(text);
  if (!read) return mayBeAddress(text) ? { oneLine: field } : {};
  const prefix = field.slice(0, -line.length);
  const [first, second] = read.lines;
  const parts: Readonly<Record<string, string | undefined>> = {
    [field]: first,
    [`${prefix}addressLine2`]: second,
    [`${prefix}city`]: read.city,
    [`${prefix}stateOrProvince`]: read.province,
    [`${prefix}postalCode`]: read.postalCode,
    [`${prefix}country`]: read.isInCanada ? 'CA' : undefined,
  };
  return {
    cells: Object.fromEntries(
      Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
  };
}
