import { useEffect } from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AreaPartProvider, LoadFailed, LoadingBar, StartingFrame, useTexts } from 'shared-ui';
import { OfferedPart } from '../area-screens/offered-part.tsx';
import { useServices } from '../services/services.tsx';
import { useSessionState } from '../services/use-session-state.ts';
import { wasSignedIn } from '../session/last-start.ts';

/** The application once the API has answered, and its loading state before that. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const { session } = useServices();
  const state = useSessionState();
  const { t } = useTexts('ui');
  const isFailed = state.phase === 'failed';
  // When the network is back, the page loads without a click.
  useEffect(() => {
    if (!isFailed) return;
    window.addEventListener('online', session.load);
    return () => window.removeEventListener('online', session.load);
  }, [isFailed, session]);
  if (state.phase === 'loading') return wasSignedIn() ? <StartingFrame /> : <LoadingBar />;
  if (state.phase === 'failed') {
    return <LoadFailed message={state.message || t('unknownError')} onTryAgain={session.load} />;
  }
  return (
    <AreaPartProvider part={OfferedPart}>
      <RouterProvider router={router} />
    </AreaPartProvider>
  );
}
