import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, PSM } from 'tesseract.js';
import { type GrayPage, inBlackAndWhite, pgmOf, withoutSpecks } from './gray-page.ts';

/** A word that was read, with its position in pixels on the upright page. */
export interface ScannedWord {
  readonly text: string;
  /** Percent. */
  readonly certainty: number;
  /** The certainty of each of its letters in per cent, in order. */
  readonly letters: readonly { readonly text: string; readonly certainty: number }[];
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The text read from a page. */
export interface ReadPage {
  readonly lines: readonly (readonly ScannedWord[])[];
  /** The angle by which the page was turned to be upright, in radians, clockwise. */
  readonly turn: number;
  /** The upright page in black and white, as PNG. */
  readonly png: Buffer;
}

/** Reads letters from pictures. */
export interface LetterReader {
  readonly read: (page: GrayPage & { readonly dots: number }) => Promise<ReadPage>;
}

/** The folder with the trained data of letters, which is part of a package: nothing is downloaded. */
const letters = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** Characters that no title is printed with; dust would be read as one of them. */
const unprinted = '‘’“”"\'`©®™«»|~{}[]<>\\^_—–•°¢£€¥§éàâäçèëêîïôöùûüÉ=!?@';

const pngOf = (address: string | null): Buffer => Buffer.from(address?.split(',')[1] ?? '', 'base64');

async function startReader() {
  const worker = await createWorker('eng', 1, { langPath: letters, cacheMethod: 'none', gzip: true });
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    preserve_interword_spaces: '1',
    tessedit_char_blacklist: unprinted,
    debug_file: '/dev/null',
  });
  return worker;
}

/** A reader for one document, started with the first page that is not empty; its thread ends with its process. */
export function letterReader(): LetterReader {
  let started: ReturnType<typeof startReader> | undefined;
  return {
    read: async (page) => {
      const clean = inBlackAndWhite(withoutSpecks(page));
      if (!clean.shades.includes(0)) return { lines: [], turn: 0, png: Buffer.alloc(0) };
      started ??= startReader();
      const worker = await started;
      await worker.setParameters({ user_defined_dpi: String(page.dots) });
      const { data } = await worker.recognize(
        pgmOf(clean),
        { rotateAuto: true },
        { text: false, blocks: true, imageBinary: true },
      );
      const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((one) => one.lines));
      return {
        lines: lines.map(({ words }) =>
          words.map(({ text, confidence, symbols, bbox }) => ({
            ...{ text: text.trim(), certainty: confidence },
            letters: symbols.map((one) => ({ text: one.text, certainty: one.confidence })),
            ...{ left: bbox.x0, top: bbox.y0, right: bbox.x1, bottom: bbox.y1 },
          })),
        ),
        turn: data.rotateRadians ?? 0,
        png: pngOf(data.imageBinary),
      };
    },
  };
}
