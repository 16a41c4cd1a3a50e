import type {} from 'vitest';

/** Databases that each test file copies, kept between runs: `scripts/test-templates.ts` makes them. */
export interface Templates {
  /** File of an empty PGlite database; missing if the tests run on a server. */
  readonly empty?: string;
  /** File of a PGlite database with the demo, or the name of such a database on the server of the tests. */
  readonly demo: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly templates: Templates;
  }
}
