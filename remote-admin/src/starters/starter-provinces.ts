/** Provinces with entries for an installation's lists: each has terms of its own law. */
export const starterProvinces = ['AB', 'BC', 'SK'] as const;

export type StarterProvince = (typeof starterProvinces)[number];

/** Entries, a row of typed fields each, in the order of the list's fields. */
export type Lines = readonly (readonly string[])[];

export type LinesByProvince = Readonly<Record<StarterProvince, Lines>>;
