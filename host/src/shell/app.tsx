import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LoadFailed, LoadingBar, useTexts } from 'shared-ui';
import { useSessionState } from '../session/use-session-state.ts';
import { useServices } from './services.tsx';

/** The application from the first answer of the API on; before it, how far that is. */
export function App({ router }: { router: ReturnType<typeof createBrowserRouter> }) {
  const { session } = useServices();
  const state = useSessionState();
  const { t } = useTexts('ui');
  if (state.phase === 'loading') return <LoadingBar />;
  if (state.phase === 'failed') {
    return <LoadFailed message={state.message || t('unknownError')} onTryAgain={session.load} />;
  }
  return <RouterProvider router={router} />;
}
