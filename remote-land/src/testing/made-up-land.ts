import type {
  InstrumentRowFragment,
  ParcelDetailsFragment,
  TitleRowFragment,
  TitleTractDetailsFragment,
} from '../generated/operations.ts';

const id = (tail: string): string => `00000000-0000-4000-8000-${tail.padStart(12, '0')}`;

export const parcelId = id('a100');
export const tractId = id('a200');

const ownParcel = {
  __typename: 'Parcel',
  id: parcelId,
  formattedLegalDescription: 'NW-36-042-03-W5M',
} as const;

/** A parcel as the API answers it: a quarter of Alberta. */
export const aParcel = (change: Partial<ParcelDetailsFragment> = {}): ParcelDetailsFragment => ({
  __typename: 'Parcel',
  id: parcelId,
  revision: 2,
  formattedLegalDescription: 'NW-36-042-03-W5M',
  uniqueNumber: 'P-1',
  registryNumber: null,
  sameRegistryNumber: [],
  legalType: 'DLS',
  rightsType: 'Surface',
  grossArea: '64.7',
  netArea: null,
  country: null,
  stateOrProvince: null,
  notes: null,
  isActive: true,
  parts: [
    {
      ...{ __typename: 'ParcelPart' },
      id: id('a101'),
      legalDescription: 'NW-36-042-03-W5M',
      isPortion: false,
      isInWords: false,
      notes: null,
    },
  ],
  roadAllowances: [],
  parent: null,
  surveyedOutline: null,
  outlineInUse: 'THEORETICAL',
  canEdit: true,
  ...change,
});

/** A title as the API answers it: of one owner, searched long ago. */
export const aTitle = (n: number, change: Partial<TitleRowFragment> = {}): TitleRowFragment => ({
  __typename: 'Title',
  id: id(`b${n}00`),
  revision: 1,
  number: `${n}61 123 456`,
  status: 'Active',
  type: null,
  grossArea: null,
  netArea: null,
  registeredDate: '2016-05-12',
  cancelledDate: null,
  searchedDate: '2020-01-01',
  notes: null,
  relatedParcels: [{ ...{ __typename: 'TitleParcel' }, id: id(`b${n}01`), parcel: ownParcel }],
  ownerships: [
    {
      ...{ __typename: 'Ownership' },
      id: id(`b${n}02`),
      tenancy: 'COMMON',
      businessAssociate: null,
      legalName: `Owner ${n}`,
      legalAddress: null,
      interestFractionNumerator: 1,
      interestFractionDenominator: 1,
      ownerGroup: null,
      groupShareNumerator: null,
      groupShareDenominator: null,
    },
  ],
  previousTitle: null,
  ...change,
});

/** An instrument as the API answers it. */
export const anInstrument = (
  n: number,
  change: Partial<InstrumentRowFragment> = {},
): InstrumentRowFragment => ({
  __typename: 'Instrument',
  id: id(`c${n}00`),
  revision: 1,
  registrationNumber: `16112345${n}`,
  instrumentType: { ...{ __typename: 'InstrumentType' }, id: id('c1'), code: 'Mortgage' },
  registeredDate: '2016-05-12',
  dischargedDate: null,
  dischargeNumber: null,
  amount: null,
  partyCalculations: 'NOT_SET',
  notes: null,
  title: { ...{ __typename: 'Title' }, id: id('b100') },
  parties: [],
  ...change,
});

/** A title tract as the API answers it, with the titles of its chain. */
export const aTract = (
  titles: readonly TitleRowFragment[] = [aTitle(1)],
  change: Partial<TitleTractDetailsFragment> = {},
): TitleTractDetailsFragment => ({
  __typename: 'TitleTract',
  id: tractId,
  revision: 4,
  name: 'Rimbey home quarter',
  registrationSystem: 'TITLE',
  legalDescription: 'NW-36-042-03-W5M',
  grossArea: null,
  notes: null,
  isActive: true,
  relatedParcels: [{ ...{ __typename: 'TitleTractParcel' }, id: id('a201'), parcel: ownParcel }],
  titles: titles.map((title, place) => ({
    ...{ __typename: 'TitleTractTitle' },
    id: id(`a21${place}`),
    title,
  })),
  canEdit: true,
  ...change,
});
