import { test as base, expect } from '@playwright/test';
import { type ConsoleWatch, watchConsole } from './console-watch.ts';
import { sharedSuite } from './shared-suite.ts';
import { type DemoUser, signedIn } from './sign-in.ts';
import { type SuiteUnderTest, startSuiteUnderTest } from './suite-under-test.ts';

interface StoryOptions {
  /** Who is signed in when the story begins; nobody without it. */
  user: DemoUser | undefined;
}

interface StoryFixtures {
  /** Fails the story on any complaint in the browser's console that it did not announce. */
  consoleWatch: ConsoleWatch;
}

export interface WorkerOptions {
  /** A suite of this worker's own, whose parts the stories may stop and start. */
  ownSuite: boolean;
}

interface WorkerFixtures {
  suite: SuiteUnderTest;
}

/** A story across the whole suite. `test.use({ user: 'admin@rightway.test' })` signs somebody in. */
export const test = base.extend<StoryOptions & StoryFixtures, WorkerOptions & WorkerFixtures>({
  ownSuite: [false, { scope: 'worker', option: true }],
  suite: [
    async ({ ownSuite }, use, { parallelIndex }) => {
      if (!ownSuite) return use(sharedSuite());
      const suite = await startSuiteUnderTest(4500 + 100 * parallelIndex);
      await use(suite);
      await suite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  user: [undefined, { option: true }],
  baseURL: async ({ suite }, use) => use(suite.address),
  storageState: async ({ suite, user }, use) => {
    await use(user ? await signedIn(suite.address, user, suite.sessions) : undefined);
  },
  consoleWatch: [
    async ({ context }, use) => {
      const watch = watchConsole(context);
      await use(watch);
      expect(watch.unexpected(), 'complaints in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
