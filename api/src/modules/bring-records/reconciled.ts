import { convertedArea, writtenUnit } from 'shared-contracts/agreements';
import type { Brought } from 'shared-contracts/bring-in';
import { plainDecimal, roundedToCents, sumOf } from 'shared-contracts/decimal';
import type { RecordContext } from '../../records/record-context.ts';
import type { BroughtNoun, ReadyRecord } from './brought-noun.ts';
import { areasByUnit, rentsOf } from './reconciled-store.ts';

type Sum = Brought['sums'][number];

interface Area {
  readonly area: string;
  readonly unit: string | null;
}

/** Areas in several units as acres, to two decimals. Areas whose unit is not known are left out. */
const inAcres = (areas: readonly Area[]): string =>
  roundedToCents(sumOf(areas.flatMap(({ area, unit }) => convertedArea(area, unit, 'ac') ?? [])));

/** Sums besides counts by which two land systems are compared: acres, and rents per year. */
async function acresOfAgreements(saved: readonly ReadyRecord[], within: RecordContext): Promise<Sum[]> {
  const named = saved.filter(({ group }) => plainDecimal(group.cells['grossArea'] ?? '') !== undefined);
  if (named.length === 0) return [];
  const ours = await areasByUnit(
    within,
    named.map(({ id }) => id),
  );
  const unitOf = new Map(ours.map(({ id, unit }) => [id, unit] as const));
  const theirs = named.map(({ id, group }) => ({
    area: group.cells['grossArea'] ?? '0',
    // If a table states no unit, the agreement's own unit is meant.
    unit: group.cells['areaUnit'] ? writtenUnit(group.cells['areaUnit']) : (unitOf.get(id) ?? null),
  }));
  return [{ field: 'acres', theirs: inAcres(theirs), ours: inAcres(ours) }];
}

async function rentsAYear(saved: readonly ReadyRecord[], within: RecordContext): Promise<Sum[]> {
  const rows = saved.flatMap(({ below, rowIds }) =>
    below.flatMap(({ cells, values }, place) => {
      const amount = plainDecimal(cells['amount'] ?? '');
      return values['isAnnual'] === true && amount !== undefined ? [{ id: rowIds[place] ?? '', amount }] : [];
    }),
  );
  if (rows.length === 0) return [];
  const ours = await rentsOf(
    within,
    rows.map(({ id }) => id),
  );
  return [{ field: 'rentsAYear', theirs: sumOf(rows.map(({ amount }) => amount)), ours }];
}

/** Sums over the saved records for the comparison of two systems: from the table, and as stored. */
export async function reconciledSums(
  { kind }: BroughtNoun,
  saved: readonly ReadyRecord[],
  sums: readonly Sum[],
  within: RecordContext,
): Promise<readonly Sum[]> {
  if (kind === 'agreement-record') return acresOfAgreements(saved, within);
  if (kind === 'compensation') return rentsAYear(saved, within);
  const hectares =
    kind === 'parcel' || kind === 'title' ? sums.find(({ field }) => field === 'grossArea') : undefined;
  if (!hectares) return [];
  const acres = (area: string) => inAcres([{ area, unit: 'ha' }]);
  return [{ field: 'acres', theirs: acres(hectares.theirs), ours: acres(hectares.ours) }];
}
