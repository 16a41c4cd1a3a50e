import type { Page } from '@playwright/test';
import { limits } from 'shared-contracts/limits';

/** Gives a page a clock of its own; before it is opened. */
export const withOwnClock = (page: Page): Promise<void> => page.clock.install();

/** Gives a page a clock of its own that its time limits keep to as well; before it is opened. */
export async function withOwnLimits(page: Page): Promise<void> {
  await withOwnClock(page);
  await page.addInitScript(() => {
    // The browser's own limits keep to the real clock.
    AbortSignal.timeout = (milliseconds) => {
      const limit = new AbortController();
      setTimeout(
        () => limit.abort(new DOMException('The time limit has passed.', 'TimeoutError')),
        milliseconds,
      );
      return limit.signal;
    };
  });
}

/** Lets as much time pass on a page's own clock as an open page takes until it asks what changed. */
export const timePasses = (page: Page): Promise<void> => page.clock.fastForward(limits.startRefresh);

/** Half of the time that a remote has, in milliseconds: the page's own work must fit into the other half. */
const half = limits.remoteLoad / 2;

/** Lets half of the time pass that a remote has to load. */
export const passFirstHalf = (page: Page): Promise<void> => page.clock.fastForward(half);

/** Lets the other half pass. */
export const passSecondHalf = (page: Page): Promise<void> => page.clock.fastForward(half);
