const format = new Intl.NumberFormat('en-CA');

/** A number with its thousands apart, as it is written in English and in the Spanish of Mexico: 12,500. */
export const countText = (count: number): string => format.format(count);
