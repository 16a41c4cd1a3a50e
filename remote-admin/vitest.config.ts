import { defineProject } from 'vitest/config';

export default defineProject({
  define: { RIGHTWAY_VERSION: JSON.stringify('test') },
  test: {
    name: 'remote-admin',
    environment: 'happy-dom',
    // One page for a worker's files; each test clears what it rendered.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/] } },
  },
});
