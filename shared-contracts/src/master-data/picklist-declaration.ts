/** A column of a picklist's menu. */
interface PickColumnDeclaration {
  /** Field of an entry, with dots for one below. */
  readonly path: string;
  /** Share of the menu's width next to the other columns. */
  readonly share: number;
  readonly kind?: 'tick' | 'color' | 'count';
  /** Who sees the column: people of a synchronized company, or everybody by default. */
  readonly when?: 'synchronized';
}

/** How records of a kind are picked (000 §3, 001 §3, 002 §2). */
export interface PicklistDeclaration {
  /** The name for fields; the list's query by default. */
  readonly name?: string;
  readonly columns: readonly PickColumnDeclaration[];
  /** Fields whose texts name a picked entry. */
  readonly named: readonly string[];
  /** More fields that are read. */
  readonly reads?: readonly string[];
  /** Types of the query's own arguments. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
  /** Offers entries that are not active too, or leaves the choice to an argument. */
  readonly offersInactive?: boolean;
  /** Fetched as soon as the field is there, not only once its menu opens. */
  readonly loadsOnMount?: boolean;
  /** Entries that are visible at the same time. */
  readonly visible?: number;
}

/** A column of a picker: what it shows, and its share of the width. */
export const pickColumn = (
  path: string,
  share: number,
  more: Partial<PickColumnDeclaration> = {},
): PickColumnDeclaration => ({ path, share, ...more });

const code = pickColumn('code', 1);
const name = pickColumn('name', 2);
const description = pickColumn('description', 2);

/** Picked by code, with its meaning next to it. */
export const coded = { columns: [code, description], named: ['code', 'description'] } as const;

/** Picked only by code. */
export const codeOnly = { columns: [code], named: ['code'] } as const;

/** Picked only by name. */
export const namedOnly = { columns: [name], named: ['name'] } as const;

/** A place: its code and name, known by the name. */
export const place = { columns: [code, name], named: ['name'] } as const;
