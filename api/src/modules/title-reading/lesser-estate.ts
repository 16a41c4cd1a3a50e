const lesser = /\b(LIFE (?:ESTATE|INTEREST)|(?:ESTATE IN )?REMAINDER)\b/i;

/** What an owner holds where that is not the fee simple, as `LIFE ESTATE`; null where a text says nothing of it. */
export const lesserEstate = (text: string): string | null => lesser.exec(text)?.[1]?.toUpperCase() ?? null;
