import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { type AreaDeclaration, type AreaName, isRegistered, noDeclaration } from 'shared-contracts';
import type { Start } from 'shared-contracts/rest';
import { PlacesProvider, useSession } from 'shared-ui';
import { useServices } from '../services/services.tsx';
import { type Declared, declared } from './declared.ts';

const nothing = declared([]);

type Running = ReadonlyMap<AreaName, AreaDeclaration>;

const asReleased: Running = new Map();

/**
 * The loaded areas if one of them declares something else than this page was told, or has no release any more. Otherwise
 * always the same empty map, so that no screen is drawn again because an area was loaded.
 */
export function otherThan(
  releases: readonly Pick<Start['releases'][number], 'area' | 'start'>[] | undefined,
  loaded: Running,
): Running {
  const isOther = ([area, own]: readonly [AreaName, AreaDeclaration]) =>
    own !== releases?.find((release) => release.area === area)?.start;
  return [...loaded].some(isOther) ? loaded : asReleased;
}

const DeclaredContext = createContext<Declared>(nothing);

/**
 * The declarations of this page's areas. A loaded area keeps its declaration: additions of a newer release need its
 * code, which comes when the page is loaded again.
 */
export function useDeclaredOf(start: Start | undefined): Declared {
  const { areas } = useServices();
  const releases = start?.releases;
  const loaded = useSyncExternalStore(areas.subscribe, () => otherThan(releases, areas.getRunning()));
  return useMemo(() => {
    if (!releases) return nothing;
    const current = releases.map(({ area, start: own }) => ({ area, start: loaded.get(area) ?? own }));
    const gone = [...loaded.entries()]
      .filter(([area]) => !releases.some((release) => release.area === area))
      .map(([area, own]) => ({ area, start: own ?? noDeclaration }));
    return declared([...current, ...gone]);
  }, [releases, loaded]);
}

/** Gives everything below it what the areas declare. */
export function DeclaredProvider({ all, children }: { all: Declared; children: ReactNode }) {
  const { flags } = useSession();
  // A route whose flag is off shows the start screen instead, so its breadcrumbs and title are left out.
  const places = useMemo(
    () => ({ ...all, routes: all.routes.filter((route) => isRegistered(route, flags)) }),
    [all, flags],
  );
  return (
    <DeclaredContext value={all}>
      <PlacesProvider places={places}>{children}</PlacesProvider>
    </DeclaredContext>
  );
}

/** What the areas of this page declare. */
export const useDeclared = (): Declared => useContext(DeclaredContext);
