import { type RefObject, useCallback, useMemo } from 'react';
import type { ImportMode, ImportRecord } from 'shared-contracts/agreement-import';
import { useShortcut, useTexts } from 'shared-ui';
import { type GridStand, type MarkWalker, useIsPhone } from 'shared-ui/grid';
import { rowId } from './fixes.ts';
import { hasMark, markOf, namesByColumn } from './row-marks.ts';
import { cellColumn, type ImportSheet, issuesColumn } from './sheet-columns.ts';
import { decidedIn, nextToFix } from './to-fix.ts';
import type { Review } from './use-review.ts';
import { countsOf } from './verdict.ts';

interface FaultWalk {
  readonly sheets: readonly ImportSheet[];
  readonly sheet: ImportSheet | undefined;
  readonly mode: ImportMode;
  readonly isMap: boolean;
  /** The rows that are shown, of all sheets. */
  readonly shown: readonly ImportRecord[];
  readonly walker: RefObject<MarkWalker | null>;
  readonly goToSheet: (name: string, at?: GridStand) => void;
  readonly openRow: (id: string) => void;
}

/** The place of the first marked cell of a row, from 0. */
function firstMark(sheet: ImportSheet, record: ImportRecord): number {
  const names = namesByColumn(sheet);
  const columns = ['', issuesColumn, ...sheet.columns.map(cellColumn)];
  return Math.max(
    0,
    columns.findIndex((column) => column !== '' && markOf(record, column, names)),
  );
}

/**
 * The way from fault to fault over the sheets: in the grid from mark to mark, on the map to the next row to be
 * corrected or decided.
 */
export function useFaultWalk({ records, mends }: Review, walk: FaultWalk) {
  const { sheets, sheet, mode, isMap, shown, walker, goToSheet, openRow } = walk;
  const { t } = useTexts('projects');
  const isPhone = useIsPhone();
  const counts = useMemo(() => countsOf(records.values(), mode), [records, mode]);
  const decided = useMemo(() => decidedIn(mends), [mends]);
  const walked = useMemo(
    () => sheets.flatMap(({ name }) => shown.filter((record) => record.sheet === name)),
    [sheets, shown],
  );

  const goTo = useCallback(
    (to: ImportSheet, record: ImportRecord) => {
      const row = shown.filter(({ sheet: of }) => of === to.name).indexOf(record);
      goToSheet(to.name, { row, column: firstMark(to, record), top: 0, left: 0 });
    },
    [shown, goToSheet],
  );
  /** Behind the last mark of a sheet the first one of the next sheet follows. */
  const onPast = useCallback(
    (way: 1 | -1): boolean => {
      const place = sheets.findIndex(({ name }) => name === sheet?.name);
      for (let away = 1; away < sheets.length; away += 1) {
        const next = sheets[(place + way * away + sheets.length * away) % sheets.length];
        const own = shown.filter((record) => record.sheet === next?.name);
        const record = way === 1 ? own.find(hasMark) : own.findLast(hasMark);
        if (!next || !record) continue;
        goTo(next, record);
        // If no cell can be focused, its row opens.
        if (isPhone) openRow(rowId(record));
        return true;
      }
      return false;
    },
    [sheets, sheet, shown, goTo, isPhone, openRow],
  );
  const onGo = useCallback(
    (record: ImportRecord) => {
      const to = sheets.find(({ name }) => name === record.sheet);
      if (to) goTo(to, record);
      openRow(rowId(record));
    },
    [sheets, goTo, openRow],
  );

  const hasFault = counts.errors + counts.following + counts.warnings > 0;
  const go = (way: 1 | -1) => (hasFault ? walker.current?.next(way) : undefined);
  const [next, before] = [() => go(1), () => go(-1)];
  useShortcut({ keys: 'f8', name: t('agreementImport.review.nextKey'), inDialogs: true, run: next });
  useShortcut({
    keys: 'shift+f8',
    name: t('agreementImport.review.beforeKey'),
    inDialogs: true,
    run: before,
  });
  const isMapDone = isMap && !nextToFix(walked, decided, undefined, 1);
  const noMend = isMapDone ? t('agreementImport.review.noMend') : undefined;
  return {
    counts,
    next,
    /** Why there is no next fault. */
    none: hasFault ? noMend : t('agreementImport.review.noFault'),
    inGrid: { onPast },
    onMap: { walked, decided, onGo },
  };
}

/** How the map leads from row to row. */
export type MapWalk = ReturnType<typeof useFaultWalk>['onMap'];
