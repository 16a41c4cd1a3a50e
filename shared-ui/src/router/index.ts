/**
 * What areas use of the shell's one router. Sharing react-router-dom whole would put
 * 35 kB more into every first visit than sharing these names.
 */
export {
  generatePath,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  NavLink,
  type NavLinkProps,
  Outlet,
  type RouteObject,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
export { Redirect } from './redirect.tsx';
