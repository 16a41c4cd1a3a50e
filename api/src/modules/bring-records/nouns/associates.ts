import { randomUUID } from 'node:crypto';
import type { BusinessAssociateInput, ContactInput, PhoneNumberInput } from 'shared-contracts/graphql';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { associateKind, contactKind } from '../../associates/index.ts';
import { placesAround } from '../around-store.ts';
import type { BroughtNoun, BroughtRow, ReadyRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { keyOfCells, knownBy } from '../known-by.ts';
import { knownAssociates, knownContacts } from '../known-store.ts';
import { listBelow } from '../list-below.ts';
import { nameKey } from '../names.ts';
import { revisionsOf } from '../record-stamp-store.ts';
import { idIn, textIn } from '../values.ts';
import { withPlaces } from '../with-places.ts';

/** The telephone numbers of a contact in a row; undefined if there are none. */
function phonesOf({ values }: BroughtRow): PhoneNumberInput[] | undefined {
  const numbers = (
    [
      ['Work', values['contactPhone']],
      ['Mobile', values['contactMobile']],
    ] as const
  ).flatMap(([type, value]) => {
    const number = textIn(value);
    return number === undefined ? [] : [{ id: randomUUID(), type, number }];
  });
  return numbers.length > 0 ? numbers : undefined;
}

const contactName = ({ values }: BroughtRow): string => textIn(values['contactName']) ?? '';

/** The contacts that the rows of an associate name, each once; existing ones with their ids and revisions. */
function contactsOf(
  record: ReadyRecord,
  known: ReadonlyMap<string, { readonly id: string; readonly revision: number }>,
): ContactInput[] {
  const inputs: ContactInput[] = [];
  const named = new Set<string>();
  for (const row of record.below) {
    const name = contactName(row);
    const key = nameKey(name);
    if (named.has(key)) continue;
    named.add(key);
    const there = known.get(`${record.id} · ${key}`);
    const phoneNumbers = phonesOf(row);
    record.sources.set(`contacts[${inputs.length}]`, row.source);
    inputs.push({
      id: there?.id ?? randomUUID(),
      ...(there ? { revision: there.revision } : { isActive: true }),
      name,
      ...('contactTitle' in row.values ? { title: textIn(row.values['contactTitle']) ?? null } : {}),
      ...('contactEmail' in row.values ? { email: textIn(row.values['contactEmail']) ?? null } : {}),
      // Numbers of an existing contact are maintained in its form; a table does not add to them.
      ...(phoneNumbers && !there ? { phoneNumbers } : {}),
    });
  }
  return inputs;
}

/** The contacts of all associates as one list, so that they are written together. */
function contactList(
  records: readonly ReadyRecord[],
  known: ReadonlyMap<string, { readonly id: string; readonly revision: number }>,
  hasAccounting: boolean,
) {
  const placed = records.flatMap((record, place) =>
    contactsOf(record, known).map((input, index) => ({
      ...{ input, associateId: record.id },
      path: `records[${place}].contacts[${index}]`,
    })),
  );
  const associateId = new Map(placed.map((one) => [one.input.id, one.associateId]));
  return listBelow(contactKind({ associateId, hasAccounting }), placed);
}

/** Business associates with their contacts, matched by name if exactly one active associate has it. */
export const broughtAssociates: BroughtNoun = {
  kind: 'associate',
  type: 'BusinessAssociate',
  right: 'businessAssociate',
  below: { table: 'contact', column: 'business_associate_id' },
  instead: { city: ['addressLine3', 'addressLine2'], stateOrProvince: [], country: [] },
  existing: async (records, within) => {
    const keyOf = (record: Parameters<typeof keyOfCells>[0]) => keyOfCells(record, 'name');
    const names = records.flatMap((record) => keyOf(record) ?? []);
    return knownBy(records, keyOf, await knownAssociates(within, names));
  },
  lists: async (records, within, { hasAccounting }) => {
    const withContacts = records.filter(({ below }) => below.length > 0);
    const contacts = await knownContacts(
      within,
      withContacts.map(({ id }) => id),
    );
    const revisions = await revisionsOf(
      within.db,
      'contact',
      contacts.map(({ id }) => id),
    );
    const known = new Map(
      contacts.map(({ key, id }) => [key, { id, revision: revisions.get(id) ?? 1 }] as const),
    );
    const around = await placesAround(
      within,
      records.flatMap(({ values }) =>
        ['city', 'stateOrProvince'].flatMap((name) => idIn(values[name]) ?? []),
      ),
    );
    return [
      listOf(
        associateKind(hasAccounting),
        records.map((record) =>
          inputOf<BusinessAssociateInput>(
            {
              ...(record.revision === undefined ? { isActive: true } : {}),
              ...withPlaces(record.values, around),
            },
            record,
          ),
        ),
        'records',
      ),
      contactList(records, known, hasAccounting),
    ];
  },
  remove: (ids, within, { hasAccounting }) => deleteRecords(associateKind(hasAccounting), ids, within),
};
