import type { WebpackPluginInstance } from 'webpack';
import { contractVersion, noDeclaration } from '../src/area/index.ts';
import { noFace } from '../src/face/index.ts';
import type { App } from './app.ts';
import { takenFace } from './app-face.ts';
import { noParts } from './area-parts.ts';
import type { BuildOptions } from './build-options.ts';
import { ReleaseManifestPlugin } from './release-manifest-plugin.ts';
import { SharedNamesPlugin } from './shared-names-plugin.ts';
import { ShellFacePlugin } from './shell-face-plugin.ts';
import { uiPackage } from './ui-package.ts';

/** The plugins that write reports about an application, in addition to its files. */
export function reportPlugins(app: App, options: BuildOptions): readonly WebpackPluginInstance[] {
  const { version, start, ui, parts = noParts } = options;
  const names = new SharedNamesPlugin();
  const libraries = uiPackage(app.folder);
  const found = ui ? [names] : [];
  if (app.kind === 'host') {
    return [
      ...found,
      ...(ui
        ? [new ShellFacePlugin({ version, contractVersion, names, ui, libraries, parts: parts.takes })]
        : []),
    ];
  }
  const content = {
    contractVersion,
    start: start ?? noDeclaration,
    ...(ui
      ? {
          faces: () => ({
            takes: { ...takenFace(names.taken, ui, libraries), ...parts.takes },
            offers: { ...noFace, ...parts.offers },
          }),
        }
      : {}),
  };
  return [...found, new ReleaseManifestPlugin(content)];
}
