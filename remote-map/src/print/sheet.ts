/**
 * The drawing operations of a sheet, independent of its format: millimetres from the upper left corner, points for
 * letters.
 */
export interface Sheet {
  readonly picture: (canvas: HTMLCanvasElement, x: number, y: number, width: number, height: number) => void;
  readonly text: (text: string, x: number, y: number, look: TextLook) => void;
  /** Millimetres that a text is wide. */
  readonly widthOf: (text: string, look: TextLook) => number;
  readonly box: (x: number, y: number, width: number, height: number, look: BoxLook) => void;
  /** A filled shape with straight sides. */
  readonly shape: (corners: readonly (readonly [number, number])[], fill: string) => void;
}

export interface TextLook {
  readonly points: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

interface BoxLook {
  readonly fill?: string;
  readonly stroke?: string;
}

/** Millimetres of a point. */
export const pointSize = 25.4 / 72;

/** A text cut to a width, with an ellipsis where something is missing. */
export function fitted(sheet: Pick<Sheet, 'widthOf'>, text: string, width: number, look: TextLook): string {
  if (sheet.widthOf(text, look) <= width) return text;
  let least = 0;
  let most = text.length;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (sheet.widthOf(`${text.slice(0, middle)}…`, look) <= width) least = middle;
    else most = middle - 1;
  }
  return `${text.slice(0, least)}…`;
}
