import { createContext, type ReactNode, useContext } from 'react';
import { matchPath } from 'react-router-dom';
import {
  type AreaDeclaration,
  type ListDeclaration,
  noDeclaration,
  type RouteDeclaration,
  type SegmentTitles,
} from 'shared-contracts';
import type { Address } from 'shared-contracts/routes';

/** A route of the page with what its addresses are called. */
export interface Place extends Pick<RouteDeclaration, 'name' | 'path' | 'list'> {
  readonly titles: SegmentTitles;
}

/** Everywhere that a person can go in this page, as the areas and the shell declare it. */
export interface Places {
  readonly routes: readonly Place[];
  readonly lists: readonly ListDeclaration[];
}

/** The places that an area declares. */
export const placesOf = ({ routes, lists, titles }: AreaDeclaration): Places => ({
  routes: routes.map((route) => ({ ...route, titles })),
  lists,
});

/** The place of an address. */
export const placeAt = ({ routes }: Places, pathname: string): Place | undefined =>
  routes.find(({ path }) => matchPath(`/${path}/*`, pathname) !== null);

/** Where a list is looked at. */
export const listAddress = (name: string): Address => `/home?source=${encodeURIComponent(name)}`;

const PlacesContext = createContext<Places>(placesOf(noDeclaration));

/** Provides the places that the person may go to. */
export function PlacesProvider({ places, children }: { places: Places; children: ReactNode }) {
  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** Everywhere that a person can go in this page. */
export const usePlaces = (): Places => useContext(PlacesContext);
