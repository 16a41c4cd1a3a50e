import { dayFromToday } from './calendar.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';

/** A title of the demo; days are counted from today. */
export interface DemoTitle {
  readonly parcelId: string;
  readonly number: string;
  readonly status: string;
  readonly type: string;
  readonly area: number;
  readonly netArea: number;
  readonly registered: number;
  readonly cancelled?: number;
  readonly searched: number;
  readonly previousId?: string;
  readonly owners: readonly Pick<DemoAssociate, 'name'>[];
  /** Former owners have only a name. */
  readonly isFormer?: boolean;
}

/** One in this many of the titles with two owners is held jointly by a couple. */
const joint = 3;

function addOwners(book: DemoBook, titleId: string, { owners, isFormer = false, searched }: DemoTitle): void {
  const isJoint = owners.length === 2 && searched % joint === 0;
  for (const [index, owner] of owners.entries())
    book.add('ownership', {
      title_id: titleId,
      sequence: index + 1,
      business_associate_id: !isFormer && 'id' in owner ? owner.id : null,
      legal_name: owner.name,
      legal_address: isFormer ? 'Rural Route 2, Alberta' : null,
      tenancy: isJoint ? 'JOINT' : 'COMMON',
      interest_fraction_numerator: isJoint ? null : 1,
      interest_fraction_denominator: isJoint ? null : owners.length,
    });
}

/** A title on its land, with its owners. */
export function addTitle(book: DemoBook, title: DemoTitle): string {
  const { parcelId, number, status, type, area, netArea, registered, cancelled, searched, previousId } =
    title;
  const id = book.add('title', {
    parcel_id: parcelId,
    number,
    status,
    type_id: book.lists.id('title_type', type),
    gross_area: area,
    net_area: netArea,
    registered_date: dayFromToday(registered),
    cancelled_date: cancelled === undefined ? null : dayFromToday(cancelled),
    searched_date: dayFromToday(searched),
    previous_title_id: previousId ?? null,
  });
  book.add('title_parcel', { title_id: id, sequence: 1, parcel_id: parcelId });
  addOwners(book, id, title);
  return id;
}

/** A document registered on a title; days are counted from today. */
interface DemoInstrument {
  readonly number: string;
  readonly type: string;
  readonly registered: number;
  readonly discharged?: number;
  readonly dischargeNumber?: string;
  readonly amount?: number;
  readonly grantorId: string | null;
  readonly grantor: string | null;
}

/** An instrument of some kind on a title of these owners. */
export function someInstrument({ random }: DemoBook, owners: readonly DemoAssociate[]): DemoInstrument {
  return {
    number: `${random.between(10, 26)}2 ${random.between(100, 399)} ${random.between(100, 999)}`,
    type: random.pick(['Caveat', 'Easement', 'Mortgage', 'Utility Right of Way']),
    registered: -random.between(200, 9000),
    grantorId: owners[0]?.id ?? null,
    grantor: null,
  };
}

/** Registers an instrument on a title, with its grantor and its grantee. */
export function addInstrument(book: DemoBook, titleId: string, instrument: DemoInstrument): void {
  const { number, type, registered, discharged, dischargeNumber, amount, grantorId, grantor } = instrument;
  const instrumentId = book.add('instrument', {
    title_id: titleId,
    registration_number: number,
    instrument_type_id: book.lists.id('instrument_type', type),
    registered_date: dayFromToday(registered),
    discharged_date: discharged === undefined ? null : dayFromToday(discharged),
    discharge_number: dischargeNumber ?? null,
    amount: amount ?? null,
    party_calculations: 'FRACTION',
  });
  for (const [index, partyType] of ['GRANTOR', 'GRANTEE'].entries())
    book.add('party', {
      instrument_id: instrumentId,
      sequence: index + 1,
      party_type: partyType,
      business_associate_id: index === 0 ? grantorId : null,
      name: index === 0 ? grantor : 'Alberta Agricultural Credit',
      fraction_numerator: 1,
      fraction_denominator: 1,
    });
}

const year = 365;

/**
 * The chain of earlier titles of a title: the homesteader, then the family that bought from him with a mortgage that
 * has since been paid, then today's owners. Returns the titles, the earliest first.
 */
export function addChain(book: DemoBook, today: DemoTitle, number: number): readonly string[] {
  const family = today.owners[0]?.name.split(' ').at(-1) ?? 'Dyck';
  const [bought, settled] = [today.registered - 18 * year, today.registered - 44 * year];
  const former = { ...today, status: 'Cancelled', netArea: today.area, isFormer: true } as const;
  const place = `${100 + (number % 300)} ${100 + ((number * 7) % 900)}`;
  const first = addTitle(book, {
    ...former,
    number: `68${number % 10} ${place}`,
    registered: settled,
    cancelled: bought,
    owners: [{ name: `Johann ${family}` }],
  });
  const second = addTitle(book, {
    ...former,
    number: `94${number % 10} ${place}`,
    registered: bought,
    cancelled: today.registered,
    previousId: first,
    owners: [{ name: `Peter ${family}` }, { name: `Maria ${family}` }],
  });
  addInstrument(book, second, {
    number: `95${number % 10} ${place}`,
    type: 'Mortgage',
    registered: bought + 30,
    discharged: today.registered - 40,
    dischargeNumber: `96${number % 10} ${place}`,
    amount: 85_000 + (number % 40) * 1000,
    grantorId: null,
    grantor: `Peter ${family}`,
  });
  return [first, second, addTitle(book, { ...today, previousId: second })];
}
