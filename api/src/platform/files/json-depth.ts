const quote = 0x22;
const backslash = 0x5c;
const opens = new Set([0x5b, 0x7b]);
const closes = new Set([0x5d, 0x7d]);

/**
 * Whether JSON nests lists and objects more deeply than allowed. Only walks over its bytes once: parsing a few
 * megabytes of brackets would take hundreds of megabytes.
 */
export function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (isText) {
      if (byte === backslash) place += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (opens.has(byte)) {
      depth += 1;
      if (depth > most) return true;
    } else if (closes.has(byte)) depth -= 1;
  }
  return false;
}

/** Nesting of GeoJSON: collections within collections, and any properties that a program stores with its features. */
export const geoJsonDepth = 100;
