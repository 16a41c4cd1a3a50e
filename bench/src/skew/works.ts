import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { fillIn } from '../../../e2e/harness/record-form.ts';
import { password } from '../api-process.ts';
import { pickerIn } from './picker-in.ts';
import { resetPassword } from './reset-password.ts';
import { typeHours } from './type-hours.ts';

/** What is done in an area: it opens, and one thing is saved in it, called by a number that was not used before. */
interface AreaWork {
  /**
   * The person who does it, by the first part of the user name; undefined if the area is for people who are not signed
   * in.
   */
  readonly person: 'admin' | 'broker' | undefined;
  readonly work: (page: Page, number: number, dataFolder: string) => Promise<void>;
}

/** A busy machine takes its time; what is looked at is whether it works. */
const patience = 180_000;
/** OpenLayers finds what is under the pointer by reading a canvas. */
const expected = /willReadFrequently/;

/** A project of the demo with parcels in every layer. */
const project = '/surface-project/0b6d6f0a-5b3c-4c00-9a00-000000000036';

/** Saves the open form, and waits until it is stored, however busy the machine is. */
async function saved(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
}

const works: Readonly<Record<string, AreaWork>> = {
  admin: {
    person: 'admin',
    work: async (page, number) => {
      await page.goto('/master-data/countries/new');
      await fillIn(page, 'Code', `S${number}`);
      await fillIn(page, 'Name', `Country S${number}`);
      await saved(page);
    },
  },
  associates: {
    person: 'broker',
    work: async (page, number) => {
      await page.goto('/business-associate/new');
      await fillIn(page, 'Name', `Skew Surveys ${number}`);
      await saved(page);
    },
  },
  projects: {
    person: 'broker',
    work: async (page, number) => {
      await page.goto('/surface-project/new');
      await fillIn(page, 'Description', `Skew line ${number}`);
      await pickerIn(page, 'Operator').click();
      await page.getByRole('option', { name: 'Northfork' }).first().click();
      await saved(page);
    },
  },
  onboarding: { person: undefined, work: resetPassword },
  map: {
    person: 'broker',
    // The map stores nothing: rows are chosen in it.
    work: async (page) => {
      await page.goto(`${project}/map`);
      // Called one way by the releases of today, the other way by those of before.
      const all = page.getByRole('button', { name: /^(Select all in view|Choose all in sight)$/ });
      await expect(async () => {
        await all.click();
        await expect(page.getByRole('heading', { name: /^\d+ features?$/ })).toBeVisible({ timeout: 1000 });
      }).toPass({ timeout: patience });
    },
  },
  land: {
    person: 'broker',
    work: async (page, number) => {
      await page.goto('/title-tract/new');
      await fillIn(page, 'Name', `Skew tract ${number}`);
      await saved(page);
    },
  },
  billing: { person: 'broker', work: typeHours },
};

/** A suite that people work in. */
export interface WorkPlace {
  readonly browser: Browser;
  readonly address: string;
  /** Its mails are written below it. */
  readonly dataFolder: string;
}

async function watchedPage(context: BrowserContext, wrong: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  page.on('pageerror', (error) => wrong.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !expected.test(message.text()))
      wrong.push(`${message.type()}: ${message.text()}`);
  });
  return page;
}

/**
 * Opens an area in a browser of its own, and saves there; `number` was not used before. Returns what went wrong, the
 * page's own messages too.
 */
export async function worksIn(place: WorkPlace, area: string, number: number): Promise<readonly string[]> {
  const { person, work } = works[area] ?? {};
  if (!work) return [`nobody knows what is done in ${area}`];
  const context = await place.browser.newContext({
    baseURL: place.address,
    locale: 'en-CA',
    viewport: { width: 1440, height: 900 },
  });
  const wrong: string[] = [];
  try {
    const data = { userName: `${person}@rightway.test`, password };
    if (person) await context.request.post('/api/account/sign-in', { data });
    const page = await watchedPage(context, wrong);
    await work(page, number, place.dataFolder);
    await expect(page.getByRole('heading', { name: 'LOAD FAILED' })).toHaveCount(0);
  } catch (error) {
    wrong.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return wrong.map((line) => `${area}: ${line}`);
}
