import { useCallback, useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { type AreaName, type CurrentUser, type Flags, routeAccess } from 'shared-contracts';
import { type Declared, routeAt } from '../areas/declared.ts';
import { basePath } from '../page/base-path.ts';
import { settling, whenIdle } from '../page/when-idle.ts';
import { useServices } from '../services/services.tsx';

/** The area of an address, where this person may open it. */
export function areaBehind(
  pathname: string,
  all: Declared,
  user: CurrentUser,
  flags: Flags,
): AreaName | undefined {
  const route = routeAt(all, pathname);
  if (!route || route.area === 'shell') return undefined;
  const pattern: string = `/${route.path}/*`;
  const id = matchPath(pattern, pathname)?.params['id'];
  return routeAccess(route, flags, user, id) === 'open' ? route.area : undefined;
}

/** A value of what the browser says about its connection; most browsers say nothing. */
function ofConnection(name: 'saveData' | 'type' | 'effectiveType'): unknown {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null ? Reflect.get(connection, name) : undefined;
}

/** Whether the browser asks to save data. */
const savesData = (): boolean => ofConnection('saveData') === true;

/** Whether what may not be needed is fetched: not where data is saved, on a slow line, or on one that is paid by the megabyte. */
export function hasRoomyLine(): boolean {
  const speed = ofConnection('effectiveType') ?? '4g';
  return !savesData() && ofConnection('type') !== 'cellular' && speed === '4g';
}

/** The path of a link's target in this application. */
function pathOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return undefined;
  return link.pathname.startsWith(basePath) ? `/${link.pathname.slice(basePath.length)}` : undefined;
}

/** Loads the area of a link while the pointer or the focus is on its way to it. */
export function usePreloadOnHover(all: Declared, user: CurrentUser | null, flags: Flags): void {
  const { areas } = useServices();
  useEffect(() => {
    if (!user || savesData()) return undefined;
    const preload = ({ target }: Event) => {
      const path = pathOf(target);
      const area = path && areaBehind(path, all, user, flags);
      if (area) areas.preload(area);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [areas, all, user, flags]);
}

/** Loads an area that the person is about to open by something other than a link. */
export function usePreload(): (area: AreaName) => void {
  const { areas } = useServices();
  return useCallback(
    (area) => {
      if (!savesData()) areas.preload(area);
    },
    [areas],
  );
}

/** Loads an area once the screen has settled and the browser has nothing else to do. */
export function usePreloadWhenIdle(area: AreaName | undefined): void {
  const { areas } = useServices();
  useEffect(() => {
    if (!area || savesData()) return undefined;
    return whenIdle(() => areas.preload(area), settling);
  }, [areas, area]);
}
