import * as runtimeCore from '@module-federation/runtime-core';
import { provideIntegrity } from './integrity.ts';

/**
 * Hands the host's federation runtime to the remotes, which are built without
 * one (`externalRuntime`). The plugin's own `provideExternalRuntime` brings a
 * second copy of it, 24 kB.
 */
export function provideFederationRuntime(): void {
  provideIntegrity();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
