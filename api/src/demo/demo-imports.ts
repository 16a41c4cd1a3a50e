import { momentFromToday } from './calendar.ts';
import { demoCompanies } from './demo-accounts.ts';
import type { DemoAgreement } from './demo-agreements.ts';
import type { DemoBook } from './demo-book.ts';
import { workers } from './demo-projects.ts';

const [rightway] = demoCompanies;

/** One in this many projects had its first agreements imported from a workbook. */
const everySoMany = 12;

/** The number of agreements of a project that were imported. */
const brought = 12;

const review = { corrections: [], leaveOut: [], decisions: [], mappings: [] };

/** What was not imported with the agreements of a project: the header of its sheet, and a row with the reason. */
const leftRows = [
  { cells: ['Agreement key', 'Legal description'], reason: 'Reason' },
  {
    cells: ['12', 'road allowance north of 36'],
    reason: 'Legal description: ‘road allowance north of 36’ is not a legal description.',
  },
] as const;

/** Past imports: one that made the first agreements of a project, and an earlier one that was undone. */
export function makeImports(book: DemoBook, agreements: readonly DemoAgreement[]): void {
  const byProject = Map.groupBy(agreements, ({ project }) => project);
  const [importer] = workers[rightway.id];
  for (const [project, all] of byProject) {
    if (project.number % everySoMany !== 1 || !project.companies.includes(rightway.id)) continue;
    const own = all.slice(0, brought);
    const add = (day: number, values: Readonly<Record<string, unknown>>) =>
      book.add('agreement_import', {
        surface_project_id: project.id,
        user_id: importer,
        review,
        message: null,
        done: 2 * own.length,
        total: 2 * own.length,
        started_at: momentFromToday(day, 15),
        seen_at: momentFromToday(day, 16),
        finished_at: momentFromToday(day, 16),
        ...values,
      });
    const plan = { changed: 0, unchanged: 0, leftOut: 0, rowsLeftOut: 0 };
    add(project.started, {
      file_name: `Line list ${project.number}, draft.xlsx`,
      state: 'Undone',
      result: { ...plan, new: own.length },
      undone_at: momentFromToday(project.started, 17),
      undone_by_id: importer,
      undone: { reverted: own.length, left: 0 },
    });
    const id = add(project.started + 1, {
      file_name: `Line list ${project.number}.xlsx`,
      state: 'Done',
      result: { ...plan, new: own.length, rowsLeftOut: leftRows.length - 1 },
      undone_at: null,
      undone_by_id: null,
      undone: null,
    });
    for (const [place, { cells, reason }] of leftRows.entries())
      book.link('agreement_import_left_row', {
        agreement_import_id: id,
        ...{ place, sheet: 'Parcels', row_number: place - 1, cells, reason },
      });
    for (const agreement of own)
      book.link('agreement_import_record', {
        agreement_import_id: id,
        kind: 'Agreement',
        record_id: agreement.id,
        revision: 1,
        label: book.row('agreement', agreement.id)['name'],
        before: null,
      });
  }
}

/** The columns of a surveyor's line list, and the field that each fills. */
const lineListColumns = [
  ['Tract No.', 'tract'],
  ['Legal Description', 'land'],
  ['Registered Owner', 'owner'],
  ['Mailing Address', 'ownerAddress'],
  ['Phone', 'ownerPhone'],
  ['ROW Area (ha)', 'grossArea'],
  ['Survey Crew', null],
] as const;

/** The columns of workbooks that the broker's people have assigned, and a recipe for a surveyor's table. */
export function makeImportMappings(book: DemoBook): void {
  for (const [header, column] of [
    ['tractno.', 'referenceNumber'],
    ['surveycrew', null],
  ])
    book.link('import_mapping', {
      company_id: rightway.id,
      kind: 'agreements',
      header,
      column_name: column,
    });
  book.link('bring_in_recipe', {
    company_id: rightway.id,
    kind: 'agreement',
    name: 'Can-Am line list',
    recipe: {
      ...{ kind: 'agreement', sheet: 'Line List', heading: 3, format: null },
      columns: lineListColumns.map(([header, field], place) => ({ place, header, field, order: null })),
      fixed: [{ field: 'agreementType', value: 'Surface Lease' }],
    },
  });
}
