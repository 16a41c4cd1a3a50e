/** Lengths of pipelines and roads, along their line. */
const linear = [
  ...['lm', 'lin m', 'lin. m', 'lin. m.', 'linear metre', 'linear metres', 'linear meters', 'lineal metre'],
  ...['lineal metres', 'lineal meters', 'mètres linéaires', 'metros lineales'],
];

/** How sheets in English, French and Spanish write units of area and length, by the unit's code. */
const writings: Readonly<Record<string, readonly string[]>> = {
  ac: ['ac.', 'acre', 'acres', 'acs', 'acs.'],
  ha: ['ha.', 'has', 'has.', 'hect', 'hect.', 'hectare', 'hectares', 'hectárea', 'hectáreas'],
  m2: ['m²', 'sq m', 'sq. m', 'square metre', 'square metres', 'square meter', 'square meters'],
  m: [
    'm.',
    'metre',
    'metres',
    'meter',
    'meters',
    'mètre',
    'mètres',
    'metro',
    'metros',
    'mtr',
    'mtrs',
    ...linear,
  ],
  km: [
    'km.',
    'kilometre',
    'kilometres',
    'kilometer',
    'kilometers',
    'kilomètre',
    'kilomètres',
    'kilómetros',
    'kms',
  ],
  ft: ['ft.', 'foot', 'feet', 'pied', 'pieds', 'pie', 'pies'],
};

const codes = new Map(
  Object.entries(writings).flatMap(([code, all]) => all.map((one) => [one, code] as const)),
);

/** The types of records that are units. */
export const unitTypes: ReadonlySet<string> = new Set(['AreaUnit', 'LengthUnit']);

/** The code of a unit that a sheet names, such as ac for 'Acres'; any other text in lower case. */
export function writtenUnit(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return codes.get(plain) ?? plain;
}
