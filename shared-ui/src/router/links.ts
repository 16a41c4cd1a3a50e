import type { FunctionComponent } from 'react';
import {
  type LinkProps as AnyLinkProps,
  type NavigateProps as AnyNavigateProps,
  type NavLinkProps as AnyNavLinkProps,
  type Location,
  type NavigateOptions,
  Link as RouterLink,
  Navigate as RouterNavigate,
  NavLink as RouterNavLink,
  useLocation as useRouterLocation,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';
import type { Address } from 'shared-contracts/routes';

/**
 * The target of a link: a whole address within the application. One without a leading slash would mean another place on
 * each page, so the types refuse it. `search` by itself stays on the page.
 */
export type To = Address | { readonly pathname?: Address; readonly search?: string; readonly hash?: string };

export type LinkProps = Omit<AnyLinkProps, 'to'> & { readonly to: To };
export type NavLinkProps = Omit<AnyNavLinkProps, 'to'> & { readonly to: To };

/** A link to a whole address. */
export const Link: FunctionComponent<LinkProps> = RouterLink;

/** A link to a whole address that shows whether the page is there. */
export const NavLink: FunctionComponent<NavLinkProps> = RouterNavLink;

/** Leads to a whole address as soon as it is drawn. */
export const Navigate: FunctionComponent<Omit<AnyNavigateProps, 'to'> & { readonly to: To }> = RouterNavigate;

/** Goes to a whole address, or back as many steps as a negative number gives. */
export interface NavigateTo {
  (to: To, options?: NavigateOptions): void | Promise<void>;
  (steps: number): void | Promise<void>;
}

export const useNavigate: () => NavigateTo = useRouterNavigate;

/** The address of the page, which is whole by nature. */
export const useLocation: () => Location & { readonly pathname: Address } =
  useRouterLocation as () => Location & {
    readonly pathname: Address;
  };
