import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { peoplesClock } from './harness/peoples-clock.ts';

const chromium = process.env['CHROMIUM'];
const chromiumArguments: string[] = JSON.parse(process.env['CHROMIUM_ARGUMENTS'] ?? '[]');

const stories = join(import.meta.dirname, 'stories');

export default defineConfig({
  // Workers are not shared by projects, and each begins with a suite: so all areas are one. The gallery needs no
  // suite; it is built and served once. Folders run in alphabetical order, and so do the files in them.
  projects: [
    { name: 'gallery', testDir: join(stories, 'gallery'), workers: 1 },
    { name: 'suite', testDir: stories, testIgnore: '**/gallery/**' },
  ],
  globalSetup: './harness/prepare.ts',
  // Each worker has a suite of its own, so that stories may break parts of it; while one waits, another works.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // These end what hangs; no story asserts a time, and a busy machine is several times slower than a quiet one.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    // A click that is impossible fails long before the story's own time is over.
    actionTimeout: 120_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: peoplesClock,
    // A trace of each story takes an eighth of the processors, so there is one only where somebody asks for it (`TRACE=1`).
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
