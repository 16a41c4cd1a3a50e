import { useMemo } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { daysBetween, today } from 'shared-contracts/days';
import { sumOf } from 'shared-contracts/decimal';
import { shownDate } from 'shared-contracts/shown-dates';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import { StatusPill } from 'shared-ui/grid';
import { type OpenRow, RailFacts, useRowAround } from 'shared-ui/record';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { ContactRail } from '../../attached/contact-card/contact-rail.tsx';
import { RequestItemsDocument, type RequestItemsQuery } from '../../generated/operations.ts';
import { useRequestParent } from './below-requests.ts';
import { stageOf } from './request-stages.ts';

type Item = NonNullable<RequestItemsQuery['request']>['requestItems'][number];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How far the request is, and since when it waits. */
function Stage() {
  const { t, language } = useTexts('projects');
  const [sentDate, receivedDate, completedDate] = [
    textOf(useFieldValue('sentDate')),
    textOf(useFieldValue('receivedDate')),
    textOf(useFieldValue('completedDate')),
  ];
  const stage = stageOf({ sentDate, receivedDate, completedDate });
  const waiting = stage === 'waiting' ? daysBetween(sentDate, today()) : 0;
  return (
    <>
      <StatusPill color={undefined}>{t(`requests.stage.${stage}`)}</StatusPill>
      {waiting > 0 && (
        <p>{t('requests.waitingSince', { date: shownDate(sentDate, language), count: waiting })}</p>
      )}
    </>
  );
}

/** The requested things, counted; for stored items. */
function useItemFacts(items: readonly Item[]): readonly (readonly [name: string, value: string])[] {
  const { t, language } = useTexts('projects');
  const parcels = new Set(
    items.flatMap(({ relatedParcels }) => relatedParcels.map(({ parcel }) => parcel.id)),
  );
  const used = items.flatMap(({ roads }) => roads.flatMap(({ usedLength }) => usedLength ?? []));
  const [expiry] = items.flatMap(({ expiryDate }) => expiryDate ?? []).toSorted();
  return [
    ['parcels', parcels.size > 0 ? String(parcels.size) : ''],
    ['roads', used.length > 0 ? t('requests.kilometres', { length: sumOf(used) }) : ''],
    ['earliestExpiry', expiry ? shownDate(expiry, language) : ''],
  ];
}

function Items({ requestId }: { readonly requestId: string }) {
  const { t } = useTexts('projects');
  const around = useRowAround();
  const [{ data, error }, ask] = useQuery({ query: RequestItemsDocument, variables: { requestId } });
  const items = useMemo(() => data?.request?.requestItems ?? [], [data]);
  const facts = useItemFacts(items);
  if (error && !data)
    return (
      <DataErrorBar
        what={t('requests.area.request-items')}
        message={errorMessage(error)}
        onTryAgain={() => ask({ requestPolicy: 'network-only' })}
      />
    );
  if (!data) return <Skeleton height={80} />;
  return (
    <>
      <Link to={`${around?.address ?? ''}/request-items`}>
        {t('requests.itemCount', { count: items.length })}
      </Link>
      <RailFacts
        facts={facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => ({ label: t(`requests.${name}`), value }))}
      />
    </>
  );
}

/** The key facts of a request, at the side of its fields: its progress, and its subject. */
export function RequestRail({ row }: { readonly row: OpenRow }) {
  const { t } = useTexts('projects');
  const parent = useRequestParent(row);
  return (
    <ContactRail label={t('requests.rail')} parent={parent} lead={<Stage />}>
      {!row.isNew && <Items requestId={row.id} />}
    </ContactRail>
  );
}
