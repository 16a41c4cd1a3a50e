import * as runtimeCore from '@module-federation/runtime-core';
import { provideIntegrity } from './integrity.ts';
import { retryShared } from './retry-shared.ts';

declare const __webpack_require__: {
  readonly federation: { readonly instance: Pick<runtimeCore.ModuleFederation, 'registerPlugins'> };
};

/**
 * Gives the host's federation runtime to the remotes, which are built without one (`externalRuntime`). The plugin's
 * own `provideExternalRuntime` contains a second copy of it, 24 kB.
 */
export function provideFederationRuntime(): void {
  provideIntegrity();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  // Registered globally for the runtimes of remotes, which start later, and directly for the host's own, which is
  // already running.
  runtimeCore.registerGlobalPlugins([retryShared]);
  __webpack_require__.federation.instance.registerPlugins([retryShared]);
}
