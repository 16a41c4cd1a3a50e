import { getIn } from 'final-form';
import type { FieldError } from 'shared-contracts/errors';
import { isWithin } from '../../form/form-errors.ts';
import { type FormValues, isSameValue } from '../../form/form-values.ts';
import type { HeldSave, SentRows } from '../../form/saving/held-content.ts';
import type { StoredRow } from '../../form/saving/stored-rows.ts';
import { type Collection, fieldsOf, type HeldRow, listOf } from '../rows/collection.ts';
import type { HeldPlace } from './held-place.ts';

interface SentPlace {
  readonly place: HeldPlace;
  readonly row: HeldRow;
}

/** `agreements[2].name` in its parts; undefined for a field of the record itself. */
function readPath(path: string) {
  const [, list = '', index = '', field = ''] = /^(\w+)\[(\d+)\](?:\.(.+))?$/s.exec(path) ?? [];
  return list === '' ? undefined : { list, index: Number(index), field };
}

function inputOf({ place: { collection }, row }: SentPlace): object {
  const { id, revision, path, values } = row;
  const parent = collection.parent ? { [collection.parent.field]: path.at(-1) } : {};
  return { ...collection.inputOf(values), ...parent, id, revision };
}

/** A stored version with the edits made since the save was sent. */
function withLater(now: FormValues, sent: FormValues, stored: FormValues): FormValues {
  const later = Object.keys({ ...now, ...sent }).filter((name) => !isSameValue(now[name], sent[name]));
  return { ...stored, ...Object.fromEntries(later.map((name) => [name, now[name]])) };
}

const settleRow = ({ place, row }: SentPlace, { revision, values }: StoredRow): void =>
  place.startFrom(values, withLater(place.values, row.values, values), revision);

/** The places of the first collection that is saved with a call of its own; undefined where there is none. */
function ownPlaces(held: readonly HeldPlace[]): readonly HeldPlace[] | undefined {
  const [first] = held.filter(({ collection }) => collection.save);
  return first && held.filter(({ collection }) => collection === first.collection);
}

/**
 * The next rows to send: those of one collection that has a call of its own, and last those saved with the record. Own
 * calls go first, because they do not change the record's revision.
 */
export function nextSave(held: readonly HeldPlace[], notify: () => void): HeldSave {
  const own = ownPlaces(held);
  if (!own) return heldSave(held, notify);
  const rows = own.flatMap(({ row }) => row ?? []);
  const save: Collection['save'] = own[0]?.collection.save;
  return {
    ...heldSave(own, notify),
    ids: rows.map(({ id }) => id),
    ...(save ? { send: () => save(rows) } : {}),
  };
}

/** The rows of a save. Its answer is matched with them by their positions in the request. */
function heldSave(held: readonly HeldPlace[], notify: () => void): HeldSave {
  const lists = new Map<string, SentPlace[]>();
  for (const place of held) {
    const { row, collection } = place;
    const name = listOf(collection);
    if (row) lists.set(name, [...(lists.get(name) ?? []), { place, row }]);
  }
  const sentAt = (path: string) => {
    const read = readPath(path);
    const sent = read && lists.get(read.list)?.[read.index];
    return sent && { ...sent, field: read.field };
  };
  const rows: SentRows = Object.fromEntries([...lists].map(([name, sent]) => [name, sent.map(inputOf)]));

  return {
    rows,
    ids: held.map(({ id }) => id),
    partAt: (path) => {
      const sent = sentAt(path);
      if (sent?.field !== '') return undefined;
      const { place } = sent;
      const { valuesOfStored } = place.collection;
      return {
        title: place.title || place.collection.item,
        fields: fieldsOf(place.collection),
        base: place.start.base,
        mine: place.values,
        ...(valuesOfStored ? { read: (record) => valuesOfStored(record, place.values) } : {}),
        rebase: (stored, values, revision) => {
          place.startFrom(stored, values, revision);
          notify();
        },
      };
    },
    refuse: (errors) => {
      const byPlace = new Map<HeldPlace, FieldError[]>();
      const rest: FieldError[] = [];
      for (const error of errors) {
        const sent = sentAt(error.path);
        if (!sent) {
          rest.push(error);
          continue;
        }
        const { place, row, field } = sent;
        const isKnown = fieldsOf(place.collection).some(({ name }) => isWithin(field, name));
        // An edit made meanwhile is not the value that the server refused.
        const isStanding = isSameValue(getIn(place.values, field), getIn(row.values, field));
        if (!isKnown)
          rest.push({ path: '', message: `${place.title || place.collection.item}: ${error.message}` });
        else if (isStanding)
          byPlace.set(place, [...(byPlace.get(place) ?? []), { path: field, message: error.message }]);
      }
      for (const place of held) place.session.refuse(byPlace.get(place) ?? []);
      notify();
      return rest;
    },
    settle: (stored) => {
      for (const [name, sent] of lists) {
        const storedById = new Map((stored[name] ?? []).map((row) => [row.id, row]));
        for (const one of sent) settleOne(one, storedById.get(one.row.id), notify);
      }
      notify();
    },
  };
}

/** Settles a row with its stored values. If the answer has none and the row is still being edited, reads it again. */
function settleOne(sent: SentPlace, stored: StoredRow | undefined, notify: () => void): void {
  const { place, row } = sent;
  const { read } = place.collection;
  if (stored) {
    settleRow(sent, stored);
    return;
  }
  const isLeftAlone = !place.isOpen && place.row === row;
  // Clean until it is read again: the values sent are those now stored.
  settleRow(sent, { id: row.id, revision: (row.revision ?? 0) + 1, values: row.values });
  if (isLeftAlone || !read) return;
  read(row.id)
    .then((found) => {
      settleRow(sent, found);
      notify();
    })
    // The next save of the row meets the newer version as a conflict and merges it.
    .catch(() => {});
}
