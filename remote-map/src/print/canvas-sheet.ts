import { pointSize, type Sheet, type TextLook } from './sheet.ts';

const fontOf = ({ points, isBold }: TextLook, pixels: number): string =>
  `${isBold ? '700 ' : ''}${points * pointSize * pixels}px Inter, system-ui, sans-serif`;

/** A sheet that becomes a picture, `pixels` of it in a millimetre. */
export function canvasSheet(
  width: number,
  height: number,
  pixels: number,
): Sheet & { readonly canvas: HTMLCanvasElement } {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * pixels);
  canvas.height = Math.round(height * pixels);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'alphabetic';
  return {
    canvas,
    picture: (picture, x, y, w, h) => pen.drawImage(picture, x * pixels, y * pixels, w * pixels, h * pixels),
    text: (text, x, y, look) => {
      pen.font = fontOf(look, pixels);
      pen.fillStyle = look.color ?? '#1c2430';
      pen.fillText(text, x * pixels, y * pixels);
    },
    widthOf: (text, look) => {
      pen.font = fontOf(look, pixels);
      return pen.measureText(text).width / pixels;
    },
    box: (x, y, w, h, { fill, stroke }) => {
      if (fill) {
        pen.fillStyle = fill;
        pen.fillRect(x * pixels, y * pixels, w * pixels, h * pixels);
      }
      if (stroke) {
        pen.strokeStyle = stroke;
        pen.lineWidth = 0.3 * pixels;
        pen.strokeRect(x * pixels, y * pixels, w * pixels, h * pixels);
      }
    },
    shape: (corners, fill) => {
      pen.fillStyle = fill;
      pen.beginPath();
      for (const [x, y] of corners) pen.lineTo(x * pixels, y * pixels);
      pen.closePath();
      pen.fill();
    },
  };
}
