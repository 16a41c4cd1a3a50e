import { mapLimits } from 'shared-contracts/limits';
import { type Basemap, basemaps, heldZoom, layerPropertiesSchema } from 'shared-contracts/map';
import * as v from 'valibot';

/** The parts of a link to a map: its place, base map, layers and selection. */
export interface MapLink {
  readonly at: { readonly latitude: number; readonly longitude: number; readonly zoom: number } | undefined;
  readonly base: Basemap | undefined;
  /** Keys of the layers that are on; undefined where the link does not contain them. */
  readonly on: readonly string[] | undefined;
  /** How layers are filtered and coloured, by their key, where that is not the default. */
  readonly filters: LinkFilters;
  readonly chosen: readonly { readonly layer: string; readonly id: string }[];
}

const filtersSchema = v.record(v.string(), v.pick(layerPropertiesSchema, ['hidden', 'by', 'contains']));

/** The features of layers in a link: the field that colours them, and which are drawn. */
type LinkFilters = v.InferOutput<typeof filtersSchema>;

function readFilters(text: string | null): LinkFilters {
  try {
    const read = v.safeParse(filtersSchema, JSON.parse(text ?? '{}'));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** Most selected features that a link contains, because the length of an address is limited. */
const mostChosen = 25;

const isBasemap = (text: string | null): text is Basemap => basemaps.some((base) => base === text);

const decimal = /^-?\d{1,3}(\.\d{1,7})?$/;

function readAt(text: string | null): MapLink['at'] {
  const parts = (text ?? '').split(',');
  if (parts.length !== 3 || !parts.every((part) => decimal.test(part))) return undefined;
  const [latitude = 0, longitude = 0, zoom = 0] = parts.map(Number);
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180) return undefined;
  return { latitude, longitude, zoom: heldZoom(zoom) };
}

/** Reads the map's state from the query of an address; invalid parts are left out. */
export function readMapLink(query: URLSearchParams): MapLink {
  const base = query.get('base');
  const on = query.get('on');
  const chosen = (query.get('chosen') ?? '').split(',').flatMap((text) => {
    const [layer, id] = text.split('~');
    return layer && id ? [{ layer, id }] : [];
  });
  return {
    at: readAt(query.get('at')),
    base: isBasemap(base) ? base : undefined,
    on: on === null ? undefined : on.split(',').filter(Boolean).slice(0, mapLimits.layers),
    filters: readFilters(query.get('drawn')),
    chosen: chosen.slice(0, mostChosen),
  };
}

/** The address of this page, with the current state of its map. */
export function mapAddress(address: string, { at, base, on, filters, chosen }: MapLink): string {
  const url = new URL(address);
  const setParameter = (name: string, text: string | undefined) => {
    if (text) url.searchParams.set(name, text);
    else url.searchParams.delete(name);
  };
  setParameter('at', at && [at.latitude.toFixed(5), at.longitude.toFixed(5), at.zoom.toFixed(2)].join(','));
  setParameter('base', base);
  setParameter('on', on?.join(','));
  setParameter('drawn', Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined);
  setParameter(
    'chosen',
    chosen
      .slice(0, mostChosen)
      .map(({ layer, id }) => `${layer}~${id}`)
      .join(','),
  );
  return url.href;
}
