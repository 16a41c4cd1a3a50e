import { type AreaName, contractVersion, noDeclaration } from '../area/index.ts';
import type { Release } from '../rest/index.ts';

/** A release of an area that declares nothing, with the values that a test gives. */
export const aRelease = (area: AreaName, release: Partial<Release> = {}): Release => ({
  area,
  version: '1.0.0',
  contractVersion,
  manifest: 'http://localhost/m.json',
  integrity: 'sha384-x',
  files: null,
  start: noDeclaration,
  ...release,
});
