import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import * as v from 'valibot';

const taskSchema = v.object({ files: v.array(v.object({ source: v.string(), target: v.string() })) });

/** A page of text at least; what cannot be read becomes less. */
const leastPdf = 1000;

/** LibreOffice, which takes a second to start and then stays. */
let started: Promise<(bytes: Uint8Array) => Promise<Uint8Array>> | undefined;

async function start(): Promise<(bytes: Uint8Array) => Promise<Uint8Array>> {
  const { createConverter } = await import('@matbee/libreoffice-converter/server');
  const loader = createRequire(import.meta.url).resolve('@matbee/libreoffice-converter/wasm/loader.cjs');
  const converter = await createConverter({ wasmPath: dirname(loader) });
  return async (bytes) => {
    const { data } = await converter.convert(bytes, { inputFormat: 'docx', outputFormat: 'pdf' });
    return data;
  };
}

/** Writes Word documents as PDF in a process of its own, which reaches neither files nor a network. */
export default async function writePdfs(task: unknown): Promise<{ readonly done: true }> {
  const { files } = v.parse(taskSchema, task);
  started ??= start();
  const convert = await started;
  for (const [place, { source, target }] of files.entries()) {
    const pdf = await convert(await readFile(source));
    if (pdf.length < leastPdf || !Buffer.from(pdf.subarray(0, 5)).equals(Buffer.from('%PDF-')))
      throw new Error('The document became no PDF.');
    await writeFile(target, pdf);
    process.send?.({ written: place + 1 });
  }
  return { done: true };
}
