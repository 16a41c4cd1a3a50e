import { Suspense, useState } from 'react';
import { offeredComponents } from 'shared-contracts';
import {
  type AreaPartProps,
  AttemptProvider,
  CrashBoundary,
  EmptyState,
  HeaderButton,
  isLoadError,
  LoadingBar,
  useTexts,
} from 'shared-ui';
import { useAreaName } from '../areas/use-area-name.ts';
import { useServices } from '../services/services.tsx';
import { useArea } from './use-area.ts';
import { WithAreaClient } from './with-area-client.tsx';

/** A component that an area offers to others by name; an area that fails costs this place only. */
export function OfferedPart({ area, name, props, ways }: AreaPartProps) {
  const load = useArea(area);
  const { areas } = useServices();
  const { t } = useTexts('host');
  const nameOf = useAreaName();
  const { t: ui } = useTexts('ui');
  const [attempt, setAttempt] = useState(0);
  const notice = (reason: string, detail: string, again: () => void) => (
    <EmptyState
      cause={t(`loadFailure.${reason}`, { area: nameOf(area) })}
      detail={detail}
      ways={
        <>
          <HeaderButton onClick={again}>{ui('tryAgain')}</HeaderButton>
          {ways}
        </>
      }
    />
  );
  if (load.status === 'loading') return <LoadingBar />;
  if (load.status === 'failed')
    return notice(load.failure.reason, load.failure.detail, () => areas.retry(area));
  const Part = offeredComponents(load.area)[name];
  if (!Part) return notice('notReleased', name, () => areas.retry(area));
  const again = () => setAttempt(attempt + 1);
  return (
    <CrashBoundary
      resetKey={String(attempt)}
      onError={(error) => {
        console.error(`${name} of the area ${area} failed.`, error);
        areas.noteBroken(area, isLoadError(error) ? 'unavailable' : 'crashed');
      }}
      fallback={(error) => notice('unavailable', error.message, again)}
    >
      <AttemptProvider attempt={attempt}>
        <Suspense key={attempt} fallback={<LoadingBar />}>
          <WithAreaClient>
            <Part {...props} />
          </WithAreaClient>
        </Suspense>
      </AttemptProvider>
    </CrashBoundary>
  );
}
