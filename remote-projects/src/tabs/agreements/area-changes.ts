import { textIn } from 'shared-contracts/forms';
import { type Entry, entriesOf } from '../../rows/entries.ts';
import { isPricedByArea } from './compensation-heads.ts';
import { converted } from './units.ts';

/** Fields of the form with their new values. */
type Changes = readonly (readonly [name: string, value: string])[];

const isPriced = (row: Entry): boolean => isPricedByArea(row) && textIn(row, 'costPerUnit') !== '';

/**
 * What changes with the unit of an agreement's areas in its lists: areas of their own are converted, those of partial
 * surrenders too, and a price without a unit stays one for the unit of before. Without it a price by the acre would be
 * multiplied by hectares.
 */
export function changesOfUnit(
  lists: { readonly compensations: unknown; readonly lifeSteps: unknown },
  from: string,
  to: string,
): Changes {
  const convertedIn = (list: string, row: Entry, place: number, field: string): Changes => {
    const value = converted(row[field], from, to);
    return value === undefined ? [] : [[`${list}[${place}].${field}`, value]];
  };
  return [
    ...entriesOf(lists.compensations).flatMap((row, place) => [
      ...convertedIn('compensations', row, place, 'grossAreaOverride'),
      ...(isPriced(row) && textIn(row, 'priceUnit') === ''
        ? [[`compensations[${place}].priceUnit`, from] as const]
        : []),
    ]),
    ...entriesOf(lists.lifeSteps).flatMap((row, place) =>
      ['previousArea', 'surrenderedArea'].flatMap((field) => convertedIn('lifeSteps', row, place, field)),
    ),
  ];
}

/**
 * What a partial surrender changes in the compensation: what is paid once for the land keeps the area that it was paid
 * for, as the server does where the surrender sets the area.
 */
export const changesOfSurrender = (compensations: unknown, areaBefore: string): Changes =>
  entriesOf(compensations).flatMap((row, place) =>
    isPriced(row) && row['isAnnual'] !== true && textIn(row, 'grossAreaOverride') === ''
      ? [[`compensations[${place}].grossAreaOverride`, areaBefore] as const]
      : [],
  );
