const format = new Intl.NumberFormat('en-CA');

/** A number with its thousands separated, as in English and in Mexican Spanish: 12,500. */
export const countText = (count: number): string => format.format(count);
