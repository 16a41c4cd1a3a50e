import type { Module } from '../module.ts';
import { registerLayerCalls } from './layer-calls.ts';
import { registerTileCalls } from './tile-calls.ts';

/** What the map asks for: layers, their legends and tiles, shapes of files, and how layers are shown at first. */
export const map: Module = {
  schema: [],
  calls: (app, parts) => {
    registerLayerCalls(app, parts);
    registerTileCalls(app, parts);
  },
};
