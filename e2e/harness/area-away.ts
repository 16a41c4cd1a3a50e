import { expect, type Locator, type Page } from '@playwright/test';
import type { AreaName } from 'shared-contracts/area';
import { follow, followedFromForm } from './go-to.ts';
import { story } from './suite-story.ts';

/** An area for a story in which its remote is down. */
interface AreaAway {
  readonly area: AreaName;
  /** As people read it. */
  readonly name: string;
  readonly path: string;
  /** What is shown at that address while the remote is up. */
  readonly shown: (page: Page) => Locator;
}

/** Waits for the screen that shows that an area could not be loaded, and why. */
export async function loadFails(page: Page, message: RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(message);
}

/** Declares a story that a missing remote does not affect other areas, and that its area comes back. */
export function checkAreaAway({ area, name, path, shown }: AreaAway): void {
  story(
    `The remote of ${area} is away, and every other area goes on`,
    async ({ page, suite, signedIn, expectedMessages }) => {
      expectedMessages.push(/ERR_CONNECTION_REFUSED/, followedFromForm);
      await signedIn('admin');
      await suite.stopRemote(area);
      await page.goto(path);
      await loadFails(page, new RegExp(`${name} cannot be reached`));
      await follow(page, area === 'admin' ? '/surface-project/new' : '/user/new');
      await expect(page.getByLabel(area === 'admin' ? /^Description/ : 'First name')).toBeVisible();
      await suite.startRemote(area);
      await follow(page, path);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(shown(page).first()).toBeVisible();
    },
  );
}
