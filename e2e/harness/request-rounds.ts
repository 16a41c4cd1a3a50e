import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Request, Route } from '@playwright/test';

/** Milliseconds without a new request after which a page counts as waiting for answers. */
const quiet = 700;

/**
 * Counts how many rounds of requests a page needs from its address until `there` is visible. Its requests are held
 * back, and released together each time the page has all answers and sends no more without others. So the number depends
 * on which requests need which answers, and not on how busy the machine is. Requests after the screen is visible are not
 * waited for.
 */
export async function countRequestRounds(page: Page, address: string, there: Locator): Promise<number> {
  let held: Route[] = [];
  let lastChangeAt = Date.now();
  let rounds = 0;
  /** What was released and has no answer yet: on a busy machine one comes long after the others of its round. */
  const open = new Set<Request>();
  const answered = (request: Request) => {
    if (open.delete(request)) lastChangeAt = Date.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  // Requests that are held back pass by the browser's cache, which would have the files of a release after the first.
  const kept = new Set<string>();
  page.on('response', (response) => {
    if (response.headers()['cache-control']?.includes('immutable')) kept.add(response.url());
  });
  await page.route('**/*', async (route) => {
    if (kept.has(route.request().url())) {
      await route.continue();
      return;
    }
    held.push(route);
    lastChangeAt = Date.now();
  });
  // Before the page itself has been served there is nothing to check, and a check would wait for it.
  const isThere = async () => rounds > 0 && (await there.isVisible());
  const opened = page.goto(address);
  while (!(await isThere())) {
    await pause(50);
    if (held.length === 0 || open.size > 0 || Date.now() - lastChangeAt < quiet || (await isThere()))
      continue;
    rounds += 1;
    const going = held;
    held = [];
    for (const route of going) open.add(route.request());
    await Promise.all(going.map((route) => route.continue()));
    lastChangeAt = Date.now();
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await opened;
  return rounds;
}
