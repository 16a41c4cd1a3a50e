/** A column of a picklist's menu. */
interface PickColumnDeclaration {
  /** Field of an entry; dots separate the levels of nested fields. */
  readonly path: string;
  /** The column's share of the menu's width. */
  readonly share: number;
  readonly kind?: 'tick' | 'color' | 'count';
  /** Who sees the column: people of a synchronized company, or everybody by default. */
  readonly when?: 'synchronized';
}

/** How records of a kind are picked (000 §3, 001 §3, 002 §2). */
export interface PicklistDeclaration {
  /** The name that fields use; by default the list's query. */
  readonly name?: string;
  readonly columns: readonly PickColumnDeclaration[];
  /** Fields whose texts make up the name of a picked entry. */
  readonly named: readonly string[];
  /** Further fields that are read. */
  readonly reads?: readonly string[];
  /** Types of the query's own arguments. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** Arguments that must have a value before anything can be picked. */
  readonly needs?: readonly string[];
  /** Offers inactive entries too, or leaves that choice to an argument of the query. */
  readonly offersInactive?: boolean;
  /** Read as soon as the field is shown, not only when its menu opens. */
  readonly loadsOnMount?: boolean;
  /** The number of entries that are visible at the same time. */
  readonly visible?: number;
}

/** A column of a picklist: its field, and its share of the width. */
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

/** A place: shown by code and name, and named by its name. */
export const place = { columns: [code, name], named: ['name'] } as const;
