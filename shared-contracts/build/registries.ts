/** Makes what the API reads of declarations and texts. Needs no tool of development: its image runs this. */
import { makeDeclared } from './make-declared.ts';

await makeDeclared();
