import { expect, it } from 'vitest';
import { dataKey } from '../layers/layer-def.ts';
import { keyOfPicked, type Picked } from '../layers/picked-feature.ts';
import { idsFor, type SeriesLayer, seriesLayers } from './print-series.ts';

const feature = (layer: Parameters<typeof dataKey>[0], id: string, values = {}) => ({
  layer: dataKey(layer),
  id,
  values,
});

/** Two records of each layer are chosen, and a well; both agreements lie on one parcel that is chosen itself too. */
const picked: Picked = new Map(
  [
    ...(['Agreements', 'Requests', 'Stakeholders'] as const).flatMap((layer) => [
      feature(layer, `${layer} 1`, layer === 'Agreements' ? { parcel: 'Parcels 1' } : {}),
      feature(layer, `${layer} 2`, layer === 'Agreements' ? { parcel: 'Parcels 1' } : {}),
    ]),
    feature('Parcels', 'Parcels 1'),
    feature('Parcels', 'Parcels 2'),
    feature('Wells', 'a well'),
  ].map((one) => [keyOfPicked(one), one]),
);

it.each(seriesLayers)('%s have a sheet for each one that is chosen, once', (layer: SeriesLayer) => {
  expect(idsFor(picked, layer)).toEqual(
    layer === 'Parcels' ? ['Parcels 1', 'Parcels 2'] : [`${layer} 1`, `${layer} 2`],
  );
});
