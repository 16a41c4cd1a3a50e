import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page, Request, Route } from '@playwright/test';

/**
 * Turns of the page without a new request or answer after which it counts as waiting for answers; each takes at least
 * 50 ms. Turns rather than time: on a busy machine a page may need seconds to work on an answer before it sends more.
 */
const quietTurns = 14;

/**
 * Waits until the page's own thread has had a turn: everything that it was working on before is done. While the
 * document itself is held back there is no page to ask, and this would wait for ever.
 */
const turnOf = async (page: Page): Promise<void> => {
  try {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  } catch {
    // The document was replaced meanwhile: that is a turn too.
  }
};

/**
 * Counts how many rounds of requests a page needs from its address until `there` is visible. Its requests are held
 * back, and released together each time the page has all answers and sends no more without others. So the number depends
 * on which requests need which answers, and not on how busy the machine is. Requests after the screen is visible are not
 * waited for. What a story does with some requests holds once they are released.
 */
export async function countRequestRounds(page: Page, address: string, there: Locator): Promise<number> {
  let held: Route[] = [];
  let turnsWithoutChange = 0;
  let rounds = 0;
  /** What was released and has no answer yet: on a busy machine one comes long after the others of its round. */
  const open = new Set<Request>();
  const answered = (request: Request) => {
    if (open.delete(request)) turnsWithoutChange = 0;
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
    turnsWithoutChange = 0;
  });
  // Before the page itself has been served there is nothing to check, and a check would wait for it.
  const isThere = async () => rounds > 0 && (await there.isVisible());
  const opened = page.goto(address);
  while (!(await isThere())) {
    await pause(50);
    if (rounds > 0) await turnOf(page);
    turnsWithoutChange += 1;
    if (held.length === 0 || open.size > 0 || turnsWithoutChange < quietTurns || (await isThere())) continue;
    rounds += 1;
    const going = held;
    held = [];
    for (const route of going) open.add(route.request());
    await Promise.all(going.map((route) => route.fallback()));
    turnsWithoutChange = 0;
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await opened;
  return rounds;
}
