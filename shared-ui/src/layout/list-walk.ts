import { useEffect, useState } from 'react';
import { gridAnswerSchema, gridPage } from 'shared-contracts/grids';
import { inTime, isRestFailure, type RestClient } from 'shared-contracts/rest-client';
import type { Address } from 'shared-contracts/routes';
import { showToast } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useNavigate } from '../router/links.ts';
import { usePathNow } from '../router/use-path-now.ts';
import { useRest } from '../session/rest.tsx';
import {
  baseOf,
  type ListedRecord,
  type ListPlace,
  lastListPlace,
  noteListPlace,
  type PlaceInList,
  placeInList,
} from './list-place.ts';

/** Whether a list can be walked through from this record. */
const hasOwnAddress = (record: ListedRecord): boolean => baseOf(record) !== undefined;

const recordId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;

/** An address without its ids: the same for records of one kind. */
const kindOf = ({ opens }: ListedRecord): string | undefined =>
  opens
    ?.split('/')
    .filter((part) => !recordId.test(part))
    .join('/');

/** The address of another record of the list: the same tab of it, unless that has another record or kind. */
function addressBeside(from: ListedRecord, to: ListedRecord, pathname: string): Address {
  const rest = pathname.slice(baseOf(from)?.length ?? pathname.length);
  const base = baseOf(to);
  const hasTab = rest !== '' && !recordId.test(rest) && kindOf(from) === kindOf(to);
  return base && hasTab ? `${base}${rest}` : `/${to.opens}`;
}

/** Records of a list that are known at most; those far from where the person is are let go. */
const knownAtMost = 1000;

/** The list with the page that contains a record, merged with the known part. */
async function withPageOf(rest: RestClient, place: ListPlace, index: number): Promise<ListPlace> {
  const page = Math.floor(index / gridPage.usual);
  const isBehind = index >= place.before;
  // Records that left the list, such as completed tasks, moved those after them to the page before.
  const pages = isBehind && page > 0 ? [page - 1, page] : [page];
  const answers = await Promise.all(
    pages.map((pageIndex) =>
      rest.post(
        `grids/source/${place.source}`,
        { ...place.question, page: pageIndex + 1, pageLimit: gridPage.usual },
        gridAnswerSchema,
        inTime(),
      ),
    ),
  );
  const known = new Set(place.records.map(({ id }) => id));
  const rows = answers.flatMap((answer) => answer.rows);
  const lastKnown = rows.findLastIndex(({ id }) => known.has(id));
  const first = (pages[0] ?? page) * gridPage.usual;
  const added = rows
    .filter((_, at) =>
      isBehind ? at > (lastKnown < 0 ? index - first - 1 : lastKnown) : first + at <= index,
    )
    .filter(({ id }) => !known.has(id))
    .map(({ id, opens }) => ({ id, opens }));
  if (isBehind) {
    const records = [...place.records, ...added].slice(-knownAtMost);
    return { ...place, records, before: place.before + place.records.length + added.length - records.length };
  }
  return {
    ...place,
    records: [...added, ...place.records].slice(0, knownAtMost),
    before: Math.max(0, place.before - added.length),
  };
}

interface Beside {
  readonly place: ListPlace;
  readonly record: ListedRecord;
}

/** The next record in a direction that has an address, requested if the list does not have it yet. */
async function recordBeside(rest: RestClient, from: PlaceInList, by: 1 | -1): Promise<Beside | undefined> {
  let place: ListPlace = from;
  for (let index = from.index + by; index >= 0 && index < place.total; index += by) {
    if (!place.records[index - place.before]) place = await withPageOf(rest, place, index);
    const record = place.records[index - place.before];
    // Fewer records than there were: somebody took some away.
    if (!record) return undefined;
    if (hasOwnAddress(record)) return { place, record };
  }
  return undefined;
}

/** Steps through a list from one of its records. */
export interface ListWalk {
  /** True while more of the list is being requested. */
  readonly isLoading: boolean;
  /** Opens the record before or after this one in its place; shows a message at the end of the list. */
  readonly go: (by: 1 | -1) => Promise<void>;
}

/** Steps through the list that a record was opened from, wherever the record is shown. */
export function useListWalk(place: PlaceInList): ListWalk {
  const { t } = useTexts('ui');
  const rest = useRest();
  const navigate = useNavigate();
  const pathNow = usePathNow();
  const [isLoading, setLoading] = useState(false);
  const { index, at } = place;
  useEffect(() => {
    const last = lastListPlace();
    if (last && index !== at) noteListPlace({ ...last, at: index });
  }, [index, at]);
  const go = async (by: 1 | -1) => {
    if (isLoading) return;
    setLoading(true);
    try {
      const pathname = pathNow();
      // The page may still draw the record before this one: each step begins where the last one led.
      const from = placeInList(lastListPlace(), pathname) ?? place;
      const next = await recordBeside(rest, from, by);
      if (!next) return showToast({ kind: 'info', message: t('listPlace.end') });
      noteListPlace(next.place);
      // Replaces the current address: Back returns to the list, however many of its records were viewed.
      void navigate(addressBeside(from.record, next.record, pathname), { replace: true });
    } catch (error) {
      showToast({ kind: 'error', message: (isRestFailure(error) && error.message) || t('unknownError') });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, go };
}
