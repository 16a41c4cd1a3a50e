import { useRouteError } from 'react-router-dom';
import { CrashScreen } from 'shared-ui';

/** The last error boundary, for errors of the shell itself. */
export function ShellCrash() {
  const error = useRouteError();
  return <CrashScreen error={error instanceof Error ? error : new Error(String(error))} />;
}
