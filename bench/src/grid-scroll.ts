import type { BrowserPages } from './browser-pages.ts';
import { type Line, report } from './report.ts';
import { median } from './timing.ts';

const peers = ['ag-grid', 'react-data-grid', 'hand-written'] as const;

/** Frames of one pass, and how far each scrolls: six rows and a bit, a fast turn of the wheel. */
const frames = 240;
const step = 197;

/** A window that the columns do not fit, and how far it is scrolled to the right, in CSS pixels. */
const aside = { width: 1000, left: 240 } as const;

/** Main-thread milliseconds a frame while a side scrolls down through its rows, at their left or `aside`. */
async function scrollCost(pages: BrowserPages, side: string, isAside = false): Promise<number> {
  const { page, work, close } = await pages.open(side);
  if (isAside) {
    const left = await page.evaluate(async ({ width, left }) => {
      const root = document.getElementById('root');
      if (root) root.style.width = `${width}px`;
      const scroller = window.bench.scroller();
      scroller.scrollLeft = left;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return scroller.scrollLeft;
    }, aside);
    if (left !== aside.left) throw new Error(`${side} scrolled ${left} to the right only.`);
  }
  const scroll = (count: number) =>
    page.evaluate(
      async ({ count, step }) => {
        const scroller = window.bench.scroller();
        for (let frame = 0; frame < count; frame += 1) {
          scroller.scrollTop += step;
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        return scroller.scrollTop;
      },
      { count, step },
    );
  await scroll(60);
  const before = await work();
  const top = await scroll(frames);
  const cost = ((await work()) - before) / frames;
  if (top < frames * step * 0.95) throw new Error(`${side} scrolled to ${top} only.`);
  await close();
  return cost;
}

/** CPU a frame of scrolling 100,000 rows of ten columns: ours compared with three peers, in turn. */
export async function gridScroll(pages: BrowserPages): Promise<boolean> {
  const ours: number[] = [];
  const theirs = new Map<string, number[]>(peers.map((peer) => [peer, []]));
  const frozen: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    ours.push(await scrollCost(pages, 'rightway'));
    for (const peer of peers) theirs.get(peer)?.push(await scrollCost(pages, peer));
    frozen.push(await scrollCost(pages, 'rightway', true));
    bare.push(await scrollCost(pages, 'hand-written', true));
    for (const peer of peers.toReversed()) theirs.get(peer)?.push(await scrollCost(pages, peer));
    ours.push(await scrollCost(pages, 'rightway'));
  }
  const line = (name: string, mine: number, other: number): Line => ({
    name,
    ours: mine,
    peer: other,
    ratio: mine / other,
  });
  const lines = peers.map((peer) => line(peer, median(ours), median(theirs.get(peer) ?? [])));
  // Hand-written rows offer nothing that a grid does: they are the aim, not a peer.
  const held = report('grid-scroll: 100,000 × 10', 'CPU ms a frame', { most: 1 }, lines.slice(0, 2));
  report('grid-scroll: aim', 'CPU ms a frame', { most: 1.2 }, [
    ...lines.slice(2),
    line('hand-written, scrolled right', median(frozen), median(bare)),
  ]);
  return held;
}
