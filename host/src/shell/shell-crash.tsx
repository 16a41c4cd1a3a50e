import { useRouteError } from 'react-router-dom';
import { CrashScreen } from 'shared-ui';

/** The last boundary: what the shell itself could not draw. */
export function ShellCrash() {
  const error = useRouteError();
  return <CrashScreen error={error instanceof Error ? error : new Error(String(error))} />;
}
