/** Papers, millimetres, upright. */
export const papers = {
  letter: [215.9, 279.4],
  legal: [215.9, 355.6],
  tabloid: [279.4, 431.8],
  a4: [210, 297],
  a3: [297, 420],
} as const;

export type Paper = keyof typeof papers;

export const paperNames: readonly Paper[] = ['letter', 'legal', 'tabloid', 'a4', 'a3'];

/** A part of a sheet, millimetres from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How a sheet is divided, millimetres. */
export interface SheetPlan {
  readonly width: number;
  readonly height: number;
  readonly map: Box;
  /** Beside the map, from the title down. */
  readonly legend: Box;
  readonly title: Box;
  readonly foot: Box;
}

const margin = 10;
const titleHeight = 12;
const footHeight = 14;
const legendWidth = 56;
const gap = 4;

/** Divides a paper: the title above, the legend at the right of the map, scale and sources below. */
export function planSheet(paper: Paper, isWide: boolean): SheetPlan {
  const [short, long] = papers[paper];
  const [width, height] = isWide ? [long, short] : [short, long];
  const top = margin + titleHeight;
  const mapHeight = height - top - footHeight - margin;
  const mapWidth = width - 2 * margin - legendWidth - gap;
  return {
    width,
    height,
    title: { x: margin, y: margin, width: width - 2 * margin, height: titleHeight },
    map: { x: margin, y: top, width: mapWidth, height: mapHeight },
    legend: { x: margin + mapWidth + gap, y: top, width: legendWidth, height: mapHeight },
    foot: { x: margin, y: height - margin - footHeight, width: width - 2 * margin, height: footHeight },
  };
}
