import { type NamedKind, readKinds } from './administered-kinds.ts';
import { makeKindTexts } from './make-kind-texts.ts';
import { makePicklists } from './make-picklists.ts';
import { makeRegistries } from './make-registries.ts';
import { makeTexts } from './make-texts.ts';
import { makeValueSets } from './make-value-sets.ts';

/** Makes what follows from declarations and folders of texts, and returns the declarations. */
export async function makeDeclared(): Promise<readonly NamedKind[]> {
  const kinds = await readKinds();
  makeRegistries(kinds);
  makePicklists(kinds);
  makeTexts();
  makeValueSets(kinds);
  makeKindTexts(kinds);
  return kinds;
}
