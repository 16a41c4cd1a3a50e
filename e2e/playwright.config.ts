import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM'];
const chromiumArguments: string[] = JSON.parse(process.env['CHROMIUM_ARGUMENTS'] ?? '[]');

const stories = join(import.meta.dirname, 'stories');
const groups = readdirSync(stories, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Told first, as they take longest: the other workers go on beside them. */
const first = ['gallery', 'suite'];

export default defineConfig({
  // A folder each: what an area, or the whole suite, is tried by.
  projects: [...first, ...groups.filter((name) => !first.includes(name)).sort()].map((name) => ({
    name,
    testDir: join(stories, name),
    // The gallery needs no suite, and is built and served once.
    ...(name === 'gallery' ? { workers: 1 } : {}),
  })),
  globalSetup: './harness/prepare.ts',
  // Each worker has a suite of its own, so that stories may break parts of it; while one waits, another works.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    // What cannot be clicked says so long before the story's own time is over.
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    // Pictures of every moment take a fifth of the processors; the pages as they were are kept without.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { args: chromiumArguments, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
