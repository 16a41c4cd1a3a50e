import type { GridAnswerRow, GridSource, GridSourceName, StartRecord } from 'shared-contracts/grids';

/** The columns that identify a record in a list. */
const titleColumns: Partial<Record<GridSourceName, readonly string[]>> = {
  projects: ['description'],
  agreements: ['called', 'name'],
  requests: ['requestTypeCode', 'businessAssociateName'],
  stakeholders: ['businessAssociateName'],
  users: ['firstName', 'lastName'],
  'assigned-tasks': ['taskName'],
  obligations: ['obligationTypeCode'],
  payments: ['agreementCalled', 'payeeName'],
  communications: ['methodOfContactCode', 'date'],
  timesheets: ['weekStarting'],
  // A draft has no number yet.
  invoices: ['number', 'clientName'],
};

/** The columns that show to which record a record belongs, if its list has them. */
const detailColumns = ['recordName', 'projectDescription'];

/** The columns that can name an entry of a simple list, the most suitable first. */
const namingColumns = ['name', 'description'];

/** The columns that may name an entry of a simple list; the first one with a value is used. */
function namesOf(source: GridSource): readonly string[] {
  const texts = source.columns.filter(({ type }) => type === 'string').map(({ id }) => id);
  return [...namingColumns.filter((id) => texts.includes(id)), ...texts.slice(0, 1)];
}

const titlesOf = (source: GridSource): readonly string[] => titleColumns[source.name] ?? namesOf(source);

const detailsOf = (source: GridSource): readonly string[] =>
  detailColumns.filter((detail) => source.columns.some(({ id }) => id === detail));

/** The columns that identify a record of a list, and those that show to which record it belongs. */
export const shownColumns = (source: GridSource): readonly string[] => [
  ...new Set([...titlesOf(source), ...detailsOf(source)]),
];

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A row of a list as the start screen shows it, with the date by which it is ordered. */
export function startRecord(source: GridSource, row: GridAnswerRow, dateColumn?: string): StartRecord {
  // An agreement without numbers has its name in both columns.
  const parts = [...new Set(titlesOf(source).map((id) => textOf(row[id])))].filter(Boolean);
  const title = titleColumns[source.name] ? parts.join(' ') : parts[0];
  return {
    source: source.name,
    id: row.id,
    title: title || '(Not Set)',
    detail:
      // The text is shown only once if the record belongs directly to the project.
      [...new Set(detailsOf(source).map((id) => textOf(row[id])))].filter(Boolean).join(' · ') || null,
    date: dateColumn ? textOf(row[dateColumn]) || null : null,
    opens: row.opens,
  };
}
