import type {
  ImportPlan,
  ImportProgress,
  ImportRecord,
  ImportSheetKind,
  PastImport,
} from 'shared-contracts/agreement-import';
import { projectId } from './made-up-projects.ts';

export const importId = '5b0c1c9e-0000-4000-8000-000000000001';

/** Headers of a sheet with the field each is read as; null for one that is not read. */
type Headers = Readonly<Record<string, string | null>>;

const sheetOf = (
  name: string,
  kind: ImportSheetKind,
  headers: Headers,
  rows: number,
  offered: Readonly<Record<string, string[]>> = {},
) => ({
  name,
  kind,
  rows,
  offered,
  columns: Object.entries(headers).map(([header, column], place) => ({
    place,
    header,
    column,
    by: column === null ? null : ('Name' as const),
  })),
});

/** The sheets of a workbook with three agreements and two people. */
export const sheets = [
  sheetOf(
    'Agreements',
    'agreements',
    { Key: 'key', Name: 'name', Purpose: 'landPurpose', 'Gross area': 'grossArea', Remarks: null },
    3,
    { landPurpose: ['Access', 'Pipeline', 'Wellsite'] },
  ),
  sheetOf('People', 'people', { Key: 'key', Role: 'role', Who: 'businessAssociate' }, 2),
];

/** The plan of a finalize: by default two new agreements and one row left out. */
export const aPlan = (change: Partial<ImportPlan> = {}): ImportPlan => ({
  new: 2,
  changed: 0,
  unchanged: 0,
  leftOut: 1,
  rowsLeftOut: 1,
  rowsFollowing: 0,
  movedTasks: 0,
  lacks: [],
  ...change,
});

/** A row of the workbook after its check: valid by default. */
export const aRecord = (change: Partial<ImportRecord> = {}): ImportRecord => ({
  entityType: 'Agreement',
  fileId: importId,
  sheet: 'Agreements',
  rowNumber: 0,
  errors: [],
  warnings: [],
  key: 'A1',
  action: 'New',
  isLeftOut: false,
  cells: ['A1', 'Beg quarter', 'Access', '4.2', ''],
  corrected: [],
  changes: [],
  choices: [],
  land: null,
  sourceRow: null,
  isFollowing: false,
  staysOut: [],
  lacks: [],
  ...change,
});

/** An import of the project: done by default. */
export const aPastImport = (change: Partial<PastImport> = {}): PastImport => ({
  fileId: importId,
  projectFileId: projectId,
  fileName: 'survey.xlsx',
  state: 'Done',
  done: 3,
  total: 3,
  message: null,
  result: aPlan({ leftOut: 0 }),
  by: { id: '00000000-0000-4000-8000-0000000000aa', fullName: 'Ann Neil', companyName: 'Rightway Land' },
  startedAt: '2026-11-20T15:00:00Z',
  finishedAt: '2026-11-20T15:00:04Z',
  undone: null,
  canUndo: true,
  ...change,
});

/** The progress of an import whose rows are waiting for their review. */
export const aProgress = (change: Partial<ImportProgress> = {}): ImportProgress => ({
  ...aPastImport({ state: 'Review', result: null, finishedAt: null, canUndo: false }),
  sheets,
  notices: [],
  rows: { errors: 1, following: 0, warnings: 1, valid: 3, leftOut: 0 },
  plans: { ImportValid: aPlan(), ImportWarningsAndValid: aPlan({ new: 3, leftOut: 0 }) },
  review: null,
  ...change,
});

/** Three agreements, the second one wrong, and two people, the second one doubtful. */
export const fiveRecords: readonly ImportRecord[] = [
  aRecord(),
  aRecord({
    rowNumber: 1,
    key: 'A2',
    action: 'None',
    cells: ['A2', 'Cliff quarter', 'Acess', '3', 'wet'],
    errors: [{ column: 'landPurpose', message: 'There is no purpose “Acess”. Did you mean Access?' }],
  }),
  aRecord({ rowNumber: 2, key: 'A3', cells: ['A3', 'Dale quarter', 'Access', '1', ''] }),
  aRecord({ sheet: 'People', entityType: 'Landowner', key: 'A1', cells: ['A1', 'Landowner', 'Ann Beg'] }),
  aRecord({
    sheet: 'People',
    entityType: 'Landowner',
    rowNumber: 1,
    key: 'A3',
    cells: ['A3', 'Landowner', 'Ann Begg'],
    warnings: [{ column: 'businessAssociate', message: 'Ann Beg is there already.' }],
    choices: [
      {
        column: 'businessAssociate',
        chosen: { choice: 'New', id: null },
        options: [
          { choice: 'Use', id: '00000000-0000-4000-8000-0000000000bb', label: 'Ann Beg, Calgary' },
          { choice: 'New', id: null, label: null },
        ],
      },
    ],
  }),
];
