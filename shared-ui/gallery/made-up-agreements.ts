import { type GridColumn, type GridView, gridColumn, type OfferedView } from 'shared-contracts/grids';
import { filterColumn, type GridRecord, groupColumn, newView, sortColumns } from '../src/grid/index.ts';

const width = 140;

const invoicing = {
  NOT_INVOICED: { en: 'Not invoiced', es: 'Sin facturar' },
  INVOICED: { en: 'Invoiced', es: 'Facturado' },
};

/** One column of every kind of cell. */
export const columns: readonly GridColumn[] = [
  gridColumn('string', 'agreement', 'Agreement', { width }),
  gridColumn('string', 'status', 'Status', { width, formatter: 'status', groupWhenSorted: true }),
  gridColumn('date', 'due', 'Due', { width: 200, formatter: 'due', doneBy: 'completed' }),
  gridColumn('date', 'completed', 'Completed', { width: 120 }),
  gridColumn('string', 'assignee', 'Assignee', { width, formatter: 'person' }),
  gridColumn('string', 'phone', 'Phone', { width, formatter: 'phone' }),
  gridColumn('string', 'invoicing', 'Invoicing', { width: 120, formatter: 'enum', words: invoicing }),
  gridColumn('color', 'colour', 'Colour', { width: 110 }),
  gridColumn('number', 'area', 'Area', { width, formatter: 'area' }),
  gridColumn('number', 'rent', 'Rent', { width, formatter: 'money' }),
  gridColumn('number', 'share', 'Share', { width: 90, formatter: 'percent' }),
  gridColumn('number', 'size', 'File size', { width: 100, formatter: 'fileSize' }),
  gridColumn('date', 'changed', 'Changed', { width: 190, formatter: 'moment' }),
  gridColumn('rateclass', 'rateType', 'Rates', { width: 110 }),
  gridColumn('bool', 'isActive', 'Active', { width: 80 }),
  gridColumn('string', 'parcels', 'Parcels', { formatter: 'list', width: 220, sortable: false }),
];

const statuses = [
  ['Signed', '#2f9e44'],
  ['Refused', '#c92a2a'],
  ['Sent', '#ffd43b'],
  ['Not started', undefined],
] as const;

const people = ['Owen Peters', 'Ann Bell', 'Eve Stone'] as const;

/** Dates of the gallery are relative to today, so that each state of a due date is always visible. */
const dayFromNow = (days: number): string => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
};

/** Five thousand rows. */
export const rows: readonly GridRecord[] = Array.from({ length: 5000 }, (_, index) => {
  const [status, colour] = statuses[index % 4] ?? statuses[0];
  return {
    id: `a${index}`,
    agreement: `SL-${String(index).padStart(4, '0')}`,
    status,
    colors: colour ? { status: colour } : {},
    due: dayFromNow((index % 24) - 4),
    completed: index % 6 === 1 ? dayFromNow(-2) : null,
    assignee: people[index % 3],
    phone: index % 2 === 0 ? '4035550123' : '15877654321',
    invoicing: index % 2 === 0 ? 'NOT_INVOICED' : 'INVOICED',
    colour: colour ?? null,
    area: (index * 7919) % 400,
    rent: ((index * 104_729) % 900_000) / 100,
    share: (index * 7) % 101,
    size: (index * 48_271) % 5_000_000,
    changed: `20${10 + (index % 15)}-0${1 + (index % 9)}-1${index % 9}T16:00:00`,
    rateType: index % 3 === 0 ? 'Client' : 'Default',
    isActive: index % 4 !== 0,
    parcels: Array.from({ length: index % 4 }, (_, parcel) => `NE-${parcel + 1}-048-07-W5M`),
  };
});

/** Four columns, which leave space. */
export const fewColumns = columns.filter(({ id }) =>
  ['agreement', 'assignee', 'due', 'isActive'].includes(id),
);

/** The view with the rents summed. */
export const summed = (view: GridView): GridView => ({
  ...view,
  columns: view.columns.map((shown) =>
    shown.id === 'rent'
      ? { ...shown, aggregate: 'sum' }
      : shown.id === 'area'
        ? { ...shown, aggregate: 'average' }
        : shown,
  ),
});

/** Views that somebody saved. */
export const keptViews: readonly OfferedView[] = [
  {
    id: '0b6d6f0a-5a01-4c00-9a00-0000000000a1',
    name: 'Signed, by rent',
    isDefault: true,
    scope: 'private',
    mayChange: true,
    view: filterColumn(sortColumns(summed(newView(columns)), [{ id: 'rent', direction: 'desc' }]), {
      column: 'status',
      values: ['Signed'],
    }),
  },
  {
    id: '0b6d6f0a-5a01-4c00-9a00-0000000000a2',
    name: 'By status',
    isDefault: false,
    scope: 'company',
    mayChange: false,
    view: groupColumn(summed(newView(columns)), 'status'),
  },
];

/** A folder of the refused agreements. */
export const refused = {
  name: 'Refused agreements',
  view: filterColumn(newView(columns), { column: 'status', values: ['Refused'] }),
};
