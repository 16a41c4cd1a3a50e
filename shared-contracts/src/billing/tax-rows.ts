/** A dated row of a tax. Days are yyyy-MM-dd. */
export interface TaxRow {
  readonly taxTypeId: string;
  /** Its code, which determines the order on an invoice. */
  readonly code: string;
  readonly provinceId: string | null;
  readonly ledgerCodeId: string | null;
  /** Per cent. */
  readonly rate: string;
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Whether no other tax is charged where this one is. */
  readonly replacesOthers?: boolean;
}

/** A client's exemption from a tax. Days are yyyy-MM-dd. */
export interface TaxExemption {
  readonly taxTypeId: string;
  readonly certificate: string;
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** The part of an invoice line that matters for taxes. */
export interface TaxedLine {
  readonly amount: string;
  readonly isTaxable: boolean;
  readonly ledgerCodeId: string | null;
  readonly provinceId: string | null;
}

/** How specific a row is for a line: one with the ledger code takes precedence over one with only the province. */
const detail = ({ provinceId, ledgerCodeId }: TaxRow) => (ledgerCodeId ? 2 : 0) + (provinceId ? 1 : 0);

/** Whether a day is within the dates of a row. */
const holdsOn = ({ validFrom, validTo }: Pick<TaxRow, 'validFrom' | 'validTo'>, date: string): boolean =>
  validFrom <= date && (validTo === null || validTo >= date);

/** The row of each tax that holds for a line on a day: the most specific one, and among these the newest. */
export function rowsHolding(rows: readonly TaxRow[], line: TaxedLine, date: string): readonly TaxRow[] {
  if (!line.isTaxable) return [];
  const chosen = new Map<string, TaxRow>();
  for (const row of rows) {
    const holds =
      holdsOn(row, date) &&
      (row.provinceId === null || row.provinceId === line.provinceId) &&
      (row.ledgerCodeId === null || row.ledgerCodeId === line.ledgerCodeId);
    if (!holds) continue;
    const known = chosen.get(row.taxTypeId);
    const isBetter =
      !known ||
      detail(row) > detail(known) ||
      (detail(row) === detail(known) && row.validFrom > known.validFrom);
    if (isBetter) chosen.set(row.taxTypeId, row);
  }
  return [...chosen.values()];
}

const isReplacing = ({ replacesOthers = false }: TaxRow): boolean => replacesOthers;

/** The rows that are charged among those that hold for a line. */
export function charged(holding: readonly TaxRow[]): readonly TaxRow[] {
  const only = holding.filter(isReplacing);
  return (only.length > 0 ? only : holding).filter(({ rate }) => rate !== '0');
}

/**
 * The row of each tax that applies to a line on a day: the most specific one, and among these the newest. If one
 * replaces the others, such as HST, it is the only one; its rate of 0 would then exempt from all taxes.
 */
export const taxRowsFor = (rows: readonly TaxRow[], line: TaxedLine, date: string): readonly TaxRow[] =>
  charged(rowsHolding(rows, line, date));

/** The certificates of a client on a day, by tax. */
export const exemptOn = (exemptions: readonly TaxExemption[], date: string): ReadonlyMap<string, string> =>
  new Map(
    exemptions
      .filter((one) => holdsOn(one, date))
      .map(({ taxTypeId, certificate }) => [taxTypeId, certificate]),
  );

/**
 * The certificate by which a client does not pay a tax. One that stands in place of others is not paid either by who is
 * exempt from a tax that it stands in place of on that line: HST is GST by another name and rate (Canada Revenue
 * Agency, GI-072), and exempts whoever GST exempts. A tax that is not charged there anyway, such as the sales tax of
 * another province, exempts from nothing.
 */
export function exemptionFrom(
  row: TaxRow,
  holding: readonly TaxRow[],
  exempt: ReadonlyMap<string, string>,
): string | undefined {
  const own = exempt.get(row.taxTypeId);
  if (own !== undefined || !isReplacing(row)) return own;
  return holding.flatMap(({ taxTypeId }) => exempt.get(taxTypeId) ?? [])[0];
}
