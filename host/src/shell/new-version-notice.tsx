import { useState, useSyncExternalStore } from 'react';
import { hasUnsavedChanges, NoticeBar, useTexts } from 'shared-ui';
import { useServices } from '../services/services.tsx';
import { useSessionState } from '../services/use-session-state.ts';

/** Announces a newer release than the one that runs, and loads it unless a form would lose what was typed. */
export function NewVersionNotice() {
  const { areas } = useServices();
  const state = useSessionState();
  const { t } = useTexts('host');
  const [isHeld, setHeld] = useState(false);
  const hasNewerArea = useSyncExternalStore(areas.subscribe, areas.hasNewer);
  const isNewShell =
    process.env.NODE_ENV === 'production' &&
    state.phase === 'ready' &&
    state.start.version !== RIGHTWAY_VERSION;
  if (!hasNewerArea && !isNewShell) return null;
  return (
    <NoticeBar
      message={t(isHeld ? 'newVersion.held' : 'newVersion.ready')}
      action={t('newVersion.reload')}
      onAction={() => {
        if (hasUnsavedChanges()) setHeld(true);
        else window.location.reload();
      }}
    />
  );
}
