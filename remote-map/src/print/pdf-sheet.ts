import { jsPDF } from 'jspdf';
import { canvasSheet } from './canvas-sheet.ts';
import { pointSize, type Sheet, type TextLook } from './sheet.ts';

/** Sheets of one PDF. */
interface PdfSheets {
  /** The sheet that is drawn on; each call begins another one. */
  readonly next: () => Sheet;
  readonly blob: () => Blob;
}

/** Whether a text can be written in the standard fonts of PDF readers: Windows-1252 without its gaps. */
const isPlain = (text: string): boolean => /^[\x20-\x7e\xa0-\xff–—‘’“”•…€]*$/.test(text);

/** How many pixels a text that is drawn as a picture has in a millimetre. */
const sharp = 12;

/** A PDF of sheets of a size, millimetres. Its texts are texts; those of other alphabets are drawn. */
export function pdfSheets(width: number, height: number, title: string): PdfSheets {
  const orientation = width > height ? 'landscape' : 'portrait';
  const pdf = new jsPDF({ unit: 'mm', format: [width, height], orientation, compress: true });
  pdf.setProperties({ title, creator: 'Rightway' });
  const pen = ({ points, isBold, color }: TextLook) => {
    pdf.setFont('helvetica', isBold ? 'bold' : 'normal');
    pdf.setFontSize(points);
    pdf.setTextColor(color ?? '#1c2430');
  };
  const measure = canvasSheet(1, 1, sharp);
  const sheet: Sheet = {
    picture: (canvas, x, y, w, h) =>
      pdf.addImage(canvas.toDataURL('image/jpeg', 0.92), 'JPEG', x, y, w, h, undefined, 'FAST'),
    text: (text, x, y, look) => {
      if (isPlain(text)) {
        pen(look);
        pdf.text(text, x, y);
        return;
      }
      const tall = look.points * pointSize;
      const wide = measure.widthOf(text, look);
      const drawn = canvasSheet(wide, tall * 1.4, sharp);
      drawn.text(text, 0, tall, look);
      pdf.addImage(drawn.canvas.toDataURL('image/png'), 'PNG', x, y - tall, wide, tall * 1.4);
    },
    widthOf: (text, look) => {
      if (!isPlain(text)) return measure.widthOf(text, look);
      pen(look);
      return pdf.getTextWidth(text);
    },
    box: (x, y, w, h, { fill, stroke }) => {
      pdf.setLineWidth(0.3);
      if (fill) pdf.setFillColor(fill);
      if (stroke) pdf.setDrawColor(stroke);
      pdf.rect(x, y, w, h, fill ? (stroke ? 'FD' : 'F') : 'S');
    },
    shape: (corners, fill) => {
      pdf.setFillColor(fill);
      const [first, ...others] = corners;
      if (!first) return;
      const steps = others.map(([x, y], place): [number, number] => {
        const before = corners[place] ?? first;
        return [x - before[0], y - before[1]];
      });
      pdf.lines(steps, first[0], first[1], [1, 1], 'F', true);
    },
  };
  let count = 0;
  return {
    next: () => {
      if (count > 0) pdf.addPage([width, height], orientation);
      count += 1;
      return sheet;
    },
    blob: () => pdf.output('blob'),
  };
}
