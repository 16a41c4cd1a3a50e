import { renderHook } from '@testing-library/react';
import OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import { expect, it } from 'vitest';
import { useGivenInSight } from './use-given-in-sight.ts';
import { firstView } from './use-ol-map.ts';

const row = (id: string, land: string) => ({ id, label: id, status: 'Valid', color: '#1a7f4b', land });

it('takes whoever chooses a row, or mends its land, to where it lies, and leaves them where they look else', () => {
  const map = new OlMap({
    controls: [],
    view: firstView({ longitude: -114.3, latitude: 52.6, zoom: 13 }),
  });
  const look = () =>
    (toLonLat(map.getView().getCenter() ?? []) as number[]).map((at) => at.toFixed(2)).join();
  const sheet = (...features: readonly ReturnType<typeof row>[]) => ({ name: 'Parcels', features });
  const near = row('a', 'NW-36-042-03-W5M');
  const { rerender } = renderHook(({ given, selected }) => useGivenInSight(map, given, new Set(selected)), {
    initialProps: { given: sheet(near, row('b', 'NW-36-062-03-W5M')), selected: ['a'] },
  });
  const first = look();
  expect(first).not.toBe('-114.30,52.60');
  rerender({ given: sheet(near, row('b', 'NW-36-062-03-W5M')), selected: ['b'] });
  const far = look();
  expect(Number(far.split(',')[1])).toBeGreaterThan(54);
  expect(map.getView().getZoom()).toBe(13);
  rerender({ given: sheet(near, row('b', 'NW-36-042-03-W5M')), selected: ['b'] });
  expect(look()).toBe(first);
  map.getView().setCenter([0, 0]);
  rerender({ given: sheet(row('a', 'NE-36-042-03-W5M'), row('b', 'NW-36-042-03-W5M')), selected: ['b'] });
  rerender({ given: sheet(near, row('b', 'behind the barn')), selected: ['b'] });
  rerender({ given: sheet(near, near), selected: [] });
  expect(look()).toBe('0.00,0.00');
});
