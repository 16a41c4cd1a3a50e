import OlMap from 'ol/Map.js';
import View from 'ol/View.js';

/** Pixels of the printed map in a pixel of CSS: 192 in an inch. */
export const sharpness = 2;

interface RenderOptions {
  readonly map: OlMap;
  /** Pixels of CSS. */
  readonly width: number;
  readonly height: number;
  readonly centre: readonly number[];
  readonly resolution: number;
  readonly signal: AbortSignal;
}

/** A hidden map of the size of the print; `end` removes it. */
export function printedMap(width: number, height: number): { readonly map: OlMap; readonly end: () => void } {
  const target = document.createElement('div');
  Object.assign(target.style, {
    position: 'fixed',
    left: '-20000px',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
  });
  target.setAttribute('aria-hidden', 'true');
  document.body.append(target);
  const map = new OlMap({ controls: [], interactions: [], target, pixelRatio: sharpness, view: new View() });
  return {
    map,
    end: () => {
      for (const layer of [...map.getLayers().getArray()]) map.removeLayer(layer);
      map.setTarget(undefined);
      target.remove();
    },
  };
}

/** Everything of the map in one picture: its layers as they lie over each other. */
function gathered(map: OlMap, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width * sharpness;
  canvas.height = height * sharpness;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws no pictures.');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const layer of Array.from(map.getViewport()?.querySelectorAll('canvas') ?? [])) {
    if (layer.width === 0) continue;
    const container = layer.parentElement;
    pen.globalAlpha = Number(container?.style.opacity || layer.style.opacity || 1);
    const ground = container?.style.backgroundColor;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    if (ground) {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    const numbers = /^matrix\(([^)]*)\)$/.exec(layer.style.transform)?.[1]?.split(',').map(Number);
    const [a = 1 / sharpness, b = 0, c = 0, d = 1 / sharpness, e = 0, f = 0] = numbers ?? [];
    pen.setTransform(
      a * sharpness,
      b * sharpness,
      c * sharpness,
      d * sharpness,
      e * sharpness,
      f * sharpness,
    );
    pen.drawImage(layer, 0, 0);
  }
  return canvas;
}

/**
 * Draws a map at the requested place, once everything that it shows there has loaded or failed. Rejects if it is
 * aborted.
 */
export function renderMap({
  map,
  width,
  height,
  centre,
  resolution,
  signal,
}: RenderOptions): Promise<HTMLCanvasElement> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(new DOMException('Broken off.', 'AbortError'));
    if (signal.aborted) return leave();
    signal.addEventListener('abort', leave, { once: true });
    map.setView(
      new View({
        center: [...centre],
        resolution,
        constrainResolution: false,
        enableRotation: false,
        maxZoom: 24,
      }),
    );
    map.setSize([width, height]);
    const gather = () => {
      signal.removeEventListener('abort', leave);
      try {
        resolve(gathered(map, width, height));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    // Layers that are computed for a view, such as survey grids, are complete with the second complete rendering.
    map.once('rendercomplete', () => {
      map.once('rendercomplete', gather);
      map.render();
    });
    map.render();
  });
}
