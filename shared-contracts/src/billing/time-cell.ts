/** The values of a line of time that say in which cell of its week it is. */
interface TimeCellLine {
  readonly kind?: string | null;
  readonly date?: unknown;
  readonly project?: { readonly id: string } | null;
  readonly agreement?: { readonly id: string } | null;
  readonly work?: string | null;
  readonly description?: string | null;
}

/**
 * Identifies the cell of a week that a line of time is in: lines of one day, project, agreement, work and description
 * are in one cell. Expenses have no cell, because two of a day may be alike.
 */
export const timeCell = ({
  kind,
  date,
  project,
  agreement,
  work,
  description,
}: TimeCellLine): string | undefined =>
  kind === 'Expense'
    ? undefined
    : JSON.stringify([
        ...[kind ?? 'Time', String(date), project?.id ?? '', agreement?.id ?? ''],
        ...[(work ?? '').trim().toLowerCase(), (description ?? '').trim()],
      ]);
