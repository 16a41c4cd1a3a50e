import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'remote-onboarding',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    server: { deps: { inline: [/shared-/] } },
  },
});
