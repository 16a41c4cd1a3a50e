// Declarations for the used parts of libraries without types, or with types for an older version.

declare module 'shpjs' {
  /** Geometries of a .shp, in longitude and latitude if the projection is given. */
  export function parseShp(shp: Uint8Array, projection?: string): readonly unknown[];
  /** Records of a .dbf, in the given encoding. */
  export function parseDbf(dbf: Uint8Array, codePage: string | Uint8Array | undefined): readonly unknown[];
}

declare module 'dxf' {
  /** A drawing as text, parsed on demand. */
  export class Helper {
    constructor(text: string);
    readonly parsed:
      | { readonly blocks?: readonly unknown[]; readonly entities?: readonly unknown[] }
      | undefined;
    /** Every line of the drawing, with blocks and curves resolved. */
    toPolylines(): { readonly polylines: readonly { readonly vertices: readonly (readonly number[])[] }[] };
  }
}
