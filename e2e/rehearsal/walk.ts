import { type Browser, expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { projectIsWorkedOn } from '../harness/first-follow-ups.ts';
import {
  codedByForm,
  companiesAreThere,
  helpersAreThere,
  listsAreFilled,
  placesAreThere,
} from '../harness/first-lists.ts';
import { personComesIn } from '../harness/first-people.ts';
import { flagsAreOn, pricesAreSet, tasksAreThere } from '../harness/first-prices.ts';
import { landIsAcquired, timeIsTyped } from '../harness/first-project.ts';
import { acceptInvitation, type Mailed } from '../harness/onboarding.ts';
import { deployToken, releaseCommand } from '../harness/release-team.ts';
import { startHeading } from '../harness/start-screen.ts';

const password = 'Meadow*77';

const mailsSchema = v.object({
  messages: v.array(v.object({ ID: v.string(), To: v.array(v.object({ Address: v.string() })) })),
});
const mailSchema = v.object({ Text: v.string() });

/** Reads the mails that a deployment kept, by Mailpit's own addresses. */
export const mailsAt =
  (mailbox: string): Mailed =>
  async (address, pattern) => {
    let found = '';
    await expect(async () => {
      const list = await fetch(`${mailbox}/api/v1/messages`);
      const mine = v
        .parse(mailsSchema, await list.json())
        .messages.filter(({ To }) => To.some(({ Address }) => Address === address));
      const texts = await Promise.all(
        mine.map(async ({ ID }) => {
          const mail = await fetch(`${mailbox}/api/v1/message/${ID}`);
          return v.parse(mailSchema, await mail.json()).Text.replaceAll('\r', '');
        }),
      );
      found = texts.map((text) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
      expect(found).not.toBe('');
    }).toPass({ timeout: 60_000 });
    return found;
  };

/** The first administrator comes in by the mail of the first start. */
export async function administratorComesIn(
  browser: Browser,
  baseURL: string,
  mailed: Mailed,
  invited: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, ignoreHTTPSErrors: true })).newPage();
  await acceptInvitation(page, mailed, invited, password);
  await expect(startHeading(page)).toBeVisible();
  return page;
}

/**
 * The installation is set up and its first land acquired, as its first story tells: every area is worked in. Returns
 * the land agent's page.
 */
export async function everyAreaIsWorkedIn(boss: Page, browser: Browser, mailed: Mailed): Promise<Page> {
  await companiesAreThere(boss);
  await placesAreThere(boss);
  await listsAreFilled(boss, codedByForm);
  await helpersAreThere(boss);
  await flagsAreOn(boss);
  await pricesAreSet(boss);
  await tasksAreThere(boss);
  const person = { firstName: 'Lee', lastName: 'Acres', roles: ['Broker', 'Editor'] };
  const agent = await personComesIn(boss, browser, mailed, person);
  const project = await landIsAcquired(agent);
  await projectIsWorkedOn(agent);
  await timeIsTyped(agent);
  await agent.goto(`/surface-project/${project}/map`);
  await agent.getByRole('button', { name: 'Zoom in' }).waitFor();
  return agent;
}

/** The release of an area that a page of it runs. */
async function loadedRelease(page: Page, area: string, path: string): Promise<string> {
  const script = page.waitForRequest((request) => request.url().includes(`/remotes/${area}/`));
  await page.goto(path);
  const [, release = ''] = /\/remotes\/\w+\/([^/]+)\//.exec((await script).url()) ?? [];
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return release;
}

/**
 * A team releases from its checkout, people get it, it is rolled back; `boss` makes the deploy token. Returns the
 * releases that pages ran before, between and after.
 */
export async function releaseAndRollBack(
  boss: Page,
  agent: Page,
  address: string,
  version: string,
): Promise<readonly string[]> {
  const area = 'land';
  const remote = `remote-${area}`;
  const token = await deployToken(boss.request, area);
  const loads = () => loadedRelease(agent, area, '/parcel/new');
  const loaded = [await loads()];
  await releaseCommand(address, token, 'publish', remote, '--version', version);
  await releaseCommand(address, token, 'promote', remote, version);
  loaded.push(await loads());
  await releaseCommand(address, token, 'rollback', remote);
  return [...loaded, await loads()];
}
