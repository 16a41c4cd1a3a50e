import { defineProject } from 'vitest/config';

// Some start programs of the suite, which takes a while on a busy machine.
export default defineProject({
  test: {
    name: 'scripts',
    include: ['*.test.ts'],
    // Files share nothing, and a process for each costs a third of a second.
    isolate: false,
    hookTimeout: 600_000,
    testTimeout: 600_000,
  },
});
