import { PDFiumLibrary } from '@hyzyla/pdfium';
import { titleReadingLimits } from 'shared-contracts/title-reading';
import { TitleError } from '../title-lines.ts';
import type { GrayPage } from './gray-page.ts';

/** Points of an inch. */
const inch = 72;
/** Dots of an inch at which letters are read: as the scanner made them, within these, or where there is no picture. */
const dots = { least: 150, most: 300 } as const;

/** The page as it is drawn, and at how many dots of an inch. */
export interface DrawnPage extends GrayPage {
  readonly dots: number;
}

/** Draws pages of a PDF. */
export interface PagePictures {
  /** One page, counted from 0, at the dots of the picture that it is made of, where that is known. */
  readonly draw: (page: number, known: number | undefined) => Promise<DrawnPage>;
  readonly close: () => void;
}

/** A PDF whose pages are drawn. Throws a TitleError where it cannot be opened. */
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
      // The library's memory is used again for the next page.
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
