import { getPointResolution, transform } from 'ol/proj.js';
import { describe, expect, it } from 'vitest';
import { drawSheet, type SheetWords } from './draw-sheet.ts';
import { paperNames, papers, planSheet } from './paper.ts';
import { middleOf, pixelsAMillimetre, printScales, resolutionAt, scaleFor } from './print-scale.ts';
import { fitted, type Sheet } from './sheet.ts';

/** Records what is drawn: texts with their positions, boxes and pictures. A letter is a third as wide as it is high. */
function noted() {
  const texts: { readonly text: string; readonly x: number; readonly y: number }[] = [];
  const boxes: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly fill?: string;
  }[] = [];
  const shapes: (readonly (readonly [number, number])[])[] = [];
  const pictures: (readonly number[])[] = [];
  const sheet: Sheet = {
    picture: (_, ...place) => pictures.push(place),
    text: (text, x, y) => texts.push({ text, x, y }),
    widthOf: (text, { points }) => (text.length * points) / 8,
    box: (x, y, width, height, look) => boxes.push({ x, y, width, height, ...look }),
    shape: (corners) => shapes.push(corners),
  };
  return { sheet, texts, boxes, pictures, shapes };
}

const words: SheetWords = {
  title: 'Drayton Valley',
  legendTitle: 'Legend',
  about: 'NF-2031 · Northfork Energy',
  legend: [
    { text: 'Route of the project', symbol: { is: 'line', colors: ['#c4302b'] } },
    { text: 'Agreements' },
    { text: 'Signed (2)', symbol: { is: 'area', colors: ['#2e9e5b', '#123456'] }, isBelow: true },
  ],
  more: (count) => `(+${count} more)`,
  scale: 'Scale 1:20,000 on Letter',
  source: 'Base map: drawn here',
  day: 'Nov-22-2026',
  north: 'N',
};

const picture = {} as HTMLCanvasElement;

describe('a printed map', () => {
  it.each([49, 56, 60])('is at its scale on the ground at %d° N', (latitude) => {
    const centre = transform([-118, latitude], 'EPSG:4326', 'EPSG:3857');
    const metres = getPointResolution('EPSG:3857', resolutionAt(20_000, centre), centre);
    // A millimetre of a map at 1:20,000 is 20 m on the ground.
    expect(metres * pixelsAMillimetre).toBeCloseTo(20, 6);
  });

  it('of a record takes the largest scale that holds it whole', () => {
    const map = { width: 190, height: 150 };
    // Half a mile of land: 160 mm at 1:5,000.
    expect(scaleFor([-118.5, 55.1, -118.4874, 55.1072], map)).toBe(10_000);
    expect(scaleFor([-118.5, 55.1, -118.5, 55.1], map)).toBe(printScales[0]);
    expect(scaleFor([-140, 48, -88, 60], map)).toBe(printScales.at(-1));
    const [x, y] = middleOf([-119, 55, -118, 56]);
    expect(transform([x, y], 'EPSG:3857', 'EPSG:4326')[0]).toBeCloseTo(-118.5, 9);
  });

  it.each(paperNames)('on %s has its parts beside each other, on the paper', (paper) => {
    for (const isWide of [true, false]) {
      const { width, height, map, legend, foot, title } = planSheet(paper, isWide);
      expect([width, height].toSorted()).toEqual([...papers[paper]].toSorted());
      expect(width > height).toBe(isWide);
      expect(title.y + title.height).toBeLessThanOrEqual(map.y);
      expect(map.x + map.width).toBeLessThan(legend.x);
      expect(legend.x + legend.width).toBeLessThanOrEqual(width - 9);
      expect(map.y + map.height).toBeLessThanOrEqual(foot.y);
      expect(foot.y + foot.height).toBeLessThanOrEqual(height - 9);
    }
  });

  it('has title, legend, north arrow, scale bar, scale, day and sources', () => {
    const { sheet, texts, boxes, pictures, shapes } = noted();
    const plan = planSheet('letter', true);
    drawSheet(sheet, plan, picture, 20_000, words);
    const printed = texts.map(({ text }) => text);
    for (const text of [
      'Drayton Valley',
      'NF-2031 · Northfork Energy',
      'Legend',
      'Agreements',
      'Signed (2)',
      'N',
      '500 m',
      'Scale 1:20,000 on Letter',
      'Nov-22-2026',
      'Base map: drawn here',
    ])
      expect(printed).toContain(text);
    expect(pictures).toEqual([[plan.map.x, plan.map.y, plan.map.width, plan.map.height]]);
    // Half of the colour, on white.
    expect(boxes.some(({ fill }) => fill === '#97cfad')).toBe(true);
    // A line is drawn as a line, and the colours of statuses side by side.
    expect(boxes.find(({ fill }) => fill === '#c4302b')?.height).toBeLessThan(1);
    expect(boxes.filter(({ x }) => x > plan.map.x + plan.map.width)).toHaveLength(3);
    // The north arrow does not cover the map, and the legend does not cover the arrow.
    const arrow = shapes.flat();
    expect(arrow.every(([x]) => x > plan.map.x + plan.map.width)).toBe(true);
    const legendTop = texts.find(({ text }) => text === 'Legend')?.y ?? 0;
    expect(Math.max(...arrow.map(([, y]) => y))).toBeLessThan(legendTop - 4);
    // The scale bar is labelled 500 m, which is 25 mm at 1:20,000: two halves of 12.5.
    const halves = boxes.filter(({ y }) => y === plan.foot.y + 4);
    expect(halves.map(({ width }) => width)).toEqual([expect.closeTo(12.5, 6), expect.closeTo(12.5, 6)]);
  });

  it('with a long legend says how many lines had no room', () => {
    const { sheet, texts } = noted();
    const legend = Array.from({ length: 200 }, (_, place) => ({ text: `Line ${place}` }));
    drawSheet(sheet, planSheet('letter', true), picture, 20_000, { ...words, legend });
    const drawn = texts.filter(({ text }) => text.startsWith('Line ')).length;
    expect(drawn).toBeLessThan(60);
    expect(texts.map(({ text }) => text)).toContain(`(+${200 - drawn} more)`);
  });

  it('cuts a text that is too long, and only such a one', () => {
    const { sheet } = noted();
    const look = { points: 8 };
    expect(fitted(sheet, 'short', 10, look)).toBe('short');
    const cut = fitted(sheet, 'a text that is much too long', 10, look);
    expect(cut).toBe('a text th…');
  });
});
