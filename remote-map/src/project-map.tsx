import { Suspense, useMemo } from 'react';
import { type ProjectMapProps, projectMapPropsSchema } from 'shared-contracts/map';
import { EmptyState, HeaderButton, LoadingBar, lazyScreen, useRetryOnceBack, useTexts } from 'shared-ui';
import * as v from 'valibot';
import { useMapData } from './viewer/use-map-data.ts';

// The shell preloads the chunk named 'first' together with this code.
const MapViewer = lazyScreen(
  async () => (await import(/* webpackChunkName: "first" */ './viewer/map-viewer.tsx')).MapViewer,
);

// This area is loaded only for its map: the drawing code loads in parallel with its texts and its data.
MapViewer.preload();

function LoadedMap(props: ProjectMapProps) {
  const { t } = useTexts('map');
  const { t: ui } = useTexts('ui');
  const { state, readAgain } = useMapData(
    { projectId: props.projectId, view: props.view },
    props.changes ?? 0,
  );
  useRetryOnceBack(state.status === 'failed' ? state.message : undefined, readAgain);
  if (state.status === 'loading') return <LoadingBar />;
  if (state.status === 'failed')
    return (
      <EmptyState
        title={t('settingsFailed')}
        cause={state.message}
        ways={<HeaderButton onClick={readAgain}>{ui('tryAgain')}</HeaderButton>}
      />
    );
  return (
    <Suspense fallback={<LoadingBar />}>
      <MapViewer key={props.projectId ?? 'all'} {...props} data={state.data} />
    </Suspense>
  );
}

/**
 * The map of a project, as other areas request it from the shell by name; its properties are parsed again, as they may
 * come from another release.
 */
export function ProjectMap(given: ProjectMapProps) {
  const { t } = useTexts('map');
  const read = useMemo(() => v.safeParse(projectMapPropsSchema, given), [given]);
  if (!read.success) return <EmptyState cause={t('unreadable')} ways={null} />;
  return <LoadedMap {...read.output} />;
}
