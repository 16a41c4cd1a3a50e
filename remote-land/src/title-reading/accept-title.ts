import { textIn } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import type { ReadTitle } from 'shared-contracts/title-reading';
import type { FormRow, FormValues } from 'shared-ui/form';
import { rowsIn } from '../titles/title-record.ts';

/** Keys of the proposals that a person accepted. */
export type Accepted = ReadonlySet<string>;

const longest = chosenLengths.land;

/** Facts without a field in a title go into its notes. */
const noted = ['landNumber', 'municipality', 'estate', 'previousNumber'] as const;

/** A registration number without its spaces, to compare it with another writing. */
export const bareNumber = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

function notesOf(title: ReadTitle, accepted: Accepted, before: string, labelOf: (field: string) => string) {
  const lines = noted.flatMap((field) => {
    const found = title[field];
    const line = found && accepted.has(field) ? `${labelOf(field)}: ${found.value}` : '';
    return line === '' || before.includes(line) ? [] : [line];
  });
  const estates = title.owners.flatMap(({ name, estate }, place) => {
    const line = `${name}: ${estate}`;
    return estate === null || !accepted.has(`owner ${place}`) || before.includes(line) ? [] : [line];
  });
  return [before, ...lines, ...estates].filter(Boolean).join('\n').slice(0, longest.notes) || null;
}

/** A share as a title writes it, `1/2`, in its two parts. */
const partsOf = (share: string | null): readonly (number | null)[] =>
  share === null ? [null, null] : share.split('/').map(Number);

function ownerRow(owner: ReadTitle['owners'][number]): FormRow {
  const [groupShareNumerator, groupShareDenominator] = owner.group === null ? [] : partsOf(owner.groupShare);
  return {
    id: crypto.randomUUID(),
    tenancy: owner.tenancy,
    businessAssociate: owner.businessAssociate,
    legalName: owner.name.slice(0, longest.name),
    legalAddress: owner.address?.slice(0, longest.address) ?? null,
    interestFractionNumerator: owner.numerator,
    interestFractionDenominator: owner.denominator,
    ownerGroup: owner.group,
    groupShareNumerator: groupShareNumerator ?? null,
    groupShareDenominator: groupShareDenominator ?? null,
  };
}

/** A title's values with the accepted parts of a reading; accepted owners replace the earlier ones. */
export function titleWith(
  before: FormValues,
  title: ReadTitle,
  accepted: Accepted,
  labelOf: (field: string) => string,
): FormValues {
  const take = (field: 'number' | 'registeredDate' | 'searchedDate' | 'grossArea', most: number) => {
    const found = title[field];
    return found && accepted.has(field) ? { [field]: found.value.slice(0, most) } : {};
  };
  const owners = title.owners.filter((_, place) => accepted.has(`owner ${place}`));
  return {
    ...before,
    ...take('number', longest.number),
    ...take('registeredDate', longest.number),
    ...take('searchedDate', longest.number),
    ...take('grossArea', longest.number),
    ...(owners.length > 0 ? { ownerships: owners.map(ownerRow) } : {}),
    notes: notesOf(title, accepted, textIn(before, 'notes'), labelOf),
  };
}

/** An instrument's values with those of a reading; existing parties stay. */
export function instrumentWith(before: FormValues, one: ReadTitle['instruments'][number]): FormValues {
  const notes = [one.instrumentType ? null : one.kind, one.notes].filter(Boolean).join('\n');
  const parties = rowsIn(before['parties']);
  return {
    ...before,
    registrationNumber: one.registrationNumber.slice(0, longest.number),
    instrumentType: one.instrumentType ?? before['instrumentType'] ?? null,
    registeredDate: one.registeredDate ?? before['registeredDate'] ?? null,
    dischargedDate: one.dischargedDate ?? before['dischargedDate'] ?? null,
    dischargeNumber: one.dischargeNumber ?? before['dischargeNumber'] ?? null,
    amount: one.amount ?? before['amount'] ?? null,
    notes: textIn(before, 'notes') || notes.slice(0, longest.notes) || null,
    parties:
      parties.length > 0
        ? parties
        : one.parties.map(({ partyType, name, businessAssociate }) => ({
            id: crypto.randomUUID(),
            partyType,
            businessAssociate,
            name: name.slice(0, longest.name),
            percentage: null,
            fractionNumerator: null,
            fractionDenominator: null,
          })),
  };
}
