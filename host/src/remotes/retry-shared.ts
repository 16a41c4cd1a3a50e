import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';

/**
 * Lets a shared module that could not be fetched be fetched again. The runtime keeps the promise of a load with the
 * module, a failed one as well, and returns it to the next caller.
 */
export const retryShared: ModuleFederationRuntimePlugin = {
  name: 'retry-shared',
  errorLoadShare: ({ pkgName, shareScopeMap }) => {
    for (const scope of Object.values(shareScopeMap)) {
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
    }
  },
};
