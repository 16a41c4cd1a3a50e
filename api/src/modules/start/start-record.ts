import type { GridAnswerRow, GridSource, GridSourceName, StartRecord } from 'shared-contracts/grids';

/** Columns that say what a record is: those that name it, and what it belongs to. */
const titleColumns: Partial<Record<GridSourceName, readonly string[]>> = {
  projects: ['description'],
  agreements: ['agreementNumber', 'name'],
  requests: ['requestTypeCode', 'businessAssociateName'],
  stakeholders: ['businessAssociateName'],
  users: ['firstName', 'lastName'],
  'assigned-tasks': ['taskName'],
  obligations: ['obligationTypeCode'],
  payments: ['agreementAgreementNumber', 'payeeName'],
  communications: ['methodOfContactCode', 'date'],
  timesheets: ['weekStarting'],
};

/** Columns that say what a record belongs to, where its list has them. */
const detailColumns = ['recordName', 'projectDescription'];

/** Columns that name an entry of a list of names, the best first. */
const namingColumns = ['name', 'description'];

/** Columns that may name an entry of a list of names, of which the first that is filled in does. */
function namesOf(source: GridSource): readonly string[] {
  const texts = source.columns.filter(({ type }) => type === 'string').map(({ id }) => id);
  return [...namingColumns.filter((id) => texts.includes(id)), ...texts.slice(0, 1)];
}

const titlesOf = (source: GridSource): readonly string[] => titleColumns[source.name] ?? namesOf(source);

const detailsOf = (source: GridSource): readonly string[] =>
  detailColumns.filter((detail) => source.columns.some(({ id }) => id === detail));

/** The columns that say what a record of a list is, and what it belongs to. */
export const shownColumns = (source: GridSource): readonly string[] => [
  ...new Set([...titlesOf(source), ...detailsOf(source)]),
];

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A row of a list as the start screen names it, with the day that it stands by. */
export function startRecord(source: GridSource, row: GridAnswerRow, dateColumn?: string): StartRecord {
  const parts = titlesOf(source)
    .map((id) => textOf(row[id]))
    .filter(Boolean);
  const title = titleColumns[source.name] ? parts.join(' ') : parts[0];
  return {
    source: source.name,
    id: row.id,
    title: title || '(Not Set)',
    detail:
      // Once, where it hangs on the project itself.
      [...new Set(detailsOf(source).map((id) => textOf(row[id])))].filter(Boolean).join(' · ') || null,
    date: dateColumn ? textOf(row[dateColumn]) || null : null,
    opens: row.opens,
  };
}
