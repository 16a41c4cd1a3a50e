import { type Basemap, basemaps } from 'shared-contracts/map';
import { webAddress } from 'shared-contracts/validators';

/** A base map that the operator of the server configured for one of the five styles. */
export interface NamedBaseMap {
  readonly look: Basemap;
  /** A file on the server, or an address. */
  readonly kind: 'file' | 'address';
  readonly type: 'XYZ' | 'WMTS' | 'PMTiles';
  readonly address: string;
  /** The attribution shown below the map; empty where none was given. */
  readonly source: string;
}

/**
 * Reads `terrain=https://tiles.example/{z}/{x}/{y}.png#© Somebody|street=/data/street.pmtiles`: styles with their own
 * tiles. An address with {TileMatrix}, or without placeholders, is WMTS; a name that ends in .pmtiles is an archive.
 * Undefined if it cannot be read.
 */
export function readBaseMaps(text: string): readonly NamedBaseMap[] | undefined {
  const found: NamedBaseMap[] = [];
  for (const part of text.split('|')) {
    const equals = part.indexOf('=');
    const look = basemaps.find((one) => one === part.slice(0, equals).trim());
    const [address = '', source = ''] = part
      .slice(equals + 1)
      .trim()
      .split('#');
    const isFile = address.startsWith('/');
    const isArchive = /\.pmtiles(\?|$)/i.test(address);
    if (!look || address === '' || (isFile ? !isArchive : !/^https?:/.test(address) || !webAddress(address)))
      return undefined;
    found.push({
      look,
      kind: isFile ? 'file' : 'address',
      type: isArchive ? 'PMTiles' : /\{z\}/.test(address) ? 'XYZ' : 'WMTS',
      address,
      source: source.trim(),
    });
  }
  return found;
}
