import { withoutEnd } from 'shared-contracts/limits';
import type { ServiceType, TilePlace } from 'shared-contracts/map';
import { withScheme } from 'shared-contracts/validators';

/** The parts of a map service that its tile addresses consist of. */
export interface ServicePlace {
  readonly type: ServiceType;
  readonly url: string;
  readonly layer: string | null;
  readonly token: string | null;
}

type Place = Pick<TilePlace, 'z' | 'x' | 'y'>;

/** Half the side of the world in Web Mercator, metres. */
const half = 20_037_508.342789244;

/** The edges of a tile in metres of Web Mercator: west, south, east, north. */
function mercatorEdges({ z, x, y }: Place): readonly [number, number, number, number] {
  const side = (2 * half) / 2 ** z;
  return [x * side - half, half - (y + 1) * side, (x + 1) * side - half, half - y * side];
}

const pixels = 256;

/** The size of a tile in pixels, for services that draw it; feature services are queried for the features in it. */
const imageSize = `${pixels},${pixels}`;

/**
 * An address without a trailing slash, and with the given query values, which replace those of the same name in any
 * case.
 */
export function withQuery(address: string, values: Readonly<Record<string, string>>): URL {
  const url = new URL(address);
  const names = new Set(Object.keys(values).map((name) => name.toLowerCase()));
  for (const name of [...url.searchParams.keys()])
    if (names.has(name.toLowerCase())) url.searchParams.delete(name);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url;
}

/** An address with a path appended to its own. */
export function below(address: string, path: string): string {
  const url = new URL(address);
  url.pathname = `${withoutEnd(url.pathname, '/')}/${path}`;
  return url.href;
}

/** A template with its placeholders filled in; undefined if the result is not an address. */
function filled(address: string, { z, x, y }: Place): string | undefined {
  const values: Readonly<Record<string, string>> = {
    z: String(z),
    x: String(x),
    y: String(y),
    '-y': String(2 ** z - 1 - y),
    tilematrix: String(z),
    tilecol: String(x),
    tilerow: String(y),
    tilematrixset: 'GoogleMapsCompatible',
    style: 'default',
  };
  let isTemplate = false;
  const text = address.replace(/\{([a-z-]{1,14})\}/gi, (whole, name: string) => {
    const value = values[name.toLowerCase()];
    if (value === undefined) return whole;
    isTemplate = true;
    return value;
  });
  return isTemplate ? text : undefined;
}

const addresses: Readonly<
  Record<Exclude<ServiceType, 'PMTiles'>, (service: ServicePlace, place: Place) => URL>
> = {
  // https://developers.arcgis.com/rest/services-reference/enterprise/query-feature-service-layer/
  Feature: ({ url, layer }, place) =>
    withQuery(below(url, `${layer ? `${encodeURIComponent(layer)}/` : ''}query`), {
      f: 'geojson',
      where: '1=1',
      outFields: '*',
      outSR: '4326',
      inSR: '3857',
      geometry: mercatorEdges(place).join(','),
      geometryType: 'esriGeometryEnvelope',
      spatialRel: 'esriSpatialRelIntersects',
    }),
  // https://developers.arcgis.com/rest/services-reference/enterprise/export-map/
  Map: ({ url, layer }, place) =>
    withQuery(below(url, 'export'), {
      f: 'image',
      format: 'png32',
      transparent: 'true',
      bbox: mercatorEdges(place).join(','),
      bboxSR: '3857',
      imageSR: '3857',
      size: imageSize,
      // Layers of a map service are requested by number; a layer name shows them all.
      ...(layer && /^\d+(,\d+)*$/.test(layer) ? { layers: `show:${layer}` } : {}),
    }),
  Tile: ({ url }, { z, x, y }) => new URL(below(url, `tile/${z}/${y}/${x}`)),
  // OGC 06-042
  WMS: ({ url, layer }, place) =>
    withQuery(url, {
      SERVICE: 'WMS',
      VERSION: '1.3.0',
      REQUEST: 'GetMap',
      LAYERS: layer ?? '',
      STYLES: '',
      CRS: 'EPSG:3857',
      BBOX: mercatorEdges(place).join(','),
      WIDTH: String(pixels),
      HEIGHT: String(pixels),
      FORMAT: 'image/png',
      TRANSPARENT: 'TRUE',
    }),
  // OGC 07-057; the matrix set of the web's tiles has this name by its annex E.
  WMTS: ({ url, layer }, place) => {
    const text = filled(url.replace(/\{layer\}/i, encodeURIComponent(layer ?? '')), place);
    if (text !== undefined) return new URL(text);
    return withQuery(url, {
      SERVICE: 'WMTS',
      VERSION: '1.0.0',
      REQUEST: 'GetTile',
      LAYER: layer ?? '',
      STYLE: 'default',
      FORMAT: 'image/png',
      TILEMATRIXSET: 'GoogleMapsCompatible',
      TILEMATRIX: String(place.z),
      TILEROW: String(place.y),
      TILECOL: String(place.x),
    });
  },
  XYZ: ({ url }, place) => new URL(filled(url, place) ?? below(url, `${place.z}/${place.x}/${place.y}.png`)),
};

/** An address with the token that the service requires. */
export function withToken(address: URL, token: string | null): URL {
  if (!token) return address;
  const url = new URL(address);
  if (/%7Btoken%7D|\{token\}/i.test(url.href))
    return new URL(url.href.replaceAll(/%7Btoken%7D|\{token\}/gi, encodeURIComponent(token)));
  url.searchParams.set('token', token);
  return url;
}

/** The address of a service's tile. Throws a TypeError if the service's address is invalid. */
export function tileAddress(
  service: ServicePlace & { readonly type: Exclude<ServiceType, 'PMTiles'> },
  place: Place,
): URL {
  const url = withScheme(service.url.trim());
  return withToken(addresses[service.type]({ ...service, url }, place), service.token);
}
