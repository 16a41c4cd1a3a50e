import { defineProject } from 'vitest/config';

// Files share nothing, so modules are loaded once. Tests with many values take long on a busy machine.
export default defineProject({
  test: { name: 'shared-contracts', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 600_000 },
});
