/** A coordinate system for files that do not name their own. */
export interface CoordinateSystem {
  /** Its code in the EPSG registry. */
  readonly id: string;
  /** Its usual name in the trade, the same in every language. */
  readonly name: string;
  /** In PROJ notation. */
  readonly projection: string;
}

const zones = [8, 9, 10, 11, 12, 13, 14] as const;

/** EPSG numbers zone 8 as 26908 in NAD83 and 32608 in WGS 84, and the later zones after it in order. */
const utm = (datum: 'NAD83' | 'WGS84', from: number): readonly CoordinateSystem[] =>
  zones.map((zone) => ({
    id: `EPSG:${from + zone}`,
    name: `UTM ${zone} ${datum}`,
    projection: `+proj=utm +zone=${zone} +datum=${datum} +units=m +no_defs`,
  }));

/** Alberta's 10TM, as registered with EPSG: central meridian 115° west, scale 0.9992, NAD83. */
const tenTm = (id: string, use: string, easting: number): CoordinateSystem => ({
  id,
  name: `10TM NAD83 (${use})`,
  projection: `+proj=tmerc +lat_0=0 +lon_0=-115 +k=0.9992 +x_0=${easting} +y_0=0 +datum=NAD83 +units=m +no_defs`,
});

/**
 * The coordinate systems that are common in western Canada, by name; they are both offered for the choice and used for
 * reading.
 */
export const coordinateSystems: readonly CoordinateSystem[] = [
  ...utm('NAD83', 26_900),
  ...utm('WGS84', 32_600),
  tenTm('EPSG:3400', 'Forest', 500_000),
  tenTm('EPSG:3401', 'Resource', 0),
  {
    id: 'EPSG:3005',
    name: 'BC Albers NAD83',
    projection:
      '+proj=aea +lat_0=45 +lon_0=-126 +lat_1=50 +lat_2=58.5 +x_0=1000000 +y_0=0 +datum=NAD83 +units=m +no_defs',
  },
  { id: 'EPSG:4326', name: 'Lat/long', projection: '+proj=longlat +datum=WGS84 +no_defs' },
];

/** The field of a request that names a coordinate system; a file without its own is refused at this field. */
export const coordinateSystemField = 'coordinateSystem';
