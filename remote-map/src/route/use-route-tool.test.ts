import { renderHook } from '@testing-library/react';
import Collection from 'ol/Collection.js';
import Feature from 'ol/Feature.js';
import LineString from 'ol/geom/LineString.js';
import Polygon from 'ol/geom/Polygon.js';
import Draw from 'ol/interaction/Draw.js';
import Modify, { ModifyEvent } from 'ol/interaction/Modify.js';
import Snap from 'ol/interaction/Snap.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import View from 'ol/View.js';
import { describe, expect, it, vi } from 'vitest';
import { layerKey } from '../layers/use-drawn-layers.ts';
import { snapShapes } from './snap-shapes.ts';
import { type RouteTool, useRouteTool } from './use-route-tool.ts';

const route = {
  type: 'LineString',
  coordinates: [
    [-118.5, 55.1],
    [-118.2, 55.4],
  ],
};

const aMap = () =>
  new OlMap({ controls: [], view: new View({ center: fromLonLat([-118.35, 55.25]), zoom: 11 }) });

function useTool(map: OlMap, tool: RouteTool | undefined, given: unknown = route) {
  const [onRoute, onDone, onLength] = [vi.fn(), vi.fn(), vi.fn()];
  const initialProps: { readonly tool: RouteTool | undefined; readonly route?: unknown } = { tool };
  const view = renderHook(
    (props: typeof initialProps) => useRouteTool({ map, route: given, onRoute, onDone, onLength, ...props }),
    { initialProps },
  );
  const interaction = <T>(kind: new (...values: never[]) => T): T => {
    const found = map
      .getInteractions()
      .getArray()
      .find((one) => one instanceof kind);
    if (!(found instanceof kind)) throw new Error('There is no such interaction.');
    return found;
  };
  return { ...view, onRoute, onDone, onLength, interaction };
}

describe('a route on the map', () => {
  it('that was drawn is given to the form in degrees, and is changed from then on', () => {
    const map = aMap();
    const { interaction, onRoute, onDone } = useTool(map, 'drawRoute', null);
    const draw = interaction(Draw);
    draw.appendCoordinates([fromLonLat([-118, 55]), fromLonLat([-117.5, 55.25]), fromLonLat([-117, 55])]);
    draw.finishDrawing();
    expect(onRoute.mock.calls).toEqual([
      [
        {
          type: 'LineString',
          coordinates: [
            [-118, 55],
            [-117.5, 55.25],
            [-117, 55],
          ],
        },
      ],
    ]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('is drawn to its end while the page reads its route again', () => {
    const map = aMap();
    const { interaction, rerender, onRoute } = useTool(map, 'drawRoute');
    interaction(Draw).appendCoordinates([fromLonLat([-118, 55]), fromLonLat([-117.5, 55.25])]);
    rerender({ tool: 'drawRoute', route: structuredClone(route) });
    interaction(Draw).finishDrawing();
    expect(onRoute).toHaveBeenCalledOnce();
  });

  it('is drawn with the keyboard alone: corners in the middle of the map, with its length meanwhile', () => {
    const map = aMap();
    const target = document.createElement('div');
    map.setTarget(target);
    const { onRoute, onDone, onLength } = useTool(map, 'drawRoute', null);
    const press = (key: string) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const cornerAt = (longitude: number, latitude: number) => {
      map.getView().setCenter(fromLonLat([longitude, latitude]));
      expect(press(' ')).toBe(true);
    };
    expect(press('Tab')).toBe(false);
    cornerAt(-118, 55);
    cornerAt(-118, 55.1);
    // A tenth of a degree of latitude.
    expect(onLength.mock.lastCall?.[0]).toBeCloseTo(11_120, -2);
    cornerAt(-110, 50);
    press('Backspace');
    cornerAt(-118, 55.2);
    press('Enter');
    expect(onRoute.mock.calls).toEqual([
      [
        {
          type: 'LineString',
          coordinates: [
            [-118, 55],
            [-118, 55.1],
            [-118, 55.2],
          ],
        },
      ],
    ]);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('that is changed says how long it is', () => {
    const { onLength, unmount } = useTool(aMap(), 'editRoute');
    expect(onLength.mock.lastCall?.[0]).toBeGreaterThan(30_000);
    unmount();
    expect(onLength.mock.lastCall).toEqual([undefined]);
  });

  it('that was moved is given to the form, and what the form holds stays until then', () => {
    const map = aMap();
    const { interaction, onRoute } = useTool(map, 'editRoute');
    const layer = map
      .getAllLayers()
      .find((one) => one instanceof VectorLayer && one.getSource()?.getFeatures().length === 1);
    const [feature] = layer instanceof VectorLayer ? (layer.getSource()?.getFeatures() ?? []) : [];
    if (!(feature instanceof Feature)) throw new Error('The route is not drawn.');
    expect(onRoute).not.toHaveBeenCalled();
    feature.setGeometry(new LineString([fromLonLat([-118.5, 55.1]), fromLonLat([-118, 55.5])]));
    const pointer = new MapBrowserEvent('pointerup', map, new PointerEvent('pointerup'));
    interaction(Modify).dispatchEvent(new ModifyEvent('modifyend', new Collection([feature]), pointer));
    expect(onRoute).toHaveBeenCalledWith({
      type: 'LineString',
      coordinates: [
        [-118.5, 55.1],
        [-118, 55.5],
      ],
    });
  });

  it('leaves nothing on the map once the tool is put away', () => {
    const map = aMap();
    const before = [map.getInteractions().getLength(), map.getAllLayers().length];
    const { rerender, interaction } = useTool(map, 'editRoute');
    expect(interaction(Snap)).toBeInstanceOf(Snap);
    rerender({ tool: undefined });
    expect([map.getInteractions().getLength(), map.getAllLayers().length]).toEqual(before);
  });

  it('snaps to what lies in sight, but to nothing hidden and not to itself', () => {
    const map = aMap();
    map.setSize([400, 400]);
    const square = (key: string, isVisible: boolean) => {
      const [west, south] = fromLonLat([-118.35, 55.25]);
      const ring = [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ].map(([x = 0, y = 0]) => [(west ?? 0) + x, (south ?? 0) + y]);
      const feature = new Feature({ geometry: new Polygon([ring]), name: key });
      const layer = new VectorLayer({
        source: new VectorSource({ features: [feature] }),
        visible: isVisible,
      });
      layer.set(layerKey, key);
      map.addLayer(layer);
    };
    square('DLS', true);
    square('file.1', false);
    square('route', true);
    expect(snapShapes(map).map((one) => one.get('name'))).toEqual(['DLS']);
  });
});
