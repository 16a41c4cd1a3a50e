import MVT from 'ol/format/MVT.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTileSource from 'ol/source/VectorTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import { mapLimits } from 'shared-contracts/limits';
import type { TileLayer } from 'shared-contracts/map';
import { type DrawnLayer, drawnBy, drawnKey, type LayerLook } from '../drawing/drawn-layer.ts';
import { markOf } from '../drawing/feature-mark.ts';
import { vectorLoader } from '../drawing/vector-tiles.ts';
import { featureStyle } from './feature-style.ts';

interface DataLayerOptions {
  readonly layer: TileLayer;
  readonly projectId: string | undefined;
  /** What an explorer finds, as the API named it. */
  readonly viewId: string | undefined;
  /** Whether the page is about it: then it is seen from afar. */
  readonly isMain: boolean;
  /** Address of the API, with a slash at its end. */
  readonly address: string;
  /** Called when a tile did not come, and when one came again. */
  readonly onFailure: (failed: boolean) => void;
}

const tileSize = 512;

/** Quarter sections are seen, and chosen, from here on. */
const landFrom = 10;

/** The records of a layer, in tiles that the API cuts. */
export function dataLayer(options: DataLayerOptions): DrawnLayer {
  const { layer, projectId, address, onFailure } = options;
  const format = new MVT({ idProperty: 'key' });
  const { least: minZoom, most: maxZoom } = mapLimits.tileZoom;
  const addressBy = ({ by, viewId }: Pick<LayerLook, 'by' | 'viewId'>): string => {
    const query = new URLSearchParams({
      ...(projectId === undefined ? {} : { id: projectId }),
      ...(viewId === undefined ? {} : { view: viewId }),
      ...(by === '' ? {} : { by }),
    });
    return `${address}map/tiles/${layer}/{z}/{x}/{y}?${query}`;
  };
  const source = new VectorTileSource({
    format,
    tileGrid: createXYZ({ minZoom, maxZoom, tileSize }),
    url: addressBy({ by: '', viewId: options.viewId }),
    // A refusal means here only that the tile did not come.
    tileLoadFunction: vectorLoader(format, (failure) => onFailure(failure !== undefined)),
  });
  const styled = featureStyle(markOf(layer));
  const tiles = new VectorTileLayer({
    source,
    declutter: true,
    style: () => undefined,
    ...(layer === 'Parcels' && !options.isMain ? { minZoom: landFrom } : {}),
  });
  let before: LayerLook | undefined;
  let coloured = '';
  let shownView = options.viewId;
  return {
    layer: tiles,
    show: ({ by, ...otherLook }) => {
      // The API colours by the field and returns its value as the status.
      const look: LayerLook = { ...otherLook, by: '' };
      if (by !== coloured || otherLook.viewId !== shownView) {
        coloured = by;
        shownView = otherLook.viewId;
        source.setUrl(addressBy({ by, viewId: shownView }));
      }
      const isSame =
        before?.selected === look.selected &&
        before.shown === look.shown &&
        before.labels === look.labels &&
        before.onDark === look.onDark &&
        before.hidden === look.hidden &&
        before.contains === look.contains &&
        before.color === look.color;
      before = look;
      if (isSame) return;
      tiles.set(drawnKey, drawnBy(look));
      tiles.setStyle(styled(look));
    },
    end: () => source.clear(),
    refresh: () => source.refresh(),
  };
}
