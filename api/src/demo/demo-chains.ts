import { dayFromToday } from './calendar.ts';
import type { DemoAssociate } from './demo-associates.ts';
import type { DemoBook } from './demo-book.ts';
import { namedId } from './demo-ids.ts';

/** A year in days, as near as the demo needs it. */
const year = 365;

/** The one part of a parcel's legal description, and of every tenth a road allowance. */
export function addParts(book: DemoBook, parcelId: string, description: string, number: number): void {
  book.link('parcel_part', {
    id: namedId('parcel_part', parcelId),
    parcel_id: parcelId,
    sequence: 1,
    legal_description: description,
  });
  if (number % 10 === 0)
    book.link('parcel_road_allowance', {
      id: namedId('parcel_road_allowance', parcelId),
      parcel_id: parcelId,
      sequence: 1,
      side: 'EAST',
      plan_number: `${1000 + number}RW`,
      area: 0.81,
    });
}

/** What a title covers. */
export const addTitleParcel = (book: DemoBook, titleId: string, parcelId: string): void =>
  book.link('title_parcel', {
    id: namedId('title_parcel', titleId),
    title_id: titleId,
    sequence: 1,
    parcel_id: parcelId,
  });

/** When a title was searched last: of some lately, of others long ago, of a few never. */
export const searchedDay = (number: number): string | null =>
  number % 7 === 0 ? null : dayFromToday(number % 3 === 0 ? -(number % 28) : -40 - (number % 700));

interface Chain {
  readonly parcelId: string;
  readonly tractId: string;
  /** The title that is in force. */
  readonly titleId: string;
  readonly number: number;
  readonly registered: number;
  readonly area: number;
  readonly owners: readonly DemoAssociate[];
}

/** The title before the one in force, with the mortgage that was discharged when it was transferred; its id. */
export function addTitleBefore(book: DemoBook, chain: Chain): string {
  const { parcelId, tractId, titleId, number, registered, area, owners } = chain;
  const { lists } = book;
  const id = namedId('title', `before ${titleId}`);
  const began = dayFromToday(registered - 20 * year);
  book.link('title', {
    id,
    parcel_id: parcelId,
    number: `${String(number % 900).padStart(3, '0')} 77${number % 10} ${String(number % 1000).padStart(3, '0')}`,
    status: 'Cancelled',
    type_id: lists.id('title_type', 'Fee Simple'),
    gross_area: area,
    net_area: area,
    registered_date: began,
    cancelled_date: dayFromToday(registered),
    searched_date: null,
    previous_title_id: null,
  });
  addTitleParcel(book, id, parcelId);
  book.link('ownership', {
    id: namedId('ownership', id),
    title_id: id,
    sequence: 1,
    business_associate_id: null,
    legal_name: `Estate before ${owners[0]?.name ?? 'the Crown'}`,
    interest_fraction_numerator: 1,
    interest_fraction_denominator: 1,
  });
  book.link('title_tract_title', {
    id: namedId('title_tract_title', id),
    title_tract_id: tractId,
    sequence: 1,
    title_id: id,
  });
  book.link('instrument', {
    id: namedId('instrument', id),
    title_id: id,
    registration_number: `77${number % 10} 100 ${String(number % 1000).padStart(3, '0')}`,
    instrument_type_id: lists.id('instrument_type', 'Mortgage'),
    registered_date: began,
    discharged_date: dayFromToday(registered - 5 * year),
    party_calculations: 'NOT_SET',
  });
  return id;
}
