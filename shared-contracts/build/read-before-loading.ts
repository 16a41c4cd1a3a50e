import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

/**
 * Part of a remote's loader: before an element for a script or style sheet is made, the page's `reader` reads the file
 * within its size. A shell without such a function loads them as before; a read that fails is a script that failed.
 */
export class ReadBeforeLoading extends RuntimeModule {
  readonly #reader: string;

  constructor(reader: string) {
    // After the loader itself, which it wraps.
    super('read before loading', RuntimeModule.STAGE_ATTACH + 1);
    this.#reader = reader;
  }

  override generate(): string {
    const load = RuntimeGlobals.loadScript;
    return Template.asString([
      `var loadRead = ${load};`,
      `${load} = (url, done, key, chunkId) => {`,
      Template.indent([
        `var reader = globalThis.${this.#reader};`,
        'if (!reader) return loadRead(url, done, key, chunkId);',
        'reader(url).then(',
        Template.indent([
          '() => loadRead(url, done, key, chunkId),',
          "(error) => done({ type: error.reason || 'error', target: { src: url } }),",
        ]),
        ');',
      ]),
      '};',
      // Style sheets, where this build has any.
      `var { miniCss } = ${RuntimeGlobals.ensureChunkHandlers};`,
      `if (miniCss) ${RuntimeGlobals.ensureChunkHandlers}.miniCss = (chunkId, promises) => {`,
      Template.indent([
        'var styled = () => { var waits = []; miniCss(chunkId, waits); return Promise.all(waits); };',
        `var reader = globalThis.${this.#reader};`,
        `var url = ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.require}.miniCssF(chunkId);`,
        'promises.push(reader ? reader(url).then(styled) : styled());',
      ]),
      '};',
    ]);
  }
}
