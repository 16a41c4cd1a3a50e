import type { MasterDataType } from '../routes/master-data-types.ts';
import { type GridColumn, lookup, number, text, tick } from './grid-column.ts';

interface MasterDataGrid {
  /** GraphQL type of a row. */
  readonly type: string;
  readonly sortedBy: string;
  readonly columns: readonly GridColumn[];
}

const code = text('code', 'Code', 160);
const name = text('name', 'Name', 220);
const description = text('description', 'Description', 320, { sortable: false });
const isActive = tick('isActive', 'Active');

/** A lookup list: its code, what is particular to it, whether it is offered, what it means. */
const list = (type: string, ...particular: readonly GridColumn[]): MasterDataGrid => ({
  type,
  sortedBy: 'code',
  columns: [code, ...particular, isActive, description],
});

/** The grids of the lookup lists (000 §2, decision 29). */
export const masterDataGrids: Readonly<Record<MasterDataType, MasterDataGrid>> = {
  'agreement-types': list('AgreementType'),
  countries: { ...list('Country', name), sortedBy: 'name' },
  'additional-info-types': list(
    'AdditionalInfoType',
    text('controlTypeCode', 'Control', 120),
    text('formTypeCode', 'Form', 120),
  ),
  areas: list(
    'Area',
    name,
    text('division', 'Division', 140),
    lookup('country.name', 'Country'),
    lookup('stateProvince.name', 'Province'),
  ),
  'broker-project-status': list('BrokerProjectStatus'),
  cities: {
    type: 'City',
    sortedBy: 'name',
    columns: [name, lookup('stateProvince.name', 'Province'), isActive, tick('isMasterRecord', 'Supplied')],
  },
  'compensation-types': list('CompensationType'),
  'event-types': list('EventType', lookup('productClient.companyName', 'Owner', 180)),
  'instrument-types': list('InstrumentType'),
  'land-purpose-types': list('LandPurpose', text('category', 'Category', 140, { groupWhenSorted: true })),
  'obligation-types': list('ObligationType'),
  'operator-project-status': list('OperatorProjectStatus'),
  'project-groups': list('ProjectGroup'),
  'provinces-and-states': {
    ...list('StateOrProvince', name, lookup('country.name', 'Country')),
    sortedBy: 'name',
  },
  'member-roles': list('MemberRole'),
  'stakeholder-types': list('StakeholderType'),
  'surface-status': list(
    'SurfaceStatus',
    text('status', 'Status', 160),
    { ...text('colorCode', 'Colour', 110), type: 'color' },
    lookup('productClient.companyName', 'Company', 180),
  ),
  'survey-status': list('SurveyStatus'),
  'ledger-codes': list('LedgerCode'),
  'rate-categories': list('RateCategory', name),
  'landowner-types': list(
    'LandownerType',
    tick('isSystem', 'System'),
    tick('isSynchronized', 'Synchronized'),
  ),
  'tax-types': list('TaxType', number('rate', 'Rate', 'percent')),
};
