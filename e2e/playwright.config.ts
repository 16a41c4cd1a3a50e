import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM'];
const chromiumArguments: string[] = JSON.parse(process.env['CHROMIUM_ARGUMENTS'] ?? '[]');

export default defineConfig({
  testDir: './stories',
  // Each worker has a suite of its own, so that stories may break parts of it.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What cannot be clicked says so long before the story's own time is over.
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    actionTimeout: 20_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumArguments, ...(chromium ? { executablePath: chromium } : {}) },
  },
});
