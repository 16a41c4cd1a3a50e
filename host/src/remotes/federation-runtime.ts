import { registerPlugins } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { limits } from 'shared-contracts';
import { check, provideIntegrity } from './integrity.ts';

/**
 * Hands the host's federation runtime to the remotes, which are built without
 * one (`externalRuntime`). The plugin's own `provideExternalRuntime` brings a
 * second copy of it, 24 kB.
 */
export function provideFederationRuntime(): void {
  provideIntegrity();
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  registerPlugins([
    {
      name: 'remote-entry-script',
      // Asked for the same way as its preload, else the browser fetches it twice.
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        check(script, url);
        return { script, timeout: limits.remoteLoad };
      },
    },
  ]);
}
