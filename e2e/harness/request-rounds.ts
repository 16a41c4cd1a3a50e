import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Route } from '@playwright/test';

/** Milliseconds without a new request after which a page is taken to wait for answers. */
const quiet = 700;

/**
 * Counts how often a page waits for the network from its address until `there` is seen:
 * its requests are held back and let go together, each time it asks for nothing more
 * without the answers. So the number follows from what needs what, not from how busy the
 * machine is. What is asked beside the screen that stands is not waited for.
 */
export async function countRequestRounds(page: Page, address: string, there: Locator): Promise<number> {
  let held: Route[] = [];
  let askedAt = Date.now();
  let rounds = 0;
  await page.route('**/*', (route) => {
    held.push(route);
    askedAt = Date.now();
  });
  // Before the page itself is let go, there is nothing to look at, and looking would wait for it.
  const isThere = async () => rounds > 0 && (await there.isVisible());
  const opened = page.goto(address);
  while (!(await isThere())) {
    await pause(50);
    if (held.length === 0 || Date.now() - askedAt < quiet || (await isThere())) continue;
    rounds += 1;
    const going = held;
    held = [];
    await Promise.all(going.map((route) => route.continue()));
    askedAt = Date.now();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await opened;
  return rounds;
}
