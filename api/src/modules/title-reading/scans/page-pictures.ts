import { PDFiumLibrary } from '@hyzyla/pdfium';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import { TitleError } from '../title-lines.ts';
import type { GrayPage } from './gray-page.ts';

/** Points per inch. */
const inch = 72;
/**
 * Dots per inch at which letters are read: the scanner's resolution within these limits, or the upper limit if there is
 * no picture.
 */
const dots = { least: 150, most: 300 } as const;

/** The page as drawn, and its dots per inch. */
export interface DrawnPage extends GrayPage {
  readonly dots: number;
}

/** Draws pages of a PDF. */
export interface PagePictures {
  /** Draws one page, counted from 0, at the resolution of its picture if that is known. */
  readonly draw: (page: number, known: number | undefined) => Promise<DrawnPage>;
  readonly close: () => void;
}

/** Opens a PDF for drawing its pages. Throws a TitleError if it cannot be opened. */
export async function pagePictures(bytes: Uint8Array): Promise<PagePictures> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch(() => {
    throw new TitleError('damaged');
  });
  return {
    draw: async (place, known) => {
      const page = document.getPage(place);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const inches = (originalWidth / inch) * (originalHeight / inch);
      const wanted = Math.min(Math.max(known ?? dots.most, dots.least), dots.most);
      const fitting = Math.min(wanted, Math.sqrt(titleReadingLimits.pixels / Math.max(inches, 1)));
      const drawn = await page.render({ scale: fitting / inch, render: 'bitmap', colorSpace: 'Gray' });
      // The library reuses its memory for the next page.
      return {
        ...{ width: drawn.width, height: drawn.height, dots: Math.round(fitting) },
        shades: Uint8Array.from(drawn.data),
      };
    },
    close: () => {
      document.destroy();
      library.destroy();
    },
  };
}
