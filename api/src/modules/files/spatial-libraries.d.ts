// The used parts of libraries that have no types, or those of an older version.

declare module 'shpjs' {
  /** Geometries of a .shp, in longitude and latitude where the projection is given. */
  export function parseShp(shp: Uint8Array, projection?: string): readonly unknown[];
  /** Records of a .dbf, in the encoding of that name. */
  export function parseDbf(dbf: Uint8Array, codePage: string | Uint8Array | undefined): readonly unknown[];
}

declare module 'dxf' {
  /** A drawing as text, parsed on demand. */
  export class Helper {
    constructor(text: string);
    readonly parsed:
      | { readonly blocks?: readonly unknown[]; readonly entities?: readonly unknown[] }
      | undefined;
    /** Every line of the drawing, its blocks and curves resolved. */
    toPolylines(): { readonly polylines: readonly { readonly vertices: readonly (readonly number[])[] }[] };
  }
}
