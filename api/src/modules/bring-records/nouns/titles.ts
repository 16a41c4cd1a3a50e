import { randomUUID } from 'node:crypto';
import type { TitleInput } from 'shared-contracts/graphql';
import { fractionOf, writtenShare } from '../../../platform/tables/written-share.ts';
import type { RecordContext } from '../../../records/record-context.ts';
import { deleteRecords } from '../../../records/writing/delete-records.ts';
import { listOf } from '../../../records/writing/save-list.ts';
import { addressedOwners, asidesIn, ownersIn } from '../../bring-in/index.ts';
import { titleKind } from '../../land/index.ts';
import type { BroughtNoun, BroughtRow, ReadyRecord } from '../brought-noun.ts';
import { inputOf } from '../inputs.ts';
import { keyOfCells, knownBy } from '../known-by.ts';
import { knownTitles } from '../known-store.ts';
import { linkedRows } from '../links.ts';
import { nameKey } from '../names.ts';
import { namesIn } from '../read-cell.ts';
import { recordWord } from '../record-words.ts';
import { storedOwners } from '../stored-rows-store.ts';

const land = { table: 'title_parcel', owner: 'title_id', target: 'parcel_id', field: 'parcel' };

type Owner = Readonly<Record<string, unknown>> & { readonly name: string };

/** An owner of an existing title: the name on the title, and the associate's own name. */
interface StoredOwner {
  readonly id: string;
  readonly name: string;
  readonly called: string;
}

const isCalled = ({ name, called }: StoredOwner, wanted: string): boolean =>
  [name, called].some((one) => nameKey(one) === nameKey(wanted));

/** The address that a cell gives below or behind an owner, with the numbers there, for which a title has no other place. */
const writtenAt = ({ address, phones, emails }: ReturnType<typeof asidesIn>[number]): string =>
  [address, ...phones, ...emails].filter((text) => text !== '').join(', ');

/** The owners in a cell. A name that is known as a whole, such as 'Anderson Land & Cattle', is never split. */
const ownersOfCell = (cell: string, isKnown: (name: string) => boolean) => {
  const groups = addressedOwners(cell).map((group) => ({ ...group, pieces: namesIn(group.names) }));
  if (!groups.some(({ pieces }) => pieces.some(isKnown))) {
    const owners = ownersIn(cell);
    const asides = asidesIn(cell, owners.length).map(writtenAt);
    return owners.map((owner, place) => ({
      ...owner,
      together: String(owner.together),
      address: asides[place] ?? '',
    }));
  }
  return groups.flatMap(({ pieces, ...asides }, group) =>
    pieces
      .flatMap((piece, place) =>
        isKnown(piece)
          ? [{ name: piece, share: '', isJoint: false, together: `${group} ${place}` }]
          : ownersIn(piece).map((owner) => ({ ...owner, together: `${group} ${place} ${owner.together}` })),
      )
      .map((owner) => ({ ...owner, address: writtenAt(asides) })),
  );
};

/** The owners that a row names, with their shares and how they hold the title. */
function ownersOf(
  row: BroughtRow,
  record: ReadyRecord,
  groups: Map<string, string>,
  stored: readonly StoredOwner[],
  within: RecordContext,
): readonly Owner[] {
  const { values, cells, source, people } = row;
  const shareCell = cells['ownerShare'] ?? '';
  const isKnown = (name: string) => people.has(name) || stored.some((one) => isCalled(one, name));
  return ownersOfCell(cells['owner'] ?? '', isKnown).map(
    ({ name, share, isJoint, together, address: behind }, place, named) => {
      const legalAddress = cells['ownerAddress'] ?? behind;
      const tenancy = values['tenancy'] ?? (isJoint ? 'JOINT' : 'COMMON');
      const text = share || shareCell;
      const others = named.filter((one) => one.together === together);
      // Joint tenants who are named together hold the share that is written for them; one alone has none.
      const isOfGroup = tenancy === 'COMMON' || (share !== '' && others.length > 1);
      const written = isOfGroup ? writtenShare(text) : undefined;
      const fraction = written && fractionOf(written);
      if (text !== '' && tenancy !== 'JOINT' && !fraction)
        record.warn(source, 'ownerShare', recordWord(within.user, 'notShare', { text }));
      const known = people.get(name);
      const group = `${source} ${together}`;
      // Groups of owners of a title are called A, B and so on.
      if (fraction && others.length > 1 && !groups.has(group)) groups.set(group, letterOf(groups.size));
      const isFirst = named.findIndex((one) => one.together === together) === place;
      return {
        ...{ name, legalName: name, tenancy },
        ...(known ? { businessAssociate: { id: known } } : {}),
        ...(legalAddress ? { legalAddress } : {}),
        ...(fraction ? sharesOf(fraction, groups.get(group) ?? null, isFirst) : {}),
      };
    },
  );
}

