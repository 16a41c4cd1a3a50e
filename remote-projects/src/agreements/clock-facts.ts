import {
  type AgreementTermUnit,
  agreementTermUnits,
  type ClockFacts,
  lifeKinds,
} from 'shared-contracts/agreements';
import { nameIn, textIn } from 'shared-contracts/forms';
import { dateFormats } from 'shared-contracts/limits';
import { isDateIn } from 'shared-contracts/validators';
import type { FormValues } from 'shared-ui/form';
import { type Entry, entriesOf } from '../rows/entries.ts';
import { wireTermUnit } from '../rows/term-units.ts';

/** A day that is typed whole; while it is not, it is none. */
const dayIn = (row: FormValues, field: string): string | null => {
  const text = textIn(row, field);
  return isDateIn(dateFormats.input, text) ? text : null;
};

const momentIn = (row: FormValues, field: string): string | null => {
  const moment = Date.parse(textIn(row, field));
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
};

const isUnit = (unit: unknown): unit is AgreementTermUnit => agreementTermUnits.some((one) => one === unit);

const money = /^\d{1,15}(?:\.\d{1,4})?$/;

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
});

/** A payment that has an amount; one that is being typed is owed nothing yet. */
function paymentFacts(row: Entry): ClockFacts['payments'] {
  const amount = textIn(row, 'amount');
  if (!money.test(amount)) return [];
  const days = {
    dueDate: dayIn(row, 'dueDate'),
    requisitionedDate: dayIn(row, 'requisitionedDate'),
    paidDate: dayIn(row, 'paidDate'),
    returnedDate: dayIn(row, 'returnedDate'),
  };
  return [{ id: row.id, amount, ...days }];
}

function stepFacts(row: Entry): ClockFacts['lifeSteps'] {
  const date = dayIn(row, 'date');
  const kind = lifeKinds.find((one) => one === row['kind']);
  return kind && date ? [{ id: row.id, kind, date }] : [];
}

function provincesOf(parcels: readonly Entry[]): ClockFacts['jurisdictions'] {
  const known = parcels.flatMap(({ parcel }) => {
    const place =
      typeof parcel === 'object' && parcel !== null ? Reflect.get(parcel, 'stateOrProvince') : undefined;
    const id = nameIn(place, 'id');
    return id ? [[id, { id, code: nameIn(place, 'code') }] as const] : [];
  });
  return [...new Map(known).values()];
}

/** What the clocks of an agreement depend on, as the form holds it now: what is typed half is left out. */
export function clockFacts(values: FormValues): ClockFacts {
  const unit = wireTermUnit(values['termUnit']);
  const term = Number(values['term'] ?? Number.NaN);
  return {
    effectiveDate: dayIn(values, 'effectiveDate'),
    expiryDate: dayIn(values, 'expiryDate'),
    reviewNoticeDate: dayIn(values, 'reviewNoticeDate'),
    term: values['term'] !== '' && Number.isInteger(term) && term >= 0 ? term : null,
    termUnit: isUnit(unit) ? unit : null,
    landowners: entriesOf(values['landowners']).map(ownerFacts),
    payments: entriesOf(values['payments']).flatMap(paymentFacts),
    lifeSteps: entriesOf(values['lifeSteps']).flatMap(stepFacts),
    jurisdictions: provincesOf(entriesOf(values['relatedParcels'])),
  };
}
