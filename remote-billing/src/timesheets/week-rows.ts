import type { WeekLine } from './timesheet-record.ts';

/** What the days of a row in the week have in common. */
export type RowFacts = Pick<WeekLine, 'kind' | 'project' | 'agreement' | 'work' | 'description'>;

/** A row of the week: one project, agreement and kind of work over seven days. */
export interface WeekRow {
  readonly id: string;
  readonly facts: RowFacts;
  /** The line of each day that has one, by day. */
  readonly lines: ReadonlyMap<string, WeekLine>;
}

/** How somebody has laid out the rows: those without a line yet too, and which line was typed into which. */
interface RowPlan {
  readonly rows: readonly { readonly id: string; readonly facts: RowFacts }[];
  /** The row of a line, by the line's id. */
  readonly places: ReadonlyMap<string, string>;
}

export const noPlan: RowPlan = { rows: [], places: new Map() };

/** The values of a line beside its day and its amount. */
export const factsOf = ({ kind, project, agreement, work, description }: WeekLine): RowFacts => ({
  kind,
  project,
  agreement,
  work,
  description,
});

/** What lines of one row have in common. */
export const keyOf = ({ kind, project, agreement, work, description }: RowFacts): string =>
  JSON.stringify([kind, project?.id ?? '', agreement?.id ?? '', work.toLowerCase(), description ?? '']);

/**
 * Lays the lines of a week out in rows: lines with the same values share a row, one for each day; earlier rows keep
 * their places, so that nothing jumps while somebody types. Rows of one project are together.
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
      // A row that was begun with this line may say something else by now.
      const id = rows.some((row) => row.id === line.id) ? `${line.id}+` : line.id;
      rows.push({ id, facts: factsOf(line), key, lines: new Map([[line.date, line]]) });
    }
  }
  const projects = [...new Set(rows.map(({ facts }) => facts.project?.id))];
  return projects.flatMap((project) => rows.filter(({ facts }) => facts.project?.id === project));
}

/** The current rows, so that what is typed next finds them in their places. */
export const planOf = (rows: readonly WeekRow[]): RowPlan => ({
  rows: rows.map(({ id, facts }) => ({ id, facts })),
  places: new Map(rows.flatMap(({ id, lines }) => [...lines.values()].map((line) => [line.id, id] as const))),
});
