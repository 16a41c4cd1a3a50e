import { nameIn, textIn } from 'shared-contracts/forms';
import { gridColumn } from 'shared-contracts/grids';
import { cellValues } from 'shared-contracts/limits';
import type { Translate } from 'shared-ui';
import type { FormValues } from 'shared-ui/form';
import type { GridRecord } from 'shared-ui/grid';
import type { AgreementLineFragment } from '../../generated/operations.ts';
import { calledIn } from './agreement-name.ts';

/** The columns of the agreements (002 §2), followed by further ones that are hidden until somebody chooses them. */
export const agreementColumns = (t: Translate) => {
  const of = (name: string) => t(`agreements.${name}`);
  const hidden = { defaultHidden: true };
  return [
    gridColumn('number', 'sequence', of('sequence'), { width: 60 }),
    gridColumn('string', 'agreementInfo', of('agreementInfo'), { width: 380 }),
    gridColumn('string', 'name', of('name'), { width: 140 }),
    gridColumn('string', 'landPurpose', of('landPurpose'), { width: 100, groupWhenSorted: true }),
    gridColumn('string', 'status', of('surfaceStatus'), {
      width: 130,
      formatter: 'status',
      groupWhenSorted: true,
    }),
    gridColumn('string', 'interestType', of('interestType'), { width: 100 }),
    gridColumn('date', 'documentsAcquiredDate', of('documentsAcquiredDate'), { width: 115 }),
    gridColumn('string', 'owners', of('landowners'), { width: 180, ...hidden }),
    gridColumn('date', 'lastContactDate', of('lastContactDate'), { width: 120, ...hidden }),
    gridColumn('date', 'consentRequestedDate', of('consentRequestedDate'), { width: 130, ...hidden }),
    gridColumn('date', 'consentReceivedDate', of('consentReceivedDate'), { width: 130, ...hidden }),
    gridColumn('date', 'effectiveDate', of('effectiveDate'), { width: 120, ...hidden }),
    gridColumn('date', 'expiryDate', of('expiryDate'), { width: 120, ...hidden }),
    gridColumn('string', 'agreementType', of('agreementType'), { width: 130, ...hidden }),
    gridColumn('string', 'landAgent', of('landAgent'), { width: 140, ...hidden }),
  ];
};

interface Info {
  readonly number: string;
  readonly owners: readonly string[];
  readonly occupants: readonly string[];
  readonly parcels: readonly string[];
}

/** The parts of the cell 'agreementInfo' and its text, as it is filtered, copied and exported: a line for each that is there. */
function infoCells({ number, owners, occupants, parcels }: Info) {
  const parts = {
    number,
    owners: owners.join(', '),
    occupants: occupants.join(', '),
    parcels: parcels.join(', '),
  };
  return { ...parts, agreementInfo: filled(Object.values(parts)).join('\n') };
}

/** A cell's text; empty for another value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const listIn = (values: FormValues, field: string): readonly Readonly<Record<string, unknown>>[] => {
  const list = values[field];
  return Array.isArray(list) ? list : [];
};

const filled = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== '');

/** The cells of an agreement in the form. */
export function cellsOfValues(values: FormValues): Readonly<Record<string, GridRecord[string]>> {
  const { surfaceStatus } = values;
  const number = calledIn(values);
  const owners = filled(
    listIn(values, 'landowners').map(
      (row) => nameIn(row['businessAssociate'], 'name') || textIn(row, 'legalName'),
    ),
  );
  return {
    sequence: values['sequence'],
    ...infoCells({
      number,
      owners,
      occupants: filled(
        listIn(values, 'occupants').map(({ businessAssociate }) => nameIn(businessAssociate, 'name')),
      ),
      parcels: filled(
        listIn(values, 'relatedParcels').map(({ parcel }) => nameIn(parcel, 'formattedLegalDescription')),
      ),
    }),
    name: textIn(values, 'name'),
    landPurpose: nameIn(values['landPurpose'], 'code'),
    status: nameIn(surfaceStatus, 'status'),
    colors: { status: nameIn(surfaceStatus, 'colorCode') || undefined },
    interestType: nameIn(values['interestType'], 'code'),
    agreementType: nameIn(values['agreementType'], 'code'),
    landAgent: nameIn(values['landAgent'], 'fullName'),
    ...Object.fromEntries(agreementDateColumns.map((name) => [name, textIn(values, name)])),
  };
}

/** The date columns; each has the name of its field. */
export const agreementDateColumns = [
  'documentsAcquiredDate',
  'consentRequestedDate',
  'consentReceivedDate',
  'effectiveDate',
  'expiryDate',
] as const;

/** The cells of an agreement in the API's list. */
export const cellsOfLine = ({ dates: days, lastContactDate, ...line }: AgreementLineFragment) => ({
  ...cellsOfValues({ ...line, ...days }),
  lastContactDate: lastContactDate ?? '',
});

/**
 * The two lines of the cell: the number, and who and what; of the land only the first piece and how many more (002 §9).
 */
export function infoLines(
  { number, owners, occupants, parcels: land }: GridRecord,
  more: (count: number) => string,
): { readonly number: string; readonly rest: string } {
  const parcels = filled(textOf(land).split(', '));
  const shown = parcels.slice(0, cellValues.parcels).join(', ');
  const others = parcels.length - cellValues.parcels;
  const place = others > 0 ? `${shown} ${more(others)}` : shown;
  return { number: textOf(number), rest: filled([textOf(owners), textOf(occupants), place]).join(' · ') };
}
