import { imageSize } from 'image-size';

const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';

/** A point is 12,700 English Metric Units. */
const emu = 12_700;

/** A quarter turn, in sixty-thousandths of a degree. */
const quarter = 5_400_000;

/** How to turn a picture upright, by its EXIF orientation: clockwise quarter turns, and whether it is mirrored. */
const turns: Readonly<Record<number, readonly [quarters: number, isMirrored: boolean]>> = {
  2: [0, true],
  3: [2, false],
  4: [2, true],
  5: [1, true],
  6: [1, false],
  7: [3, true],
  8: [3, false],
};

/** A picture as Word draws it: with the size in its file, and turned afterwards. */
export interface DrawnPicture {
  readonly type: 'png' | 'jpg';
  /** Pixels of the upright picture. */
  readonly width: number;
  readonly height: number;
  /** Whether it is stored on its side. */
  readonly isLying: boolean;
  /** Attributes of its `a:xfrm`. */
  readonly turn: Readonly<Record<string, string>>;
}

/** A picture with its size and rotation; undefined for anything but a PNG or a JPEG. */
export function drawnPicture(bytes: Uint8Array): DrawnPicture | undefined {
  try {
    const { width, height, type, orientation = 1 } = imageSize(bytes);
    if ((type !== 'png' && type !== 'jpg') || width === 0 || height === 0) return undefined;
    const [quarters, isMirrored] = turns[orientation] ?? [0, false];
    const isLying = quarters % 2 === 1;
    const turn = {
      ...(quarters > 0 ? { rot: String(quarters * quarter) } : {}),
      ...(isMirrored ? { flipH: '1' } : {}),
    };
    return { type, isLying, turn, ...(isLying ? { width: height, height: width } : { width, height }) };
  } catch {
    return undefined;
  }
}

/** A picture at the right margin of a page header, scaled to fit its space in points; text flows around it. */
export function headPicture(
  { width, height, isLying, turn }: DrawnPicture,
  room: { readonly wide: number; readonly high: number },
  called: { readonly relation: string; readonly description: string },
): string {
  const scale = Math.min(room.wide / width, room.high / height) * emu;
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const [ownWide, ownHigh] = isLying ? [high, wide] : [wide, high];
  // Word keeps the size of the stored picture and rotates it around its middle; the difference is added on each side.
  const [sides, ends] = [Math.round((wide - ownWide) / 2), Math.round((high - ownHigh) / 2)];
  const attributes = Object.entries(turn).map(([name, value]) => ` ${name}="${value}"`);
  return `<w:r><w:drawing><wp:anchor xmlns:wp="${drawing}/wordprocessingDrawing" distT="0" distB="0" distL="114300" distR="0" simplePos="0" relativeHeight="1" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="margin"><wp:align>right</wp:align></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${ends}</wp:posOffset></wp:positionV><wp:extent cx="${ownWide}" cy="${ownHigh}"/><wp:effectExtent l="${Math.max(0, sides)}" t="${Math.max(0, ends)}" r="${Math.max(0, sides)}" b="${Math.max(0, ends)}"/><wp:wrapSquare wrapText="left"/><wp:docPr id="1" name="Logo" descr="${called.description}"/><a:graphic xmlns:a="${drawing}/main"><a:graphicData uri="${drawing}/picture"><pic:pic xmlns:pic="${drawing}/picture"><pic:nvPicPr><pic:cNvPr id="1" name="Logo"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="${called.relation}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm${attributes.join('')}><a:off x="0" y="0"/><a:ext cx="${ownWide}" cy="${ownHigh}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r>`;
}
