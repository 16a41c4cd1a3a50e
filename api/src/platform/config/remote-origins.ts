import { type AreaName, areaNameSchema } from 'shared-contracts/area';
import { withoutEnd } from 'shared-contracts/limits';
import * as v from 'valibot';

const place = '{area}';

/** Where the releases of each area are: an origin or a path below one, without a slash at its end. */
export interface RemoteOrigins {
  readonly of: (area: AreaName) => string;
  /** The origins that code of areas may come from, as a Content-Security-Policy names them. */
  readonly origins: readonly string[];
  /** The area whose releases are at an address; undefined if it belongs to none. */
  readonly areaAt: (address: string) => AreaName | undefined;
}

/** The place of an area according to a pattern. */
function placeIn(pattern: string, area: string): string {
  const { origin, pathname } = new URL(pattern.replaceAll(place, area));
  return withoutEnd(origin + pathname, '/');
}

/** A stand-in for the area's name while a pattern is parsed; it does not occur in any address. */
const anyArea = 'any-area-of-all';

/** The origin of a pattern; where the host contains the area, a wildcard for all such hosts. */
function originIn(pattern: string): string {
  const { origin, protocol, host } = new URL(placeIn(pattern, anyArea));
  return host.includes(anyArea) ? `${protocol}//*${host.slice(host.indexOf('.'))}` : origin;
}

/** The origins of individually named areas, and a pattern for all others. */
export function remoteOriginsOf(named: ReadonlyMap<AreaName, string>, pattern: string): RemoteOrigins {
  const [before = '', after = ''] = placeIn(pattern, anyArea).split(anyArea);
  const areaBelow = (address: string): AreaName | undefined => {
    const [name = ''] = address.startsWith(before)
      ? (/^[a-z0-9-]+/.exec(address.slice(before.length)) ?? [])
      : [];
    const isThere = name !== '' && address.slice(before.length + name.length).startsWith(`${after}/`);
    return isThere && v.is(areaNameSchema, name) ? name : undefined;
  };
  return {
    of: (area) => named.get(area) ?? placeIn(pattern, area),
    origins: [...new Set([...[...named.values()].map((one) => new URL(one).origin), originIn(pattern)])],
    areaAt: (address) =>
      [...named].find(([, origin]) => address.startsWith(`${origin}/`))?.[0] ?? areaBelow(address),
  };
}

const sentence = `must be an address with ${place} in it, or read area=origin,area=origin`;

/** An address, or one that is complete once an area's name is filled in. */
const addressSchema = v.pipe(
  v.string(),
  v.check((address) => URL.canParse(address.replaceAll(place, anyArea)), sentence),
);

const patternSchema = v.pipe(addressSchema, v.includes(place, sentence));

/** The content of `REMOTE_ORIGINS`; `pattern` is undefined if it names areas one by one. */
export interface StatedOrigins {
  readonly named: ReadonlyMap<AreaName, string>;
  readonly pattern: string | undefined;
}

/**
 * Parses `https://land.example/remotes/{area}`, or areas one by one:
 * `admin=http://localhost:4001,map=https://map.example`
 */
export const remoteOrigins = v.pipe(
  v.string(),
  v.transform((list) => {
    const entries = list.split(',').filter(Boolean);
    return {
      patterns: entries.filter((entry) => entry.includes(place)),
      named: entries.filter((entry) => !entry.includes(place)).map((entry) => entry.split('=')),
    };
  }),
  v.object({
    patterns: v.pipe(v.array(patternSchema), v.maxLength(1, sentence)),
    named: v.array(v.tuple([areaNameSchema, v.pipe(v.string(), v.url())], sentence)),
  }),
  v.transform(
    ({ patterns, named }): StatedOrigins => ({
      named: new Map(named.map(([area, address]) => [area, placeIn(address, area)])),
      pattern: patterns[0],
    }),
  ),
);
