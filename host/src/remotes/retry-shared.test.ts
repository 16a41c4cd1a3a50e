import { ModuleFederation } from '@module-federation/runtime-core';
import { expect, it } from 'vitest';
import { retryShared } from './retry-shared.ts';

/** A page that shares a module whose code does not come the first time. */
function pageWith(plugins: ConstructorParameters<typeof ModuleFederation>[0]['plugins'], name: string) {
  let attempts = 0;
  return new ModuleFederation({
    name,
    remotes: [],
    plugins,
    shared: {
      [name]: {
        version: '1.0.0',
        scope: name,
        shareConfig: { singleton: true, requiredVersion: '^1.0.0' },
        get: async () => {
          attempts += 1;
          if (attempts === 1) throw new Error('The line was down.');
          return () => ({ attempts });
        },
      },
    },
  });
}

async function loadTwice(page: ModuleFederation, name: string) {
  const outcomes: string[] = [];
  for (let time = 0; time < 2; time += 1) {
    await page.loadShare(name).then(
      () => outcomes.push('there'),
      () => outcomes.push('failed'),
    );
  }
  return outcomes;
}

it('a shared module that failed once is fetched anew when it is asked for again', async () => {
  expect(await loadTwice(pageWith([retryShared], 'mended'), 'mended')).toEqual(['failed', 'there']);
});

it('without it, the runtime fails again with what failed before', async () => {
  expect(await loadTwice(pageWith([], 'as-it-is'), 'as-it-is')).toEqual(['failed', 'failed']);
});
