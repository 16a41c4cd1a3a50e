import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { SegmentTitles } from 'shared-contracts';
import { LoadingBar } from '../feedback/loading-bar.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { isRecordId, segmentTitle } from '../layout/breadcrumb-trail.ts';
import { usePlaces } from '../layout/places.tsx';
import { useRecordAbsence } from '../layout/record-title.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { PlannedScreen } from './planned-screen.tsx';

// The code for showing a record's facts is fetched when a record is first opened.
const ReadOnlyRecord = lazyPart(async () => (await import('./index.ts')).ReadOnlyRecord);

interface PlannedFormProps {
  readonly segment: string;
  readonly list: string | undefined;
  readonly titles: SegmentTitles;
}

/** The innermost record of an address and its list: `agreements/…` in `agreements`, `tasks/…` in `assigned-tasks`. */
function useRecordHere(
  list: string | undefined,
): { readonly source: string; readonly id: string } | undefined {
  const { lists } = usePlaces();
  const { id = 'new', '*': rest = '' } = useParams();
  const segments = rest.split('/');
  const place = segments.findLastIndex(isRecordId);
  const name = segments[place - 1];
  const inner = lists.find((one) => one.name === name) ?? lists.find((one) => one.name.endsWith(`-${name}`));
  if (place > 0 && inner) return { source: inner.name, id: segments[place] ?? '' };
  return list !== undefined && isRecordId(id) ? { source: list, id } : undefined;
}

/** What will be at an address, or the record that is there already, read-only. */
export function PlannedForm({ segment, list, titles }: PlannedFormProps) {
  const { t, language } = useTexts('ui');
  const { id = 'new' } = useParams();
  const here = useRecordHere(list);
  useRecordAbsence(id, id === 'new' || here?.id === id ? undefined : t('breadcrumb.missing'));
  const form = segmentTitle(segment, titles, language);
  if (!here) return <PlannedScreen form={form} />;
  return (
    <Suspense fallback={<LoadingBar />}>
      <ReadOnlyRecord key={here.id} source={here.source} id={here.id} form={form} />
    </Suspense>
  );
}
