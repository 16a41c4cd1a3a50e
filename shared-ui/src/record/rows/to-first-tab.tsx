import type { RouteName } from 'shared-contracts';
import { Redirect, useParams } from '../../router/index.ts';

/** The empty path of a form leads to its first tab, details with most (000 §2). */
export function ToFirstTab({ route, tab = 'details' }: { route: RouteName; tab?: string }) {
  const { id = 'new' } = useParams();
  return <Redirect to={`/${route}/${encodeURIComponent(id)}/${tab}`} />;
}
