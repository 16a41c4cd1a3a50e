import type { RouteName } from 'shared-contracts';
import { Redirect, useParams } from '../../router/index.ts';

/** Redirects the empty path of a form to its first tab, in most cases details (000 §2). */
export function ToFirstTab({ route, tab = 'details' }: { route: RouteName; tab?: string }) {
  const { id = 'new' } = useParams();
  return <Redirect to={`/${route}/${encodeURIComponent(id)}/${tab}`} />;
}
