import { fillOf } from '../layers/feature-style.ts';
import { scaleOf } from '../readout/scale.ts';
import type { SheetPlan } from './paper.ts';
import { pixelsAMillimetre } from './print-scale.ts';
import { fitted, type Sheet, type TextLook } from './sheet.ts';

/** How something is drawn on the map. */
export interface LegendSymbol {
  readonly is: 'area' | 'line' | 'thinLine';
  /** Several where companies colour one status differently. */
  readonly colors: readonly string[];
}

/** A line of a legend: a layer, or the meaning of one of its colours. */
export interface LegendLine {
  readonly text: string;
  /** None of a layer whose colours have lines of their own. */
  readonly symbol?: LegendSymbol;
  /** Whether it explains a colour of the layer above it. */
  readonly isBelow?: boolean;
}

/** The texts printed on a sheet in addition to its map. */
export interface SheetWords {
  readonly title: string;
  /** Number of the project and the companies; empty if the map belongs to no project. */
  readonly about: string;
  readonly legendTitle: string;
  readonly legend: readonly LegendLine[];
  /** The line in place of those that had no room. */
  readonly more: (count: number) => string;
  /** “Scale 1:20,000 on Letter”. */
  readonly scale: string;
  readonly source: string;
  readonly day: string;
  readonly north: string;
}

const titleLook: TextLook = { points: 16, isBold: true };
const headLook: TextLook = { points: 10, isBold: true };
const lineLook: TextLook = { points: 8 };
const dimLook: TextLook = { points: 7.5, color: '#5c6b7f' };
const lineHeight = 4.6;
const ink = '#1c2430';

/** A legend's half-transparent fill colour blended with white paper (002 §9). */
function onPaper(color: string): string {
  const parts = [...fillOf(color).matchAll(/[\d.]+/g)].map(([part]) => Number(part));
  const [red = 0, green = 0, blue = 0, share = 1] = parts;
  const mixed = [red, green, blue].map((part) => Math.round(255 - (255 - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Width and distance of a symbol of the legend, and the most colours that are drawn of one line, millimetres. */
const symbolSize = { width: 4, step: 5, most: 4 } as const;

/** Draws a symbol as wide as 4 mm a colour, its line on `y`. Returns how wide it is, millimetres. */
function drawSymbol(sheet: Sheet, { is, colors }: LegendSymbol, x: number, y: number): number {
  const drawn = colors.slice(0, symbolSize.most);
  for (const [place, color] of drawn.entries()) {
    const left = x + place * symbolSize.step;
    if (is === 'area') sheet.box(left, y - 2.8, symbolSize.width, 3, { fill: onPaper(color), stroke: color });
    else {
      const height = is === 'line' ? 0.9 : 0.3;
      sheet.box(left, y - 1.3 - height / 2, symbolSize.width, height, { fill: color });
    }
  }
  return drawn.length * symbolSize.step;
}

/** The room that the north arrow takes above the legend, millimetres. */
const northHeight = 20;

function drawLegend(sheet: Sheet, { legend: whole }: SheetPlan, words: SheetWords): void {
  const box = { ...whole, y: whole.y + northHeight, height: whole.height - northHeight };
  sheet.text(words.legendTitle, box.x, box.y + 4, headLook);
  const room = Math.max(1, Math.floor((box.height - 8) / lineHeight));
  const isLong = words.legend.length > room;
  const lines = isLong ? words.legend.slice(0, room - 1) : words.legend;
  for (const [place, { text, symbol, isBelow }] of lines.entries()) {
    const y = box.y + 10 + place * lineHeight;
    const left = box.x + (isBelow ? 2 : 0);
    const look = isBelow ? lineLook : { ...lineLook, isBold: true };
    const x = left + (symbol ? drawSymbol(sheet, symbol, left, y) + 1 : 0);
    sheet.text(fitted(sheet, text, box.x + box.width - x, look), x, y, look);
  }
  if (isLong)
    sheet.text(
      words.more(words.legend.length - lines.length),
      box.x,
      box.y + 10 + lines.length * lineHeight,
      dimLook,
    );
}

/** The north arrow is next to the map, where it covers no part of it. */
function drawNorth(sheet: Sheet, { legend }: SheetPlan, words: SheetWords): void {
  const x = legend.x + 5;
  const y = legend.y + 3;
  sheet.shape(
    [
      [x, y - 1],
      [x + 3, y + 7],
      [x, y + 5],
      [x - 3, y + 7],
    ],
    ink,
  );
  sheet.text(words.north, x - sheet.widthOf(words.north, headLook) / 2, y + 11.6, headLook);
}

/** Draws a sheet: its title, its map with the north arrow, the legend, scale bar and sources. */
export function drawSheet(
  sheet: Sheet,
  plan: SheetPlan,
  map: HTMLCanvasElement,
  scale: number,
  words: SheetWords,
): void {
  const { title, map: box, foot } = plan;
  sheet.text(fitted(sheet, words.title, title.width, titleLook), title.x, title.y + 6.5, titleLook);
  sheet.text(fitted(sheet, words.about, title.width, lineLook), title.x, title.y + 10.4, lineLook);
  sheet.picture(map, box.x, box.y, box.width, box.height);
  sheet.box(box.x, box.y, box.width, box.height, { stroke: ink });
  drawNorth(sheet, plan, words);
  drawLegend(sheet, plan, words);
  const bar = scaleOf(scale / pixelsAMillimetre / 1000);
  const width = bar.pixels / pixelsAMillimetre;
  const y = foot.y + 4;
  sheet.box(foot.x, y, width / 2, 1.6, { fill: ink, stroke: ink });
  sheet.box(foot.x + width / 2, y, width / 2, 1.6, { fill: '#ffffff', stroke: ink });
  sheet.text(bar.text, foot.x + width + 2, y + 2, lineLook);
  sheet.text(words.scale, foot.x + 52, y + 2, { ...lineLook, isBold: true });
  sheet.text(words.day, foot.x + foot.width - sheet.widthOf(words.day, lineLook), y + 2, lineLook);
  sheet.text(fitted(sheet, words.source, foot.width, dimLook), foot.x, foot.y + 11, dimLook);
}
