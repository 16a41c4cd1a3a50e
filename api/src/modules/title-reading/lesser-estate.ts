const lesser = /\b(LIFE (?:ESTATE|INTEREST)|(?:ESTATE IN )?REMAINDER)\b/i;

/**
 * The estate that an owner holds if it is less than the fee simple, as `LIFE ESTATE`; null where a text does not
 * mention one.
 */
export const lesserEstate = (text: string): string | null => lesser.exec(text)?.[1]?.toUpperCase() ?? null;
