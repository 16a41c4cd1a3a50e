/** The kinds of sheets, by what their rows contain. */
export const importSheetKinds = ['agreements', 'people', 'parcels'] as const;

export type ImportSheetKind = (typeof importSheetKinds)[number];

/** How the cells of a column are read. */
export type ImportColumnKind =
  | 'key'
  | 'role'
  | 'text'
  | 'list'
  | 'person'
  | 'choice'
  | 'tick'
  | 'date'
  | 'decimal'
  | 'whole'
  | 'share'
  | 'phone'
  | 'groupShare'
  | 'associate'
  | 'land'
  | 'parcel'
  | 'title';

/** One column of a sheet: how its cells are read, and the field that they fill. */
export interface ImportColumn {
  /** The name of the column in corrections and records. */
  readonly name: string;
  readonly kind: ImportColumnKind;
  readonly isRequired?: boolean;
  /** The type of the records in the column's list of choices. */
  readonly list?: string;
  /** Width in the starter workbook, in characters. */
  readonly width?: number;
  /** Names that starter workbooks of earlier releases used; they are still accepted. */
  readonly formerNames?: readonly string[];
}

const days = (...names: readonly string[]): readonly ImportColumn[] =>
  names.map((name) => ({ name, kind: 'date', width: 14 }));

const sizes = (...names: readonly string[]): readonly ImportColumn[] =>
  names.map((name) => ({ name, kind: 'decimal', width: 12 }));

/** Every row uses it to name its agreement; it is not stored. */
const key: ImportColumn = { name: 'key', kind: 'key', isRequired: true, width: 12 };

/** The columns of each sheet, in the order of the starter workbook and with the labels of the forms (decision 59). */
export const importColumns: Readonly<Record<ImportSheetKind, readonly ImportColumn[]>> = {
  agreements: [
    key,
    { name: 'name', kind: 'text', isRequired: true, width: 32 },
    { name: 'agreementNumber', kind: 'text' },
    { name: 'referenceNumber', kind: 'text' },
    { name: 'agreementName', kind: 'text', width: 24 },
    { name: 'agreementType', kind: 'list', list: 'AgreementType' },
    { name: 'interestType', kind: 'list', list: 'InterestType' },
    { name: 'landPurpose', kind: 'list', list: 'LandPurpose' },
    { name: 'landownerType', kind: 'list', list: 'LandownerType' },
    { name: 'subProjectType', kind: 'text' },
    { name: 'surfaceStatus', kind: 'list', list: 'SurfaceStatus' },
    { name: 'statusComments', kind: 'text', width: 30 },
    { name: 'landAgent', kind: 'person', list: 'Person' },
    ...days(
      'projectCreatedDate',
      'sentToFieldDate',
      'plansReceivedDate',
      'consentRequestedDate',
      'consentReceivedDate',
      'documentsAcquiredDate',
      'effectiveDate',
      'expiryDate',
      'reviewNoticeDate',
    ),
    { name: 'term', kind: 'whole', width: 8 },
    { name: 'termUnit', kind: 'choice' },
    { name: 'areaUnit', kind: 'list', list: 'AreaUnit' },
    ...sizes('grossArea', 'buildableArea', 'clearedArea'),
    { name: 'widthUnit', kind: 'list', list: 'LengthUnit' },
    ...sizes('leftWidth', 'rightWidth'),
    { name: 'lengthUnit', kind: 'list', list: 'LengthUnit' },
    ...sizes('length'),
    { name: 'landownerConditions', kind: 'text', width: 30 },
    { name: 'occupantConditions', kind: 'text', width: 30 },
  ],
  people: [
    key,
    { name: 'role', kind: 'role', isRequired: true, width: 20 },
    { name: 'businessAssociate', kind: 'associate', width: 30 },
    { name: 'legalName', kind: 'text', width: 30 },
    { name: 'legalAddress', kind: 'text', width: 36 },
    { name: 'email', kind: 'text', width: 26 },
    { name: 'phoneNumber', kind: 'phone' },
    { name: 'interestType', kind: 'list', list: 'InterestType' },
    { name: 'isJointTenant', kind: 'tick', width: 12 },
    {
      name: 'interestPercentage',
      kind: 'share',
      width: 12,
      formerNames: ['Part in per cent', 'Parte en por ciento'],
    },
    {
      name: 'interestFractionNumerator',
      kind: 'whole',
      width: 12,
      formerNames: ['Part: so many', 'Parte: tantos'],
    },
    {
      name: 'interestFractionDenominator',
      kind: 'whole',
      width: 12,
      formerNames: ['of so many', 'de tantos'],
    },
    { name: 'ownerGroup', kind: 'text', width: 10 },
    { name: 'groupShare', kind: 'groupShare', width: 12 },
    { name: 'title', kind: 'title' },
    ...days('sentDate', 'signedDate'),
    { name: 'isHomestead', kind: 'tick', width: 12 },
    { name: 'notes', kind: 'text', width: 30 },
  ],
  parcels: [
    key,
    { name: 'legalDescription', kind: 'land', width: 28 },
    { name: 'registryNumber', kind: 'text', width: 18 },
    { name: 'parcelNumber', kind: 'parcel' },
    { name: 'title', kind: 'title' },
  ],
};

/** The roles that a row of people can have, in the order of the menu. */
export const importRoles = ['Landowner', 'Occupant', 'Both'] as const;

export type ImportRole = (typeof importRoles)[number];

/** A row with one of these keys is an example of how to fill in the sheet, and is never read. */
export const exampleKeys: readonly string[] = ['example', 'ejemplo'];

/** The starter workbook (decision 59). */
export const importTemplateName = 'rightway-agreement-import.xlsx';
