/** Generates the registries and texts that the API reads. Needs no development tool: its image runs this. */
import { makeDeclared } from './make-declared.ts';

await makeDeclared();
