/**
 * The parts of the shell's router that areas use. Sharing react-router-dom whole would put 35 kB more into every first
 * visit than sharing these names.
 */
export {
  generatePath,
  matchPath,
  Outlet,
  type RouteObject,
  useBlocker,
  useMatch,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export {
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  type To,
  useLocation,
  useNavigate,
} from './links.ts';
export { Redirect } from './redirect.tsx';
