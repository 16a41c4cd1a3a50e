import { defineProject } from 'vitest/config';

export default defineProject({
  define: { RIGHTWAY_VERSION: JSON.stringify('test') },
  test: {
    name: 'shared-ui',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/] } },
  },
});
