import { expect, type Page } from '@playwright/test';
import type { Worker } from './open-page.ts';

/** Milliseconds within which everybody must be notified of a new release: pages poll every fifteen seconds. */
const patience = 40_000;

const noticeText = 'A new version of Rightway is ready.';

/** The version of an area that a page runs, by the address of its first script. */
export const versionIn = (page: Page, origin: string): Promise<string | undefined> =>
  page.evaluate((from) => {
    const entry = [...document.scripts].find(
      ({ src }) => src.startsWith(from) && src.includes('remoteEntry'),
    );
    return entry && new URL(entry.src).pathname.split('/')[1];
  }, origin);

/** Works until it is stopped; records errors and the time that each step took. */
export function work(worker: Worker) {
  const times: number[] = [];
  const failures: string[] = [];
  let isStopped = false;
  const done = (async () => {
    while (!isStopped) {
      const began = performance.now();
      try {
        await worker.step();
        times.push(performance.now() - began);
      } catch (error) {
        failures.push(`${worker.area}: ${error instanceof Error ? error.message : String(error)}`);
      }
      await worker.page.waitForTimeout(700);
    }
  })();
  return {
    times,
    failures,
    stop: async () => {
      isStopped = true;
      await done;
    },
  };
}

const noticeIn = (page: Page) => page.getByRole('status').filter({ hasText: noticeText });

/** Milliseconds until a page announces the release that was just published. */
export async function announcedAfter({ page }: Worker): Promise<number> {
  const began = performance.now();
  await noticeIn(page).waitFor({ timeout: patience });
  return performance.now() - began;
}

/**
 * Checks that a person with unsaved changes who asks for the new version is asked to save first, and keeps the changes.
 */
export async function keepsWhatIsTyped({ page, isIntact }: Worker): Promise<void> {
  await noticeIn(page).getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('Save or undo your changes first, then reload.')).toBeVisible();
  await isIntact();
}
