import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createConverter, type WasmLoaderModule } from '@matbee/libreoffice-converter/server';

const require = createRequire(import.meta.url);
const loaderName = '@matbee/libreoffice-converter/wasm/loader';

/** Node has WebAssembly, but its types do not declare it. */
declare const WebAssembly: {
  readonly Memory: new (of: { initial: number; maximum: number; shared: boolean }) => object;
};

/** Memory of LibreOffice in pages of 64 kB: at the start, and at most. */
const memoryPages = { initial: 16_384, maximum: 32_768 } as const;

/** Tagged, so that screen readers find headings and tables. */
const pdfOptions = JSON.stringify({ UseTaggedPDF: { type: 'boolean', value: 'true' } });

/** LibreOffice's error for a document that it cannot read. */
const unread = /Failed to load document/;

/** Converts a Word document to PDF. Returns undefined if LibreOffice cannot read it. */
export type ConvertToPdf = (bytes: Uint8Array) => Promise<Uint8Array | undefined>;

/**
 * Starts LibreOffice inside this process, where it keeps running: it takes a second or two, and has no access to files
 * or a network.
 */
export async function startOffice(): Promise<ConvertToPdf> {
  const loader: WasmLoaderModule = require(loaderName);
  const converter = await createConverter({
    wasmPath: dirname(require.resolve(loaderName)),
    wasmLoader: {
      createModule: (options) =>
        loader.createModule({
          ...options,
          // Its own main program would run next to the conversions and hold the lock that they wait for.
          noInitialRun: true,
          wasmMemory: new WebAssembly.Memory({ ...memoryPages, shared: true }),
        }),
    },
  });
  return async (bytes) => {
    try {
      const { data } = await converter.convert(bytes, {
        inputFormat: 'docx',
        outputFormat: 'pdf',
        filterOptions: pdfOptions,
      });
      return data;
    } catch (error) {
      if (error instanceof Error && unread.test(error.message)) return undefined;
      // LibreOffice cannot be restarted in the same process after a crash: the next conversion gets a new process.
      process.exit(1);
    }
  };
}
