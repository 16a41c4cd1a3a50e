/** The blocks of the product's template files, from top to bottom. Their texts contain tags as in any template. */
export type TemplateBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small' | 'clause'; readonly text: string }
  /** Names with values, one below the other. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** A table whose row is repeated for a list, and a line that is printed if the list is empty. */
  | {
      readonly kind: 'table';
      readonly list: string;
      readonly columns: readonly { readonly title: string; readonly tag: string; readonly width: number }[];
    }
  /** Lines to sign on, two next to each other. */
  | { readonly kind: 'signatures'; readonly names: readonly string[] }
  /** A tag that begins or ends a list or a condition, and is not printed itself. */
  | { readonly kind: 'tag'; readonly text: string };

/** A template file that comes with the product. */
export interface ProductTemplateText {
  readonly title: string;
  readonly header: string;
  readonly blocks: readonly TemplateBlock[];
}
