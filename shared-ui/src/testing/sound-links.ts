import { routeTable } from 'shared-contracts';
import { gridSource } from 'shared-contracts/grids';
import { passesGate, passesLaterGate } from 'shared-contracts/rights';
import { afterEach, beforeEach } from 'vitest';
import { lastShown, noteShown } from './shown-session.ts';

/** The parts of an address before those that a record's own screen knows. */
const partsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

/** Whether an address is that of a route, or stands below it. */
function isOf(route: string, address: readonly string[]): boolean {
  const wanted = partsOf(route);
  return (
    address.length >= wanted.length &&
    wanted.every((part, place) => part.startsWith(':') || part === address[place])
  );
}

/** The route that an address belongs to. */
const routeOf = (parts: readonly string[]) => routeTable.find(({ path }) => isOf(path, parts));

/** Why an address within the application leads nowhere, where it does. */
function deadLink(href: string): string | undefined {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  if (['/', '/home'].includes(pathname)) {
    const source = searchParams.get('source');
    return source === null || gridSource(source) ? undefined : 'there is no such list';
  }
  const parts = partsOf(pathname);
  const route = routeOf(parts);
  if (!route) return 'there is no such route';
  const { user, address } = lastShown();
  // Tabs of the screen that is shown are as open as it is.
  if (user === null || route === routeOf(partsOf(new URL(address, 'http://localhost').pathname)))
    return undefined;
  const id = parts[partsOf(route.path).indexOf(':id')];
  const isOpen = passesGate(route.gate, user, id) && passesLaterGate(route.laterGate, user);
  return isOpen ? undefined : 'its route is closed to who is offered it';
}

beforeEach(() => noteShown({ user: null, address: '/' }));

// After each test, before the page is cleared: whatever a screen offered leads to an address that the application has,
// and that is open to the person.
afterEach(() => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([download])')];
  const dead = links
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => !href.startsWith('/api/'))
    .flatMap((href) => {
      const why = deadLink(href);
      return why ? [`${href}: ${why}`] : [];
    });
  if (dead.length > 0) throw new Error(`Links lead nowhere: ${[...new Set(dead)].join(', ')}`);
});
