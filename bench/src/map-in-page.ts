import type { Page } from '@playwright/test';
import * as v from 'valibot';

/** The fill colour that both sides use for parcels. */
const parcelFill = 'rgba(92, 107, 127, 0.5)';

/** Notes when a button was pressed last, and when the first parcel was drawn after that. */
export async function watchMap(page: Page): Promise<void> {
  await page.addInitScript((color) => {
    const found: { pressed?: number; drawn?: number } = {};
    Object.assign(window, { benchMap: found });
    document.addEventListener(
      'click',
      () => {
        found.pressed = performance.now();
        delete found.drawn;
      },
      true,
    );
    const own = CanvasRenderingContext2D.prototype;
    const fill = own.fill;
    Object.defineProperty(own, 'fill', {
      value(this: CanvasRenderingContext2D, ...path: Parameters<typeof fill>) {
        if (found.drawn === undefined && this.fillStyle === color) found.drawn = performance.now();
        fill.apply(this, path);
      },
    });
  }, parcelFill);
}

const foundSchema = v.object({ pressed: v.number(), drawn: v.number() });

/** Milliseconds from the button to the first parcel. */
export async function firstParcel(page: Page): Promise<number> {
  await page.waitForFunction(() => Reflect.get(Reflect.get(window, 'benchMap'), 'drawn') !== undefined);
  const found = v.parse(foundSchema, await page.evaluate((): unknown => Reflect.get(window, 'benchMap')));
  return found.drawn - found.pressed;
}

/** How large the map of a page is, CSS pixels. */
export const mapSize = (page: Page) =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll('.ol-viewport')].map((one) => one.getBoundingClientRect());
    const largest = sizes.reduce((one, other) =>
      one.width * one.height > other.width * other.height ? one : other,
    );
    return { width: Math.round(largest.width), height: Math.round(largest.height) };
  });

/** Drags of one measurement, frames of each, and pixels a frame. */
const way = { drags: 8, frames: 60, step: 9 } as const;

/** Frames a second while the map is dragged to and fro over land that was not visible before. */
export const pan = (page: Page): Promise<number> =>
  page.evaluate(async ({ drags, frames, step }) => {
    const viewports = [...document.querySelectorAll<HTMLElement>('.ol-viewport')];
    const viewport = viewports.reduce((one, other) => (one.clientWidth > other.clientWidth ? one : other));
    const { left, top, width, height } = viewport.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      viewport.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          button: type === 'pointermove' ? -1 : 0,
          buttons: type === 'pointerup' ? 0 : 1,
          clientX: x,
          clientY: y,
        }),
      );
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const begun = await frame();
    let count = 0;
    let ended = begun;
    for (let drag = 0; drag < drags; drag += 1) {
      // Right to left, up, and back: each way over land next to the previous one.
      const [across, down] = [
        [-1, 0],
        [0, -0.7],
        [1, 0],
        [0, -0.7],
      ][drag % 4] ?? [0, 0];
      const from = {
        x: left + width / 2 - ((across ?? 0) * frames * step) / 2,
        y: top + height / 2 - ((down ?? 0) * frames * step) / 2,
      };
      send('pointerdown', from.x, from.y);
      for (let turn = 1; turn <= frames; turn += 1) {
        send('pointermove', from.x + (across ?? 0) * turn * step, from.y + (down ?? 0) * turn * step);
        ended = await frame();
        count += 1;
      }
      send('pointerup', from.x + (across ?? 0) * frames * step, from.y + (down ?? 0) * frames * step);
    }
    return (count * 1000) / (ended - begun);
  }, way);
