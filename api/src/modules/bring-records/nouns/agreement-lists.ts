import { randomUUID } from 'node:crypto';
import { bringFields } from 'shared-contracts/bring-in';
import type { AgreementInput } from 'shared-contracts/graphql';
import { writtenShare } from '../../../platform/tables/written-share.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { agreementKind } from '../../agreements/index.ts';
import { datesFollow } from '../../assigned-tasks/index.ts';
import { type AgreementList, agreementListTables, agreementRows } from '../agreement-rows-store.ts';
import type { BroughtNoun, BroughtRow, ReadyRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { rentStarts } from '../rent-starts.ts';
import { idIn, textIn } from '../values.ts';
import { agreementsCalled } from './agreements-called.ts';

interface ListNoun extends Pick<BroughtNoun, 'below' | 'listsAfter'> {
  readonly kind: 'compensation' | 'payment' | 'landowner' | 'occupant';
  readonly list: AgreementList;
  /** What distinguishes the rows of one agreement. */
  readonly keyOf: (row: BroughtRow) => readonly string[];
}

/** A share as fields of a save; a fraction keeps its two numbers. */
function shareFields(text: string): readonly (readonly [string, unknown])[] {
  const share = writtenShare(text);
  if (!share) return [];
  return 'percent' in share
    ? [['interestPercentage', share.percent]]
    : [
        ['interestFractionNumerator', share.above],
        ['interestFractionDenominator', share.below],
      ];
}

/** The values of a row under the names that the list of the save uses. */
const valuesOf = (kind: ListNoun['kind'], { values }: BroughtRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    bringFields(kind).flatMap(({ name, column, of, reads }): readonly (readonly [string, unknown])[] => {
      const value = values[name];
      if (of !== 'below' || value === undefined) return [];
      if (reads === 'share') return shareFields(textIn(value) ?? '');
      return [[column.split('.').at(-1) ?? name, value]];
    }),
  );

/** A list of existing agreements: rows that a table names are changed or added, and the other rows stay as they are. */
function listNoun({ kind, list, keyOf, ...more }: ListNoun): BroughtNoun {
  const rowsOf = (record: ReadyRecord, stored: readonly { readonly id: string; readonly key: string }[]) => {
    const left = [...stored];
    // The lists are built again if other records of the save were refused.
    record.rowIds.length = 0;
    const changes = new Map<string, Readonly<Record<string, unknown>>>();
    const added: Readonly<Record<string, unknown>>[] = [];
    for (const row of record.below) {
      const key = keyOf(row).join(' · ');
      const place = left.findIndex((one) => one.key === key);
      const [known] = place >= 0 ? left.splice(place, 1) : [];
      const id = known?.id ?? randomUUID();
      record.rowIds.push(id);
      const at = known ? stored.indexOf(known) : stored.length + added.length;
      record.sources.set(`${list}[${at}]`, row.source);
      if (known) changes.set(id, valuesOf(kind, row));
      else added.push({ ...valuesOf(kind, row), id });
    }
    // A row that only has an id keeps its values.
    return [...stored.map(({ id }) => ({ ...changes.get(id), id })), ...added];
  };
  return {
    ...more,
    kind,
    type: 'Agreement',
    right: 'agreement',
    onlyChanges: 'agreement',
    summedBelow: agreementListTables[list],
    existing: (records, within, { projectId }) =>
      agreementsCalled(records, ({ group }) => group.cells['agreement'], within, projectId),
    lists: async (records, within, { projectId }) => {
      const stored = await agreementRows(
        within,
        list,
        records.map(({ id }) => id),
      );
      return [
        listOf(
          agreementKind(projectId),
          records.map((record) =>
            inputOf<AgreementInput>({ [list]: rowsOf(record, stored.get(record.id) ?? []) }, record),
          ),
          'records',
        ),
        datesFollow([projectId]),
      ];
    },
    // These tables create no agreements, so an undo has nothing to delete.
    remove: async () => {},
  };
}

/** Heads of compensation, distinguished by type and day, with the day from which rents are paid here. */
export const broughtCompensations = listNoun({
  kind: 'compensation',
  list: 'compensations',
  below: { table: 'rent_schedule', column: 'id' },
  listsAfter: rentStarts,
  keyOf: ({ values }) => [idIn(values['compensationType']) ?? '', textIn(values['date']) ?? ''],
});

/** Payments, distinguished by kind, payee and day. */
export const broughtPayments = listNoun({
  kind: 'payment',
  list: 'payments',
  keyOf: ({ values }) => [
    textIn(values['kind']) ?? '',
    idIn(values['payee']) ?? '',
    textIn(values['dueDate']) ?? '',
  ],
});

/** Owners with what they signed, distinguished by the person. */
export const broughtLandowners = listNoun({
  kind: 'landowner',
  list: 'landowners',
  keyOf: ({ values }) => [idIn(values['owner']) ?? ''],
});

/** Occupants with the days of their consent, distinguished by the person. */
export const broughtOccupants = listNoun({
  kind: 'occupant',
  list: 'occupants',
  keyOf: ({ values }) => [idIn(values['occupant']) ?? ''],
});
