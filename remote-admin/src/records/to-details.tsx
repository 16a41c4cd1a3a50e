import type { RouteName } from 'shared-contracts';
import { Redirect, useParams } from 'shared-ui/router';

/** The empty path of a form leads to its tab, details (000 §2). */
export function ToDetails({ route }: { route: RouteName }) {
  const { id = 'new' } = useParams();
  return <Redirect to={`/${route}/${encodeURIComponent(id)}/details`} />;
}
