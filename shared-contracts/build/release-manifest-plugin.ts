import webpack, { type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';
import type { AreaDeclaration } from '../src/area/index.ts';
import { integrityOf } from '../src/area/integrity-of.ts';
import type { Face } from '../src/face/index.ts';
import { firstChunk, isFallbackText, withFirstScripts } from './first-scripts.ts';

const manifestFile = 'mf-manifest.json';
const isChecked = /\.(js|css)$/;

/** The hash and the length of every script and style sheet of a build, by its file. */
function checkedFiles(compilation: Compilation) {
  const files = compilation
    .getAssets()
    .filter(({ name }) => isChecked.test(name))
    .map(({ name, source }) => ({ name, content: source.buffer() }));
  return {
    integrity: Object.fromEntries(files.map(({ name, content }) => [name, integrityOf(content)])),
    sizes: Object.fromEntries(files.map(({ name, content }) => [name, content.byteLength])),
  };
}

/**
 * Scripts that every browser needs before a screen is drawn: the texts of the language that fills in what others lack, and
 * what an area names as needed first.
 */
const neededScripts = ({ chunkGroups }: Compilation): readonly string[] =>
  chunkGroups
    .filter(
      ({ name, origins }) =>
        name === firstChunk || origins.some(({ request }) => request && isFallbackText(request)),
    )
    .flatMap((group) => group.getFiles().filter((file) => file.endsWith('.js')));

/** The content of a manifest in addition to what the federation plugin writes. */
interface ReleaseContent {
  readonly contractVersion: string;
  readonly start: AreaDeclaration;
  /** What it takes from the shell and from other areas, and what it offers to them; known once it is compiled. */
  readonly faces?: () => { readonly takes: Face; readonly offers: Face };
}

/**
 * Writes into a remote's manifest what must be known before any of its code runs: the contract that it was built for,
 * the declaration of its area, the names it uses and offers, the hash and size of every script.
 */
export class ReleaseManifestPlugin implements WebpackPluginInstance {
  readonly #content: ReleaseContent;

  constructor(content: ReleaseContent) {
    this.#content = content;
  }

  apply(compiler: Compiler): void {
    const name = ReleaseManifestPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the federation plugin, which makes the manifest while assets are summed up.
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const asset = compilation.getAsset(manifestFile);
          if (!asset) return;
          const manifest: unknown = JSON.parse(asset.source.source().toString());
          const { contractVersion, start, faces } = this.#content;
          const checked = {
            ...withFirstScripts(manifest, neededScripts(compilation)),
            contractVersion,
            start,
            ...faces?.(),
            ...checkedFiles(compilation),
          };
          compilation.updateAsset(manifestFile, new webpack.sources.RawSource(JSON.stringify(checked)));
        },
      );
    });
  }
}
