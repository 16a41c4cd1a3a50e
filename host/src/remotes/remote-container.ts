import { check, crossOriginOf } from './integrity.ts';

/** A federated container, by the protocol that webpack documents for those that are loaded at run time. */
interface Container {
  readonly init: (shareScope: unknown) => unknown;
  readonly get: (request: string) => Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<unknown>;
declare const __webpack_share_scopes__: Readonly<Record<string, unknown>>;

const scope = 'default';

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' &&
  value !== null &&
  'init' in value &&
  typeof value.init === 'function' &&
  'get' in value &&
  typeof value.get === 'function';

/** Runs a script of another origin, checked by its hash. Rejects where it does not come. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // Requested with the same attributes as its preload; otherwise the browser fetches it twice.
    const script = Object.assign(document.createElement('script'), {
      src: address,
      crossOrigin: crossOriginOf(address),
      onload: () => resolve(),
      onerror: () => reject(new Error(`${address} did not load.`)),
    });
    check(script, address);
    document.head.append(script);
  });
}

/** What a container exposes as `./area`, on the shared modules of this page. Rejects with what failed. */
export async function loadExposedArea(global: string, entry: string): Promise<unknown> {
  // Removes the global of an earlier attempt, which must not be taken for this one's.
  Reflect.set(globalThis, global, undefined);
  await runScript(entry);
  const container: unknown = Reflect.get(globalThis, global);
  if (!isContainer(container)) throw new Error(`${entry} gives no ${global}.`);
  await __webpack_init_sharing__(scope);
  await container.init(__webpack_share_scopes__[scope]);
  const exposed = await container.get('./area');
  return exposed();
}
