import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { type Face, noFace, type ShellFace, shellFaceFile } from '../src/face/index.ts';
import { offeredFace } from './app-face.ts';
import type { AreaParts } from './area-parts.ts';
import type { SharedNamesPlugin } from './shared-names-plugin.ts';
import type { UiPackage } from './ui-package.ts';

interface ShellContent {
  readonly version: string;
  readonly contractVersion: string;
  /** The entries that it provides; known once it is compiled. */
  readonly names: Pick<SharedNamesPlugin, 'provided'>;
  /** The face of shared-ui. */
  readonly ui: Face;
  /** The package of the blocks, which contains the versions of the libraries. */
  readonly libraries: UiPackage;
  /** The parts that it asks areas for. */
  readonly parts: AreaParts['takes'];
}

/** Writes the host's face for remotes next to its files: a registry that serves it refuses releases that use more. */
export class ShellFacePlugin implements WebpackPluginInstance {
  readonly #content: ShellContent;

  constructor(content: ShellContent) {
    this.#content = content;
  }

  apply(compiler: Compiler): void {
    const name = ShellFacePlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const { version, contractVersion, names, ui, libraries, parts } = this.#content;
          const face: ShellFace = {
            version,
            contractVersion,
            offers: offeredFace(names.provided, ui, libraries),
            takes: { ...noFace, ...parts },
          };
          compilation.emitAsset(shellFaceFile, new webpack.sources.RawSource(JSON.stringify(face)));
        },
      );
    });
  }
}
