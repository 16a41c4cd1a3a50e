import type { AreaDeclaration } from '../src/area/index.ts';
import type { Face } from '../src/face/index.ts';
import type { AreaParts } from './area-parts.ts';

/** How an application is built. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Folder for the output. */
  readonly output: string;
  readonly version: string;
  /** Builds a remote in its stand-in shell instead of a module for the real one. */
  readonly alone?: boolean;
  /** The declaration of a remote's area. */
  readonly start?: AreaDeclaration;
  /** The face of shared-ui, in builds that record what they use of it; development builds do not. */
  readonly ui?: Face;
  /** The parts that it requests from other areas, and those that it offers to them. */
  readonly parts?: AreaParts;
}