const letters = 26;

const letterOf = (place: number): string =>
  `${place >= letters ? letterOf(Math.floor(place / letters) - 1) : ''}${String.fromCharCode(65 + (place % letters))}`;

/** The shares of owners; people who are named together hold their share as a group. */
const sharesOf = (
  { above, below }: { readonly above: number; readonly below: number },
  group: string | null,
  isFirst: boolean,
): Readonly<Record<string, unknown>> =>
  group === null
    ? { interestFractionNumerator: above, interestFractionDenominator: below }
    : {
        ownerGroup: group,
        ...(isFirst ? { groupShareNumerator: above, groupShareDenominator: below } : {}),
      };

/** What a row says about an existing owner: not the name, and how the title is held only if a cell states it. */
const changesOf = (
  { legalName: _, businessAssociate: __, tenancy, ...owner }: Readonly<Record<string, unknown>>,
  { values }: BroughtRow,
) => ({ ...owner, ...(values['tenancy'] === undefined ? {} : { tenancy }) });

/** The owners of a title as a save sends them; existing owners keep their rows. */
function ownershipsOf(record: ReadyRecord, stored: readonly StoredOwner[], within: RecordContext) {
  const owners: Record<string, unknown>[] = [];
  const groups = new Map<string, string>();
  const left = [...stored];
  for (const row of record.below)
    for (const { name, ...owner } of ownersOf(row, record, groups, stored, within)) {
      const place = left.findIndex((one) => isCalled(one, name));
      const [known] = place >= 0 ? left.splice(place, 1) : [];
      record.sources.set(`ownerships[${owners.length}]`, row.source);
      // An existing owner keeps everything that the table does not state.
      owners.push(known ? { ...changesOf(owner, row), id: known.id } : { ...owner, id: randomUUID() });
    }
  if (owners.length > 0 && left.length > 0)
    record.warn(
      record.source,
      'owner',
      recordWord(within.user, 'ownersGo', { names: stored.map(({ name }) => name).join(', ') }),
    );
  return owners;
}

/** Titles with their land and owners, matched by number. */
export const broughtTitles: BroughtNoun = {
  kind: 'title',
  type: 'Title',
  right: 'title',
  existing: async (records, within) => {
    const keyOf = (record: Parameters<typeof keyOfCells>[0]) => keyOfCells(record, 'number');
    return knownBy(
      records,
      keyOf,
      await knownTitles(
        within,
        records.flatMap((record) => keyOf(record) ?? []),
      ),
    );
  },
  lists: async (records, within) => {
    const parcels = await linkedRows(records, 'relatedParcels', land, within);
    const stored = await storedOwners(
      within,
      records.filter(({ revision }) => revision !== undefined).map(({ id }) => id),
    );
    return [
      listOf(
        titleKind,
        records.map((record) => {
          const { relatedParcels: _, ...given } = record.values;
          const { number, ...others } = given;
          // A title that was matched by its number keeps the notation of its own number.
          const isFoundByNumber =
            record.revision !== undefined &&
            record.group.cells['id'] === undefined &&
            record.group.cells['externalId'] === undefined;
          const values = isFoundByNumber || number === undefined ? others : given;
          const own = parcels.get(record.id);
          const owners = ownershipsOf(record, stored.get(record.id) ?? [], within);
          return inputOf<TitleInput>(
            {
              ...values,
              ...(own ? { relatedParcels: own } : {}),
              ...(owners.length > 0 ? { ownerships: owners } : {}),
            },
            record,
          );
        }),
        'records',
      ),
    ];
  },
  remove: (ids, within) => deleteRecords(titleKind, ids, within),
};
