import type { Module } from '../module.ts';
import { registerAlongCalls } from './along-calls.ts';
import { registerDataLayerCalls } from './data-layer-calls.ts';
import { registerExportCalls } from './export/export-calls.ts';
import { registerLayerCalls } from './layer-calls.ts';
import { registerAddressSearch } from './services/address-search.ts';
import { registerServiceCalls } from './services/service-calls.ts';
import { registerTileCalls } from './tile-calls.ts';
import { registerViewCalls } from './view-calls.ts';

/**
 * The calls of the map: layers, their legends and tiles, shapes of files, the default display of layers, and land along
 * a route.
 */
export const map: Module = {
  schema: [],
  calls: (app, parts) => {
    registerLayerCalls(app, parts);
    registerDataLayerCalls(app, parts);
    registerTileCalls(app, parts);
    registerViewCalls(app, parts);
    registerAlongCalls(app, parts);
    registerServiceCalls(app, parts);
    registerAddressSearch(app, parts);
    registerExportCalls(app, parts);
  },
};
