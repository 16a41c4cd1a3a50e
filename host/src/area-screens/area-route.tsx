import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useParams, useRoutes } from 'react-router-dom';
import { type Area, type AreaName, limits, type RouteDeclaration } from 'shared-contracts';
import {
  AttemptProvider,
  CrashBoundary,
  isLoadError,
  isRecordId,
  LoadFailed,
  LoadingBar,
  lazyPart,
  ScreenSkeleton,
  useRecordAbsence,
  useTexts,
} from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { useAreaName } from '../areas/use-area-name.ts';
import { useGraphqlOf } from '../remotes/area-graphql.ts';
import { useServices } from '../services/services.tsx';
import { useArea } from './use-area.ts';
import { useNoteOpened } from './use-note-opened.ts';

// The facts of a record come from the API, so they can be shown even if its area cannot be loaded.
const ReadOnlyRecord = lazyPart(async () => (await import('shared-ui/facts')).ReadOnlyRecord);

/** The area's own routes, grafted into the shell's one router below the table's path. */
function AreaScreens({ area, route }: { area: Area; route: RouteDeclaration }) {
  const { client, learn, Provider } = useGraphqlOf(useServices().graphql);
  const params = useParams();
  useNoteOpened(route, params['id'] ?? '');
  // On the first render of an address, so that its queries run while its code still loads. The cache must know the
  // area's reads before that.
  useState(() => {
    learn(area.stale ?? {});
    area.prefetch?.({ route: route.name, params, client });
  });
  const screens = useRoutes([...(area.routes[route.name] ?? [])]);
  return <Provider value={client}>{screens}</Provider>;
}

/** Shown while a screen loads. After the time that a remote has to load, it shows that the screen did not come. */
function LoadingInTime({ late, onLate }: { late: ReactNode; onLate: () => void }) {
  const [isLate, setLate] = useState(false);
  const reportLate = useEffectEvent(onLate);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
      reportLate();
    }, limits.remoteLoad);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? late : <ScreenSkeleton heading={<LoadingBar />} />;
}

/** A route of the table that belongs to a remote; a remote that fails costs only this place. */
export function AreaRoute({ name, route }: { name: AreaName; route: RouteDeclaration }) {
  const load = useArea(name);
  const { areas } = useServices();
  const { t } = useTexts('host');
  const nameOf = useAreaName();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const close = () => navigate('/home');
  const { id = '' } = useParams();
  const { t: ui } = useTexts('ui');
  /** The address whose screen crashed: its breadcrumb must not wait for the record any longer. */
  const [broken, setBroken] = useState<string>();
  const isAway = (load.status === 'failed' && route.list === undefined) || broken === pathname;
  useRecordAbsence(id, isAway ? ui('breadcrumb.missing') : undefined);

  if (load.status === 'loading') return <ScreenSkeleton heading={<LoadingBar />} />;
  if (load.status === 'failed') {
    const { reason, detail } = load.failure;
    return (
      <>
        <LoadFailed
          message={t(`loadFailure.${reason}`, { area: nameOf(name) })}
          detail={detail}
          onTryAgain={() => areas.retry(name)}
          onClose={close}
        />
        {route.list !== undefined && isRecordId(id) && (
          <Suspense fallback={null}>
            <ReadOnlyRecord source={route.list} id={id} />
          </Suspense>
        )}
      </>
    );
  }
  return (
    <CrashBoundary
      resetKey={`${pathname} ${attempt}`}
      onError={(error) => {
        console.error(`The area ${name} failed.`, error);
        areas.noteBroken(name, isLoadError(error) ? 'unavailable' : 'crashed');
        setBroken(pathname);
      }}
      fallback={(error) =>
        isLoadError(error) ? (
          <LoadFailed
            message={t('loadFailure.unavailable', { area: nameOf(name) })}
            detail={error.message}
            onTryAgain={() => {
              setBroken(undefined);
              setAttempt(attempt + 1);
            }}
            onClose={close}
          />
        ) : undefined
      }
    >
      <AttemptProvider attempt={attempt}>
        <Suspense
          key={attempt}
          fallback={
            <LoadingInTime
              onLate={() => areas.noteBroken(name, 'timeLimit')}
              late={
                <LoadFailed
                  message={t('loadFailure.timeLimit', { area: nameOf(name) })}
                  detail={`${limits.remoteLoad / limits.second} s`}
                  onTryAgain={() => setAttempt(attempt + 1)}
                  onClose={close}
                />
              }
            />
          }
        >
          <AreaScreens key={route.name} area={load.area} route={route} />
        </Suspense>
      </AttemptProvider>
    </CrashBoundary>
  );
}
