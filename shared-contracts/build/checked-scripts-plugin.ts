import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { fileReader, integrityLookup } from '../src/area/index.ts';
import { ReadBeforeLoading } from './read-before-loading.ts';

/** Code that gives an element the hash that the shell knows for its address. */
const withIntegrity = (element: string, address: string): string =>
  `${element}.integrity = globalThis.${integrityLookup}(${element}.${address});`;

/**
 * Lets the browser check every script and style sheet that a remote fetches while
 * it runs. Hashes and sizes come from the manifest, which the shell has read; a file
 * that it does not know is refused, one that is larger than its size is not read on.
 */
export class CheckedScriptsPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = CheckedScriptsPlugin.name;
    compiler.hooks.compilation.tap(name, (compilation) => {
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap(name, (code) => `${code}\n${withIntegrity('script', 'src')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap(name, (code, { tag }) => `${code}\n${withIntegrity(tag, 'href')}`);
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new ReadBeforeLoading(fileReader));
      });
    });
  }
}
