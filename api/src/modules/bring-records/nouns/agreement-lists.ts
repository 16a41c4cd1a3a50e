import { randomUUID } from 'node:crypto';
import { bringFields } from 'shared-contracts/bring-in';
import type { AgreementInput } from 'shared-contracts/graphql';
import { listOf } from '../../../records/writing/save-list.ts';
import { agreementKind } from '../../agreements/index.ts';
import { datesFollow } from '../../assigned-tasks/index.ts';
import { type AgreementList, agreementListTables, agreementRows } from '../agreement-rows-store.ts';
import type { BroughtNoun, BroughtRow, ReadyRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { idIn, textIn } from '../values.ts';
import { agreementsCalled } from './agreements-called.ts';

interface ListNoun {
  readonly kind: 'compensation' | 'payment' | 'landowner' | 'occupant';
  readonly list: AgreementList;
  /** What tells the rows of one agreement apart. */
  readonly keyOf: (row: BroughtRow) => readonly string[];
}

/** The values of a row as the list of a save names them. */
const valuesOf = (kind: ListNoun['kind'], { values }: BroughtRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    bringFields(kind).flatMap(({ name, column, of }) =>
      of === 'below' && values[name] !== undefined ? [[column.split('.').at(-1) ?? name, values[name]]] : [],
    ),
  );

/** Rows of a list of agreements that are here: what a table names is changed or added, the others stay as they are. */
function listNoun({ kind, list, keyOf }: ListNoun): BroughtNoun {
  const rowsOf = (record: ReadyRecord, stored: readonly { readonly id: string; readonly key: string }[]) => {
    const left = [...stored];
    // Lists are made again where others of the save were refused.
    record.rowIds.length = 0;
    const said = new Map<string, Readonly<Record<string, unknown>>>();
    const added: Readonly<Record<string, unknown>>[] = [];
    for (const row of record.below) {
      const key = keyOf(row).join(' · ');
      const place = left.findIndex((one) => one.key === key);
      const [known] = place >= 0 ? left.splice(place, 1) : [];
      const id = known?.id ?? randomUUID();
      record.rowIds.push(id);
      const at = known ? stored.indexOf(known) : stored.length + added.length;
      record.sources.set(`${list}[${at}]`, row.source);
      if (known) said.set(id, valuesOf(kind, row));
      else added.push({ ...valuesOf(kind, row), id });
    }
    // A row that only has its id keeps its values.
    return [...stored.map(({ id }) => ({ ...said.get(id), id })), ...added];
  };
  return {
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
    // Its tables make no agreement, so none is ever taken back.
    remove: async () => {},
  };
}

/** Heads of compensation, told apart by type and day. */
export const broughtCompensations = listNoun({
  kind: 'compensation',
  list: 'compensations',
  keyOf: ({ values }) => [idIn(values['compensationType']) ?? '', textIn(values['date']) ?? ''],
});

/** Payments, told apart by kind, payee and day. */
export const broughtPayments = listNoun({
  kind: 'payment',
  list: 'payments',
  keyOf: ({ values }) => [
    textIn(values['kind']) ?? '',
    idIn(values['payee']) ?? '',
    textIn(values['dueDate']) ?? '',
  ],
});

/** Owners with what they signed, told apart by who they are. */
export const broughtLandowners = listNoun({
  kind: 'landowner',
  list: 'landowners',
  keyOf: ({ values }) => [idIn(values['owner']) ?? ''],
});

/** Occupants with the days of their consent, told apart by who they are. */
export const broughtOccupants = listNoun({
  kind: 'occupant',
  list: 'occupants',
  keyOf: ({ values }) => [idIn(values['occupant']) ?? ''],
});
