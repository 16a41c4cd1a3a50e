import { useMemo, useState } from 'react';
import { readHours } from 'shared-contracts/billing';
import { dayAfter } from 'shared-contracts/days';
import { useFieldValue, useIsReadOnly, useListFaults, useSetField } from 'shared-ui/form';
import type { TimeLineFragment } from '../generated/operations.ts';
import { besideLines, linesIn, type TimesheetRecord, type WeekLine, weekLine } from './timesheet-record.ts';
import { keyOf, noPlan, planOf, type RowFacts, type WeekRow, weekRows } from './week-rows.ts';

const newLine = (facts: RowFacts, date: string): WeekLine => ({
  ...facts,
  ...{ id: crypto.randomUUID(), date, quantity: null, cost: null, ledgerCode: null, isTaxable: true },
  ...{ receiptTax: null, supplierTaxNumber: null },
});

/** The typed text of a cell as a decimal; unreadable text is kept so that the rules report it; '' for none. */
const typedQuantity = (text: string): string => readHours(text) ?? text.trim();

/** The lines of the week in the surrounding form, arranged in rows, with the actions on them. */
export function useWeek(record: TimesheetRecord, closedDays: ReadonlyMap<string, string>) {
  const value = useFieldValue('entries');
  const set = useSetField();
  const isReadOnly = useIsReadOnly();
  const faults = useListFaults('entries');
  const [plan, setPlan] = useState(noPlan);
  const lines = useMemo(() => linesIn(value), [value]);
  const rows = useMemo(
    () =>
      weekRows(
        lines.filter(({ kind }) => kind !== 'Expense'),
        plan,
      ),
    [lines, plan],
  );
  const stored = useMemo(() => new Map(record.entries.map((line) => [line.id, line])), [record.entries]);

  /** Why a line or a day cannot be typed into; undefined where it can. A locked one locks no other. */
  const lockOf = (line: WeekLine | undefined, day: string): string | undefined =>
    (line && stored.get(line.id)?.lock) || closedDays.get(day);

  const write = (next: readonly WeekLine[]) => {
    faults.forgive();
    set('entries', next);
  };
  const isOpen = (line: WeekLine) => lockOf(line, line.date) === undefined;

  /** Types into the cell of a row. */
  const type = (row: WeekRow, day: string, text: string) => {
    const quantity = typedQuantity(text);
    const line = row.lines.get(day);
    const now = planOf(rows);
    if (line && quantity !== '') write(lines.map((one) => (one.id === line.id ? { ...one, quantity } : one)));
    else if (line) write(lines.filter(({ id }) => id !== line.id));
    else if (quantity !== '') {
      const made = besideLines({ ...newLine(row.facts, day), quantity }, lines);
      setPlan({ ...now, places: new Map([...now.places, [made.id, row.id]]) });
      return write([...lines, made]);
    }
    setPlan(now);
  };

  /** Adds a row without lines, after another one or at the end; returns its id. */
  const addRow = (facts: RowFacts, behind?: WeekRow): string => {
    const id = crypto.randomUUID();
    const now = planOf(rows);
    const place = behind ? now.rows.findIndex((row) => row.id === behind.id) + 1 : now.rows.length;
    setPlan({ ...now, rows: now.rows.toSpliced(place, 0, { id, facts }) });
    return id;
  };

  /** Changes a row and its open lines; locked lines stay as they are. */
  const changeRow = (row: WeekRow, facts: RowFacts) => {
    const own = [...row.lines.values()];
    const open = new Set(own.filter(isOpen).map(({ id }) => id));
    // If locked lines stay, they keep the row's id, and the changed lines get a new row.
    const id = open.size < own.length ? crypto.randomUUID() : row.id;
    const now = planOf(rows);
    const changed = { id, facts };
    setPlan({
      rows: now.rows.flatMap((one) =>
        one.id !== row.id ? [one] : id === row.id ? [changed] : [one, changed],
      ),
      places: new Map([...now.places, ...[...open].map((line) => [line, id] as const)]),
    });
    write(lines.map((line) => (open.has(line.id) ? besideLines({ ...line, ...facts }, lines) : line)));
  };

  /** Takes a row out with its open lines. */
  const removeRow = (row: WeekRow) => {
    const now = planOf(rows);
    const open = new Set([...row.lines.values()].filter(isOpen).map(({ id }) => id));
    setPlan({ ...now, rows: now.rows.filter(({ id }) => id !== row.id || open.size < row.lines.size) });
    write(lines.filter(({ id }) => !open.has(id)));
  };

  /**
   * Copies the week before on the days that are open. Returns how many lines, how many are in this week already, as
   * after a second press, and the first copied one.
   */
  const copyFrom = (before: readonly TimeLineFragment[]) => {
    const place = (line: WeekLine) => `${line.date} ${keyOf(line)}`;
    const taken = new Set(lines.map(place));
    const wanted = before
      .filter(({ kind }) => kind !== 'Expense')
      .map((line) => ({ ...weekLine(line), id: crypto.randomUUID(), date: dayAfter(line.date, 7) }))
      .filter(({ date }) => !closedDays.has(date));
    const fresh = wanted.filter((line) => !taken.has(place(line)));
    if (fresh.length > 0) write([...lines, ...fresh]);
    return { copied: fresh.length, there: wanted.length - fresh.length, first: fresh[0]?.id };
  };

  /** Writes a line with a form of its own, such as an expense. */
  const putLine = (line: WeekLine) =>
    write(
      lines.some(({ id }) => id === line.id)
        ? lines.map((one) => (one.id === line.id ? line : one))
        : [...lines, line],
    );

  return {
    ...{ lines, rows, stored, isReadOnly, lockOf, type, addRow, changeRow, removeRow, copyFrom, putLine },
    removeLine: (id: string) => write(lines.filter((line) => line.id !== id)),
    /** What is wrong with a line. */
    faultsOf: (line: WeekLine) => faults.at(lines.indexOf(line)).map(({ message }) => message),
  };
}

export type Week = ReturnType<typeof useWeek>;
