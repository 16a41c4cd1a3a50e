import { defineProject } from 'vitest/config';

// Nothing is kept between files, so they are read once. What is tried with many values takes long on a busy machine.
export default defineProject({
  test: { name: 'shared-contracts', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
