import type { WeekLine } from './timesheet-record.ts';

/** What the days of a row in the week have in common. */
export type RowFacts = Pick<WeekLine, 'kind' | 'project' | 'agreement' | 'work' | 'unit' | 'description'>;

/** A row of the week: one project, agreement and kind of work over seven days. */
export interface WeekRow {
  readonly id: string;
  readonly facts: RowFacts;
  /** The line of each day that has one, by day. */
  readonly lines: ReadonlyMap<string, WeekLine>;
}

/** How a person has arranged the rows: including rows without a line yet, and which line was typed into which row. */
interface RowPlan {
  readonly rows: readonly { readonly id: string; readonly facts: RowFacts }[];
  /** The row of a line, by the line's id. */
  readonly places: ReadonlyMap<string, string>;
}

export const noPlan: RowPlan = { rows: [], places: new Map() };

/** The values of a line apart from its day and its amount. */
export const factsOf = ({ kind, project, agreement, work, unit, description }: WeekLine): RowFacts => ({
  kind,
  project,
  agreement,
  work,
  unit,
  description,
});

/** Identifies the row that a line belongs to: lines of one row have the same key. */
export const keyOf = ({ kind, project, agreement, work, description }: RowFacts): string =>
  JSON.stringify([kind, project?.id ?? '', agreement?.id ?? '', work.toLowerCase(), description ?? '']);

/**
 * Arranges the lines of a week in rows: lines with the same values share a row, with one line per day; existing rows
 * keep their places, so that nothing jumps while somebody types. Rows of one project are together.
 */
export function weekRows(lines: readonly WeekLine[], plan: RowPlan): readonly WeekRow[] {
  const rows = plan.rows.map(({ id, facts }) => ({
    ...{ id, facts, key: keyOf(facts) },
    lines: new Map<string, WeekLine>(),
  }));
  const late: WeekLine[] = [];
  for (const line of lines) {
    const own = rows.find(({ id }) => id === plan.places.get(line.id));
    if (own && own.key === keyOf(line) && !own.lines.has(line.date)) own.lines.set(line.date, line);
    else late.push(line);
  }
  for (const line of late) {
    const key = keyOf(line);
    const free = rows.find((row) => row.key === key && !row.lines.has(line.date));
    if (free) free.lines.set(line.date, line);
    else {
      // The row that started with this line may have different values now.
      const id = rows.some((row) => row.id === line.id) ? `${line.id}+` : line.id;
      rows.push({ id, facts: factsOf(line), key, lines: new Map([[line.date, line]]) });
    }
  }
  const projects = [...new Set(rows.map(({ facts }) => facts.project?.id))];
  return projects.flatMap((project) => rows.filter(({ facts }) => facts.project?.id === project));
}

/** The current arrangement, so that lines typed next find their rows in place. */
export const planOf = (rows: readonly WeekRow[]): RowPlan => ({
  rows: rows.map(({ id, facts }) => ({ id, facts })),
  places: new Map(rows.flatMap(({ id, lines }) => [...lines.values()].map((line) => [line.id, id] as const))),
});
