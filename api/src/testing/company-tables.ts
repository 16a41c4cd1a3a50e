import type { BringKind } from 'shared-contracts/bring-in';

/** A sheet that a company delivers. */
export interface CompanyTable {
  readonly file: string;
  readonly kind: Exclude<BringKind, 'agreement'>;
  readonly rows: readonly (readonly string[])[];
  /** A wrong cell because of which its row is not imported, and the correct value. */
  readonly fault?: { readonly row: number; readonly from: string; readonly to: string };
}

const quarters = ['NE', 'NW', 'SE', 'SW'] as const;

/** A quarter section by its number; `township` is in the far north, where no other test has land. */
function quarter(at: number, township: number): string {
  const section = 1 + (Math.floor(at / quarters.length) % 36);
  const range = 1 + Math.floor(at / 144);
  return `${quarters[at % quarters.length]} ${section}-${township}-${range}-W6M`;
}

const day = (at: number, year = 2024): string =>
  `${year}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`;

/** A table in which every row names the other system. */
const sheet = (
  file: string,
  kind: CompanyTable['kind'],
  header: readonly string[],
  cells: readonly (readonly string[])[],
): CompanyTable => ({
  ...{ file, kind },
  rows: [['System', ...header], ...cells.map((row) => ['OldLand', ...row])],
});

/**
 * Twelve sheets from another system that reference each other by its ids: `size` agreements with owners, land, titles,
 * rents, payments and signatures; stakeholders, crossings, a log, obligations and vendors. `tag` makes names and ids
 * unique to one test. Two sheets have a wrong cell.
 */
export function companyTables(tag: string, size: number, township: number): readonly CompanyTable[] {
  const each = <T>(count: number, make: (at: number) => T): readonly T[] =>
    Array.from({ length: count }, (_, at) => make(at));
  const id = (letter: string, at: number) => `${letter}-${tag}-${at}`;
  const name = (at: number) => `${tag} Farms ${at} Ltd.`;
  const few = Math.ceil(size / 4);
  const phone = (at: number) => `403-555-${String(at % 10_000).padStart(4, '0')}`;
  return [
    {
      ...sheet(
        'owners.csv',
        'associate',
        ['Id', 'Name', 'Phone', 'Email'],
        each(size, (at) => [id('O', at), name(at), at === 1 ? '12' : phone(at), `o${at}@example.com`]),
      ),
      fault: { row: 3, from: '12', to: '403-555-0142' },
    },
    {
      ...sheet(
        'land.csv',
        'parcel',
        ['Id', 'Legal', 'Area (ac)'],
        each(size, (at) => [id('L', at), at === 2 ? 'somewhere north' : quarter(at, township), '160']),
      ),
      fault: { row: 4, from: 'somewhere north', to: quarter(2, township) },
    },
    sheet(
      'titles.csv',
      'title',
      ['Id', 'Title No', 'Legal', 'Owner', 'Registered'],
      each(size, (at) => [id('T', at), `${tag} ${at}`, id('L', at), name(at), day(at, 2001)]),
    ),
    sheet(
      'agreements.csv',
      'agreement-record',
      ['Id', 'Agreement No', 'Name', 'Effective Date', 'Acres', 'Area Unit', 'Owners', 'Legal'],
      each(size, (at) => [
        ...[
          id('AG', at),
          `${tag}/${at}`,
          `Lease ${at} of ${tag}`,
          day(at),
          '12.5',
          at % 2 === 0 ? 'ac' : 'Acres',
        ],
        ...[id('O', at), id('L', at)],
      ]),
    ),
    sheet(
      'rents.csv',
      'compensation',
      ['Agreement', 'Type', 'Annual', 'Amount', 'Date'],
      each(size, (at) => [id('AG', at), 'Loss of Use', 'yes', '1000.50', day(at)]),
    ),
    sheet(
      'payments.csv',
      'payment',
      ['Agreement', 'Kind', 'Payee', 'Amount', 'Due'],
      each(size, (at) => [id('AG', at), 'Rent', id('O', at), '1000.50', day(at, 2025)]),
    ),
    sheet(
      'signing.csv',
      'landowner',
      ['Agreement', 'Owner', 'Sent', 'Signed'],
      each(size, (at) => [id('AG', at), id('O', at), '2024-01-02', '2024-01-20']),
    ),
    sheet(
      'neighbours.csv',
      'stakeholder',
      ['Id', 'Stakeholder', 'Legal', 'Notified'],
      each(size, (at) => [id('S', at), id('O', at), id('L', at), day(at)]),
    ),
    sheet(
      'crossings.csv',
      'request',
      ['Id', 'Type', 'Grantor', 'Scope'],
      each(few, (at) => [id('R', at), 'Third Party', id('O', at), `Crossing ${at}`]),
    ),
    sheet(
      'log.csv',
      'communication',
      ['Date', 'Stakeholder', 'Notes'],
      each(size, (at) => [day(at), id('S', at), `Called about ${at}`]),
    ),
    sheet(
      'obligations.csv',
      'obligation',
      ['Type', 'Agreement', 'Due'],
      each(few, (at) => ['Fencing', id('AG', at), day(at, 2027)]),
    ),
    sheet(
      'vendors.csv',
      'associate',
      ['Id', 'Name', 'Email'],
      each(few, (at) => [id('V', at), `Vendor ${at} of ${tag}`, `v${at}@example.com`]),
    ),
  ];
}

/** A table as the text of a file; with `isMended`, its wrong cell has the correct value. */
export const tableText = ({ rows, fault }: CompanyTable, isMended = false): string =>
  rows
    .map((cells, at) =>
      cells
        .map((cell) => (isMended && fault && at === fault.row - 1 && cell === fault.from ? fault.to : cell))
        .join(','),
    )
    .join('\n');
