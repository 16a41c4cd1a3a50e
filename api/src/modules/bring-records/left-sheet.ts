import type { Language } from 'shared-contracts';
import { bringFieldName, bringFields, type RecordBringKind } from 'shared-contracts/bring-in';
import type { WrittenSheet } from '../../platform/workbooks/workbook-writer.ts';
import type { RecordRow } from '../bring-in/index.ts';
import type { Issues } from './issues.ts';

/** Widths of columns in characters. */
const widths = { cell: 20, reason: 80 } as const;

/**
 * The rows that were not imported, with headings first, as a table that can be imported again once it is corrected.
 * Each filled field is a column under its own name; the last column has the reasons.
 */
export function leftRows(
  kind: RecordBringKind,
  rows: readonly RecordRow[],
  issues: Issues,
  language: Language,
  reason: string,
): readonly (readonly (string | null)[])[] {
  const reasons = Map.groupBy(
    issues.all.filter(({ isWarning }) => !isWarning),
    ({ row }) => row,
  );
  const left = rows.filter(({ source }) => reasons.has(source));
  const filled = new Set(left.flatMap(({ cells }) => Object.keys(cells)));
  const fields = bringFields(kind).filter(({ name }) => filled.has(name));
  return [
    [...fields.map(({ name }) => bringFieldName(kind, name, language) ?? name), reason],
    ...left.map(({ source, cells }) => [
      ...fields.map(({ name }) => cells[name] ?? null),
      (reasons.get(source) ?? []).map(({ message }) => message).join(' '),
    ]),
  ];
}

/** The same rows as a sheet of a workbook. */
export function leftSheet(kind: RecordBringKind, left: ReturnType<typeof leftRows>): WrittenSheet {
  const [header = []] = left;
  return {
    name: kind,
    widths: header.map((_, place) => (place < header.length - 1 ? widths.cell : widths.reason)),
    rows: () => left,
  };
}
