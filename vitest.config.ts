import { defineConfig } from 'vitest/config';

// One run over all packages; each says for itself where its tests run.
export default defineConfig({
  test: {
    projects: ['shared-contracts', 'shared-ui', 'host', 'remote-*', 'api', 'create-remote', 'scripts'],
  },
});
