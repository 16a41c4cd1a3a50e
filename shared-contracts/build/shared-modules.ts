import { contractVersion } from '../src/area/index.ts';
import type { App } from './app.ts';
import { type UiPackage, uiPackage } from './ui-package.ts';

/** An entry of the federation's `shared` for a module. */
interface SharedModule {
  readonly singleton: true;
  /** Name under which host and remotes share it, whatever name the package is installed under. */
  readonly shareKey: string;
  readonly version: string;
  readonly requiredVersion: string;
  readonly eager: boolean;
  readonly import?: false;
}

interface Shared {
  /** Request as sources write it; a trailing slash covers everything below. */
  readonly request: string;
  readonly packageName: string;
  /** In the first page load of the host, or fetched when an area first asks. */
  readonly eager: boolean;
}

/**
 * The singletons of the suite. `react/` and `react-dom/` are listed in addition to their packages because
 * `react-dom/client` would load a second copy otherwise. The router is shared under the names that `shared-ui/router`
 * re-exports. The contracts package is left out on purpose: each remote bundles the validators that it was built with.
 */
const singletons: readonly Shared[] = [
  { request: 'react', packageName: 'react', eager: true },
  { request: 'react/', packageName: 'react', eager: true },
  { request: 'react-dom', packageName: 'react-dom', eager: true },
  { request: 'react-dom/', packageName: 'react-dom', eager: true },
  { request: 'dayjs', packageName: 'dayjs', eager: true },
  { request: 'urql', packageName: 'urql', eager: false },
  { request: 'shared-ui', packageName: 'shared-ui', eager: true },
  { request: 'shared-ui/router', packageName: 'shared-ui', eager: true },
  { request: 'shared-ui/form', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/record', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/rows', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/confirm', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/dialogs', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/documents', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/communications', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/reports', packageName: 'shared-ui', eager: false },
  { request: 'shared-ui/grid', packageName: 'shared-ui', eager: false },
];

/** The blocks are as old as the contract: both are made and released together. */
const versionOf = (packageName: string, ui: UiPackage): string =>
  packageName === 'shared-ui' ? contractVersion : ui.versionOf(packageName);

/** The entries of a package that remotes share with the shell, as sources write them. */
export const sharedEntriesOf = (packageName: string): readonly string[] =>
  singletons.filter((shared) => shared.packageName === packageName).map(({ request }) => request);

/**
 * The version of the third-party package that a shared entry belongs to; an entry that ends in a slash covers
 * everything below it.
 */
export function sharedVersion(entry: string, ui: UiPackage): string {
  const found = singletons.find(
    ({ request }) => request === entry || (request.endsWith('/') && entry.startsWith(request)),
  );
  if (!found) throw new Error(`${entry} is not shared.`);
  return versionOf(found.packageName, ui);
}

/** The host provides every singleton; a deployed remote contains none. */
export function sharedModules(app: App): Record<string, SharedModule> {
  const ui = uiPackage(app.folder);
  return Object.fromEntries(
    singletons.map(({ request, packageName, eager }) => {
      const version = versionOf(packageName, ui);
      const shared: SharedModule = {
        singleton: true,
        shareKey: request,
        version,
        requiredVersion: `^${version}`,
        eager: app.kind === 'host' && eager,
      };
      return [
        request.replace(/^shared-ui(?=$|\/)/, ui.name),
        app.kind === 'host' ? shared : { ...shared, import: false as const },
      ];
    }),
  );
}
