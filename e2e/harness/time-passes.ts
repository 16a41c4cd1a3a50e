import type { Page } from '@playwright/test';
import { limits } from '../../shared-contracts/src/limits/index.ts';

/** Gives a page a clock of its own; before it is opened. */
export const withOwnClock = (page: Page): Promise<void> => page.clock.install();

/** Lets as much time pass on a page's own clock as an open page takes until it asks what changed. */
export const timePasses = (page: Page): Promise<void> => page.clock.fastForward(limits.startRefresh);
