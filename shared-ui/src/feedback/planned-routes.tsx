import { useParams } from 'react-router-dom';
import type { Area, AreaStart, SegmentTitles } from 'shared-contracts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { isRecordId, segmentTitle } from '../layout/breadcrumb-trail.ts';
import { useRecordAbsence } from '../layout/record-title.ts';
import { PlannedScreen } from './planned-screen.tsx';

function PlannedForm({ segment, titles }: { segment: string; titles: SegmentTitles }) {
  const { t, language } = useTexts('ui');
  const { id = 'new', '*': rest = '' } = useParams();
  const inner = rest.split('/').findLast(isRecordId);
  const absence = t('breadcrumb.missing');
  useRecordAbsence(id, id === 'new' ? undefined : absence);
  useRecordAbsence(inner ?? '', inner && absence);
  return <PlannedScreen form={segmentTitle(segment, titles, language)} />;
}

/** A route for each of the places that an area declares, saying what will stand there. */
export function plannedRoutes({ routes, titles }: AreaStart): Area['routes'] {
  return Object.fromEntries(
    routes.map(({ name }) => {
      const segment = name.split('/').at(-1) ?? name;
      return [name, [{ path: '*', element: <PlannedForm segment={segment} titles={titles} /> }]];
    }),
  );
}
