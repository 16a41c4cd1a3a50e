import { defineProject } from 'vitest/config';

// Each file has a database of its own, which takes a moment on a busy machine.
export default defineProject({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/test-templates.ts'],
    // The API keeps nothing between servers, and reading it anew for each file takes a third of the time.
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
