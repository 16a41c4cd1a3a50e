import { useCallback, useMemo, useState } from 'react';
import type { ImportMode, ImportRecord } from 'shared-contracts/agreement-import';
import { useTexts } from 'shared-ui';
import type { GridRecord } from 'shared-ui/grid';
import { type Fixes, rowId } from './fixes.ts';
import { cellColumn, type ImportSheet, sheetCells } from './sheet-columns.ts';
import type { Review } from './use-review.ts';
import { isOfKind, issuesOf, type ShownKind } from './verdict.ts';

/** Cells that were changed and whose check is still to come, by row and column of the grid. */
function pendingCells(sheet: ImportSheet | undefined, { corrections }: Fixes) {
  const pending = new Map<string, Record<string, string>>();
  for (const { column, value, ...place } of corrections) {
    const imported = sheet?.columns.find((one) => one.column === column);
    if (!imported || place.sheet !== sheet?.name) continue;
    const id = rowId(place);
    pending.set(id, { ...pending.get(id), [cellColumn(imported)]: value });
  }
  return pending;
}

/**
 * The rows of a sheet that the review shows. A row that was shown when its kind was chosen stays, even if its state
 * changes: a row that was just corrected does not vanish from under the cursor.
 */
export function useShownRows(
  { records, mends, isChecking, failure }: Review,
  first: ShownKind,
  mode: ImportMode,
) {
  const { t } = useTexts('projects');
  const [chosen, setChosen] = useState<{ readonly kind: ShownKind; readonly kept: ReadonlySet<string> }>({
    kind: first,
    kept: new Set(),
  });
  const { kind, kept } = chosen;
  const isShown = useCallback(
    (record: ImportRecord) => isOfKind(record, kind, mode) || kept.has(rowId(record)),
    [kind, kept, mode],
  );
  const choose = useCallback(
    (next: ShownKind) => {
      const now = [...records.values()].filter((record) => isOfKind(record, next, mode));
      setChosen({ kind: next, kept: new Set(next === 'all' ? [] : now.map(rowId)) });
    },
    [records, mode],
  );
  const shown = useMemo(() => [...records.values()].filter(isShown), [records, isShown]);
  const isPending = isChecking || failure !== undefined;
  // An unchanged row is drawn as before.
  const made = useMemo(() => {
    void t;
    return new WeakMap<ImportRecord, GridRecord>();
  }, [t]);
  const rowsOf = useCallback(
    (sheet: ImportSheet | undefined): readonly GridRecord[] => {
      if (!sheet) return [];
      const pending = isPending ? pendingCells(sheet, mends) : new Map<string, Record<string, string>>();
      return shown
        .filter((record) => record.sheet === sheet.name)
        .map((record) => {
          const id = rowId(record);
          const known = made.get(record);
          const issues = record.isLeftOut
            ? t('agreementImport.review.kind.leftOut')
            : issuesOf(record)
                .map(({ message }) => message)
                .join(' ') || t('agreementImport.review.noIssues');
          const row = known ?? { ...sheetCells(sheet, record, issues), id };
          made.set(record, row);
          const typed = pending.get(id);
          return typed ? { ...row, ...typed, id } : row;
        });
    },
    [shown, isPending, mends, made, t],
  );
  return { kind, choose, shown, rowsOf };
}
