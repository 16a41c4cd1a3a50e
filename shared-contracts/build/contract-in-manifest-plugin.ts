import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

const manifestFile = 'mf-manifest.json';

/** Writes the contract that a remote was built for into its manifest, where the shell checks it first. */
export class ContractInManifestPlugin implements WebpackPluginInstance {
  readonly #contractVersion: string;

  constructor(contractVersion: string) {
    this.#contractVersion = contractVersion;
  }

  apply(compiler: Compiler): void {
    const name = ContractInManifestPlugin.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After the federation plugin, which makes the manifest while assets are summed up.
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1 },
        () => {
          const asset = compilation.getAsset(manifestFile);
          if (!asset) return;
          const manifest: unknown = JSON.parse(asset.source.source().toString());
          const withContract = { ...Object(manifest), contractVersion: this.#contractVersion };
          compilation.updateAsset(manifestFile, new webpack.sources.RawSource(JSON.stringify(withContract)));
        },
      );
    });
  }
}
