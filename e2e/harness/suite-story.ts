import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import * as v from 'valibot';
import { type DemoName, demoPassword } from '../../api/src/demo/index.ts';
import { type IdentityProvider, startIdentityProvider } from '../../api/src/testing/index.ts';
import { freePorts } from '../../scripts/free-port.ts';
import { type RunningSuite, runSuite } from '../../scripts/run-suite.ts';
import { type Mailed, mailsIn } from './onboarding.ts';
import { builtSuite, preparedDemo } from './prepare.ts';
import { slowPages } from './slow-pages.ts';
import { type Standing, watchStanding } from './suite-standing.ts';
import { watchContextsOf, watchForms } from './watch-forms.ts';

export type Person = DemoName;

/** The user name of a person in the demo. */
export const userNameOf = (person: Person): string => `${person}@rightway.test`;

export { demoPassword, expect };

/** The part of a page's first call that shows whether a session is still alive. */
const startedSchema = v.object({ result: v.object({ user: v.nullable(v.looseObject({})) }) });

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const signOnClient = { clientId: 'rightway', clientSecret: 'a secret of the stories' };

interface WorkerFixtures {
  /** Data of the worker's suite. */
  readonly folder: string;
  readonly port: number;
  /** The identity provider for people who sign in with their company's account. */
  readonly identityProvider: IdentityProvider;
  /** A whole suite of this worker's own, with the demo in it. */
  readonly suite: RunningSuite;
  /** Cookies of people who signed in once already. */
  readonly sessions: Map<Person, Cookies>;
  /** The state of the suite now, and before the first story. */
  readonly standing: { readonly now: () => Promise<Standing>; readonly first: Standing };
}

interface StoryFixtures {
  /** The content of the newest mail to an address that has such a text; waits until it has come. */
  readonly mailed: Mailed;
  /** Signs a person into the story's browser without going through the form. */
  readonly signedIn: (person: Person) => Promise<void>;
  /** Console messages that the story provokes; any other warning or error fails it. */
  readonly expectedMessages: RegExp[];
  readonly soundForms: undefined;
  readonly quietConsole: undefined;
  readonly leftAsFound: undefined;
}

function describeMessage(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.location().url})`;
}

function listen(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(describeMessage(message));
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}

/** A story: a browser, a running suite, and a console that must stay quiet. */
export const story = test.extend<StoryFixtures, WorkerFixtures>({
  folder: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'rightway-e2e-'));
      cpSync(preparedDemo(), folder, { recursive: true });
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  port: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      await use(await freePorts(6100 + workerIndex * 60, 6));
    },
    { scope: 'worker' },
  ],
  identityProvider: [
    async ({ port }, use) => {
      const redirectUri = `http://localhost:${port}/api/account/single-sign-on/callback`;
      const provider = await startIdentityProvider({ ...signOnClient, redirectUri });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  suite: [
    async ({ folder, port, identityProvider }, use) => {
      const suite = await runSuite({
        port,
        dataFolder: folder,
        built: builtSuite(),
        environment: {
          DEMO: 'true',
          OIDC_ISSUER: identityProvider.issuer,
          OIDC_CLIENT_ID: signOnClient.clientId,
          OIDC_CLIENT_SECRET: signOnClient.clientSecret,
        },
        onCrash: (part, output) => console.error(`${part} ended: ${output}`),
      });
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 330_000 },
  ],
  sessions: [
    async ({ suite: _ }, use) => {
      await use(new Map());
    },
    { scope: 'worker' },
  ],
  standing: [
    async ({ suite }, use) => {
      const now = watchStanding(suite.address);
      await use({ now, first: await now() });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ suite }, use) => {
    await use(suite.address);
  },
  mailed: async ({ folder }, use) => {
    await use(mailsIn(folder));
  },
  signedIn: async ({ context, sessions, suite }, use) => {
    await use(async (person) => {
      const known = sessions.get(person);
      if (known) {
        await context.addCookies(known);
        // A story may have ended every session of the person since.
        const start = await context.request.get(`${suite.address}/api/start`);
        if (v.parse(startedSchema, await start.json()).result.user !== null) return;
      }
      const answer = await context.request.post(`${suite.address}/api/account/sign-in`, {
        data: { userName: userNameOf(person), password: demoPassword },
      });
      expect(answer.status()).toBe(200);
      sessions.set(person, await context.cookies());
    });
  },
  expectedMessages: async ({ browserName: _ }, use) => {
    await use([]);
  },
  // This includes the browsers that a story opens for other people.
  soundForms: [
    async ({ browser }, use) => {
      const found: string[] = [];
      const stop = watchContextsOf(browser, found);
      await use(undefined);
      stop();
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ context, expectedMessages }, use) => {
      const messages: string[] = [];
      context.on('page', (page) => listen(page, messages));
      await watchForms(context);
      await slowPages(context);
      await use(undefined);
      const unexpected = messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  // Stories run in any order on one suite, so each must leave it as the next one expects it.
  leftAsFound: [
    async ({ standing }, use) => {
      await use(undefined);
      expect(await standing.now(), 'the story leaves the suite as it found it').toEqual(standing.first);
    },
    { auto: true },
  ],
});
