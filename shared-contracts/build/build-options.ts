import type { AreaDeclaration } from '../src/area/index.ts';
import type { Face } from '../src/face/index.ts';
import type { AreaParts } from './area-parts.ts';

/** How an application is built. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Folder that the files go to. */
  readonly output: string;
  readonly version: string;
  /** Builds a remote in its stand-in shell instead of a module for the real one. */
  readonly alone?: boolean;
  /** What a remote declares of its area. */
  readonly start?: AreaDeclaration;
  /** What shared-ui offers, where the build records what it takes of it; a development build does not. */
  readonly ui?: Face;
  /** The parts that it asks other areas for, and those that it offers to them. */
  readonly parts?: AreaParts;
}
