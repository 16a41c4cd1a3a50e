import { type GridColumn, type GridFilter, gridSource } from 'shared-contracts/grids';
import * as v from 'valibot';
import type { ApiProcess } from './api-process.ts';

/** Rows of a page, as the explorer requests them. */
export const pageRows = 50;

const source = gridSource('agreements');
if (!source) throw new Error('There is no grid of agreements.');

export const path = `/api/grids/source/${source.id}`;
export const columns: readonly GridColumn[] = source.columns;

/** Columns that every request shows, of each kind: own, looked up, and lists. */
const shown = [
  'agreementNumber',
  'name',
  'agreementTypeCode',
  'surfaceStatusStatus',
  'projectOperatorProjectNumber',
  'landownersBusinessAssociateName',
  'relatedParcelsParcelFormattedLegalDescription',
];

const answerSchema = v.object({
  rows: v.array(v.looseObject({ id: v.string() })),
  next: v.nullable(v.string()),
});

interface GridQuestion {
  readonly sort: string;
  readonly direction?: 'asc' | 'desc';
  readonly after?: string | null;
  readonly text?: string;
  readonly filters?: readonly GridFilter[];
}

/** The body of a call for a page of a grid: of agreements unless other cells are named. */
export function gridBody(
  { sort, direction = 'asc', after = null, text, filters = [] }: GridQuestion,
  cells: readonly string[] = shown,
) {
  const ids = [...new Set([...cells, sort])];
  return {
    columns: ids.map((id) => (id === sort ? { id, direction, sortOrder: 1 } : { id })),
    pageLimit: pageRows,
    after,
    searchCriteria: { ...(text === undefined ? {} : { text }), filters },
  };
}

/** The rows of a page, and where the next one begins. */
export const gridRows = (answer: unknown) => v.parse(answerSchema, answer);

/** A page of the grid of agreements. */
export async function gridPage(api: ApiProcess, question: GridQuestion) {
  return gridRows(await api.post(path, gridBody(question)));
}

const own: Readonly<Record<string, string>> = {
  called: 'called',
  rentUnpaidFrom: 'rent_unpaid_from',
  sequence: 'sequence',
  agreementNumber: 'agreement_number',
  name: 'name',
  referenceNumber: 'reference_number',
  datesDocumentsAcquiredDate: 'documents_acquired_date',
  datesEffectiveDate: 'effective_date',
  datesExpiryDate: 'expiry_date',
  datesConsentReceivedDate: 'consent_received_date',
  areaAndLengthGrossArea: 'gross_area',
  areaAndLengthLength: 'length',
};

const joined: Readonly<Record<string, readonly [table: string, key: string, label: string]>> = {
  agreementTypeCode: ['agreement_type', 'agreement_type_id', 'code'],
  landPurposeCode: ['land_purpose', 'land_purpose_id', 'code'],
  surfaceStatusStatus: ['surface_status', 'surface_status_id', 'status'],
  interestTypeCode: ['interest_type', 'interest_type_id', 'code'],
  projectOperatorProjectNumber: ['surface_project', 'surface_project_id', 'operator_project_number'],
  projectBrokerProjectNumber: ['surface_project', 'surface_project_id', 'broker_project_number'],
  projectDescription: ['surface_project', 'surface_project_id', 'description'],
};

/** The column of a value in hand-written SQL, with the join it needs. */
export function placeOf(id: string): {
  readonly join: string;
  readonly value: string;
  readonly table: string;
  readonly label: string;
  readonly key: string | undefined;
} {
  const [table, key, label] = joined[id] ?? [];
  if (table && key && label)
    return { join: `left join ${table} s on s.id = a.${key}`, value: `s.${label}`, table, label, key };
  const column = own[id];
  if (!column) throw new Error(`${id} has no hand-written SQL.`);
  return { join: '', value: `a.${column}`, table: 'agreement', label: column, key: undefined };
}

interface BareQuestion {
  readonly sort: string;
  readonly where?: string;
  readonly values?: readonly unknown[];
}

/** The page as an expert on the tables would write it: with the same rights, sort and cells. `$1` is the company. */
export function bareSql({ sort, where = 'true' }: BareQuestion): string {
  const { join, value } = placeOf(sort);
  return `select a.id, a.name, a.agreement_number, t.code, st.status, p.operator_project_number, a.sorted,
      (select coalesce(json_agg(b.name order by l.sequence), '[]') from landowner l
        join business_associate b on b.id = l.business_associate_id where l.agreement_id = a.id) as landowners,
      (select coalesce(json_agg(pa.formatted_legal_description order by r.sequence), '[]') from agreement_parcel r
        join parcel pa on pa.id = r.parcel_id where r.agreement_id = a.id) as parcels
    from (
      select a.id, a.name, a.agreement_number, a.agreement_type_id, a.surface_status_id, a.surface_project_id, ${value} as sorted
      from agreement a ${join}
      where exists (select 1 from surface_project sp where sp.id = a.surface_project_id
          and not sp.is_archived and (sp.owner_id = $1 or sp.broker_id = $1 or sp.operator_id = $1))
        and ${where}
      order by ${value}, a.id limit ${pageRows + 1}) a
    left join agreement_type t on t.id = a.agreement_type_id
    left join surface_status st on st.id = a.surface_status_id
    join surface_project p on p.id = a.surface_project_id
    order by a.sorted, a.id`;
}

/** The company of the person who asks. */
export const company = '0b6d6f0a-5a01-4c00-9a00-000000000001';
