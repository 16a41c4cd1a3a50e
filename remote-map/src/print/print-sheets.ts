import type OlMap from 'ol/Map.js';
import type { MapBounds } from 'shared-contracts/map';
import { canvasSheet } from './canvas-sheet.ts';
import { drawSheet, type SheetWords } from './draw-sheet.ts';
import { type Paper, planSheet } from './paper.ts';
import { middleOf, pixelsAMillimetre, resolutionAt, scaleFor } from './print-scale.ts';
import { printedMap, renderMap, sharpness } from './render-map.ts';
import { putTwins } from './twin-layers.ts';

/** One sheet: its name after the title, and its place; the view of the page's map by default. */
export interface SheetRequest {
  readonly label: string;
  readonly bounds?: MapBounds;
}

interface PrintOptions {
  readonly map: OlMap;
  readonly paper: Paper;
  readonly isWide: boolean;
  readonly format: 'pdf' | 'png';
  /** The scale denominator; undefined if each sheet uses the largest scale at which it shows its record. */
  readonly scale: number | undefined;
  readonly title: string;
  readonly sheets: readonly SheetRequest[];
  /** The texts on a sheet, by its name and its scale. */
  readonly wordsOf: (label: string, scale: number) => SheetWords;
  readonly onProgress: (done: number) => void;
  readonly signal: AbortSignal;
}

/** Where the page's map looks, and how far: the scale at which a sheet shows about as much. */
function seenBy(map: OlMap, width: number) {
  const view = map.getView();
  const centre = view.getCenter() ?? [0, 0];
  const [pixels = 1] = map.getSize() ?? [];
  const across = (view.getResolution() ?? 1) * pixels;
  const millimetre = resolutionAt(1000, centre) * pixelsAMillimetre;
  const exact = (across / width / millimetre) * 1000;
  // A round number: two significant digits, rounded up so that nothing is cut off.
  const power = 10 ** Math.floor(Math.log10(exact) - 1);
  return { centre, scale: Math.ceil(exact / power) * power };
}

/** Prints sheets of a map into one file. Rejects with an AbortError where it is broken off. */
export async function printSheets(options: PrintOptions): Promise<Blob> {
  const { map, paper, isWide, format, title, sheets, wordsOf, onProgress, signal } = options;
  const plan = planSheet(paper, isWide);
  const width = Math.round(plan.map.width * pixelsAMillimetre);
  const height = Math.round(plan.map.height * pixelsAMillimetre);
  const printed = printedMap(width, height);
  try {
    putTwins(map, printed.map);
    // Only who prints a PDF waits for what writes one.
    const pdf =
      format === 'pdf'
        ? (await import('./pdf-sheet.ts')).pdfSheets(plan.width, plan.height, title)
        : undefined;
    const own = canvasSheet(
      ...(pdf ? ([1, 1, 1] as const) : ([plan.width, plan.height, pixelsAMillimetre * sharpness] as const)),
    );
    for (const [place, { label, bounds }] of sheets.entries()) {
      onProgress(place);
      const seen = seenBy(map, plan.map.width);
      const centre = bounds ? middleOf(bounds) : seen.centre;
      const scale = options.scale ?? (bounds ? scaleFor(bounds, plan.map) : seen.scale);
      const picture = await renderMap({
        map: printed.map,
        width,
        height,
        centre,
        resolution: resolutionAt(scale, centre),
        signal,
      });
      drawSheet(pdf?.next() ?? own, plan, picture, scale, wordsOf(label, scale));
    }
    onProgress(sheets.length);
    if (pdf) return pdf.blob();
    const blob = await new Promise<Blob | null>((done) => own.canvas.toBlob(done, 'image/png'));
    if (!blob) throw new Error('This browser made no picture of it.');
    return blob;
  } finally {
    printed.end();
  }
}
