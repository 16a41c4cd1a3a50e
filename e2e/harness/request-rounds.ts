import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';

/** Milliseconds without a new request after which a page is taken to wait for answers. */
const quiet = 700;

/**
 * Counts how often a page waits for the network until `arrive` is done: its
 * requests are held back and let go together, each time it asks for nothing more
 * without the answers. So the number follows from what needs what, not from how
 * busy the machine is. `arrive` waits with a locator's `waitFor`: an expectation looks
 * too seldom, and what is asked beside the screen would count as one more.
 */
export async function countRequestRounds(page: Page, arrive: () => Promise<void>): Promise<number> {
  let held: Route[] = [];
  let askedAt = Date.now();
  let rounds = 0;
  let isThere = false;
  await page.route('**/*', (route) => {
    held.push(route);
    askedAt = Date.now();
  });
  const arrived = arrive().finally(() => {
    isThere = true;
  });
  while (!isThere) {
    await pause(50);
    if (held.length === 0 || Date.now() - askedAt < quiet) continue;
    rounds += 1;
    const going = held;
    held = [];
    await Promise.all(going.map((route) => route.continue()));
    askedAt = Date.now();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await arrived;
  return rounds;
}
