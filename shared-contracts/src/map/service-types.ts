/** The kinds of map services that an administrator names. */
export const serviceTypes = ['Feature', 'Map', 'Tile', 'WMS', 'WMTS', 'XYZ', 'PMTiles'] as const;

export type ServiceType = (typeof serviceTypes)[number];

/** What a map gets of a service, tile by tile. */
export const serviceAnswers = ['features', 'pictures', 'vectors'] as const;

export type ServiceAnswer = (typeof serviceAnswers)[number];
