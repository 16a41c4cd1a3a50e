import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import type { MasterDataDeclaration, MasterDataField } from 'shared-contracts/master-data';
import { texts } from '../../generated/texts/master-data.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import type { MasterDataContext } from './master-data-rights.ts';

/** The first and the last day of what holds for a while, as lists call them. */
const periods = [
  ['effectiveDate', 'endDate'],
  ['validFrom', 'validTo'],
] as const;

/** The last days among some fields that lie before the first one. */
function backwards(fields: readonly MasterDataField[], values: RecordValues): readonly string[] {
  const has = (name: string) => fields.some((field) => field.name === name && field.kind === 'date');
  return periods.flatMap(([first, last]) => {
    const [from, to] = [values[first], values[last]];
    const isBackwards = typeof from === 'string' && typeof to === 'string' && to < from;
    return has(first) && has(last) && isBackwards ? [last] : [];
  });
}

const isRow = (value: unknown): value is RecordValues => typeof value === 'object' && value !== null;

/** Periods that end before they begin, of a record and of its rows: the database refuses them without a word. */
export function periodFaults(
  { fields }: MasterDataDeclaration,
  values: RecordValues,
  { user }: MasterDataContext,
): readonly FieldError[] {
  const message = inLanguage(texts, languageOf(user.locale)).backwards;
  const ofRows = fields.flatMap((field) => {
    const rows = values[field.name];
    if (field.kind !== 'rows' || !Array.isArray(rows)) return [];
    return rows.flatMap((row: unknown, place) =>
      isRow(row) ? backwards(field.fields, row).map((name) => `${field.name}[${place}].${name}`) : [],
    );
  });
  return [...backwards(fields, values), ...ofRows].map((path) => ({ path, message }));
}

/** A schedule that is a client's names the client: without one its rates would be those of everybody. */
export async function scheduleFaults(
  values: RecordValues,
  { user }: MasterDataContext,
): Promise<readonly FieldError[]> {
  if (values['rateType'] !== 'Client' || values['client']) return [];
  return [{ path: 'client', message: inLanguage(texts, languageOf(user.locale)).noClient }];
}
