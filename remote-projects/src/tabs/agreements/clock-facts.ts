import {
  type AgreementTermUnit,
  type AreaSurrender,
  agreementTermUnits,
  type ClockFacts,
  lifeKinds,
  paymentClosingOf,
} from 'shared-contracts/agreements';
import { isDecimal } from 'shared-contracts/decimal';
import { nameIn, textIn } from 'shared-contracts/forms';
import { dateFormats } from 'shared-contracts/limits';
import { isDateIn } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import { type Entry, entriesOf } from '../../rows/entries.ts';
import { wireTermUnit } from '../../rows/term-units.ts';
import { landTaken } from './compensation-heads.ts';
import { rentFacts, type SavedSchedule } from './rent-facts.ts';

/** A day that is typed whole; while it is not, it is none. */
const dayIn = (row: FormValues, field: string): string | null => {
  const text = textIn(row, field);
  return isDateIn(dateFormats.input, text) ? text : null;
};

/** A moment that was read whole, which has its zone; a text that is typed half is none. */
const momentIn = (row: FormValues, field: string): string | null => {
  const text = textIn(row, field);
  const moment = /[\dT](?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};

const isUnit = (unit: unknown): unit is AgreementTermUnit => agreementTermUnits.some((one) => one === unit);

const money = /^\d{1,15}(?:\.\d{1,4})?$/;

const isCrown = (associate: unknown): boolean =>
  typeof associate === 'object' && associate !== null && Reflect.get(associate, 'isCrown') === true;

const ownerFacts = (row: Entry): ClockFacts['landowners'][number] => ({
  id: row.id,
  name: textIn(row, 'legalName') || nameIn(row['businessAssociate'], 'name'),
  copyLeftAt: momentIn(row, 'copyLeftAt'),
  waiverDate: dayIn(row, 'waiverDate'),
  sentDate: dayIn(row, 'sentDate'),
  signedDate: dayIn(row, 'signedDate'),
  dowerConsentDate: dayIn(row, 'dowerConsentDate'),
  isHomestead: row['isHomestead'] === true,
  isSpouseOnTitle: row['isSpouseOnTitle'] === true,
  isCrown: isCrown(row['businessAssociate']),
});

const isMoney = (text: string): boolean => money.test(text) && Number(text) > 0;

/** Whether a compensation is paid year by year: an annual head, or an annual payment. */
const hasAnnual = (compensations: readonly Entry[], payments: readonly Entry[]): boolean =>
  compensations.some(
    (row) => row['isAnnual'] === true && (textIn(row, 'amount') === '' || isMoney(textIn(row, 'amount'))),
  ) || payments.some((row) => row['kind'] === 'Annual' && isMoney(textIn(row, 'amount')));

/** A payment that has an amount; one that is being typed is owed nothing yet. */
function paymentFacts(row: Entry): ClockFacts['payments'] {
  const amount = textIn(row, 'amount');
  if (!money.test(amount)) return [];
  const days = {
    dueDate: dayIn(row, 'dueDate'),
    requisitionedDate: dayIn(row, 'requisitionedDate'),
    paidDate: dayIn(row, 'paidDate'),
    returnedDate: dayIn(row, 'returnedDate'),
    heldDate: dayIn(row, 'heldDate'),
    closing: paymentClosingOf(row['closing']),
  };
  return [
    { id: row.id, amount, kind: textIn(row, 'kind') || null, isOfRun: textIn(row, 'number') !== '', ...days },
  ];
}

function stepFacts(row: Entry): ClockFacts['lifeSteps'] {
  const date = dayIn(row, 'date');
  const kind = lifeKinds.find((one) => one === row['kind']);
  return kind && date ? [{ id: row.id, kind, date }] : [];
}

/** A partial surrender of which the area before it is known. */
export function surrenderFacts(row: Entry): readonly AreaSurrender[] {
  const date = dayIn(row, 'date');
  const { previousArea, surrenderedArea } = row;
  if (row['kind'] !== 'PartialSurrender' || !date) return [];
  return isDecimal(previousArea) && isDecimal(surrenderedArea) ? [{ date, previousArea }] : [];
}

const placesIn = (held: unknown): ClockFacts['jurisdictions'] =>
  (Array.isArray(held) ? held : []).flatMap((place: unknown) => {
    const id = nameIn(place, 'id');
    return id ? [{ id, code: nameIn(place, 'code') }] : [];
  });

/** The provinces of the land; of an agreement without any the one of its project's area. */
function provincesOf(
  parcels: readonly Entry[],
  area: ClockFacts['jurisdictions'],
): ClockFacts['jurisdictions'] {
  const known = parcels.flatMap(({ parcel }) =>
    typeof parcel === 'object' && parcel !== null ? placesIn(Reflect.get(parcel, 'provinces')) : [],
  );
  return known.length > 0 ? [...new Map(known.map((place) => [place.id, place])).values()] : area;
}

/**
 * The facts that an agreement's clocks depend on, from the form's current values: half-typed ones are left out; `area`
 * is the place of its project, `schedule` the saved one of its rents.
 */
export function clockFacts(
  values: FormValues,
  area: ClockFacts['jurisdictions'],
  schedule?: SavedSchedule,
): ClockFacts {
  const unit = wireTermUnit(values['termUnit']);
  const term = Number(values['term'] ?? Number.NaN);
  return {
    effectiveDate: dayIn(values, 'effectiveDate'),
    expiryDate: dayIn(values, 'expiryDate'),
    reviewNoticeDate: dayIn(values, 'reviewNoticeDate'),
    term: values['term'] !== '' && Number.isInteger(term) && term >= 0 ? term : null,
    termUnit: isUnit(unit) ? unit : null,
    landowners: entriesOf(values['landowners']).map(ownerFacts),
    hasAnnualCompensation: hasAnnual(entriesOf(values['compensations']), entriesOf(values['payments'])),
    payments: entriesOf(values['payments']).flatMap(paymentFacts),
    rents: rentFacts(entriesOf(values['compensations']), schedule, {
      land: landTaken(values['grossArea'], values['areaUnit']),
      surrenders: entriesOf(values['lifeSteps']).flatMap(surrenderFacts),
    }),
    lifeSteps: entriesOf(values['lifeSteps']).flatMap(stepFacts),
    jurisdictions: provincesOf(entriesOf(values['relatedParcels']), area),
  };
}
