import { type NamedKind, readKinds } from './administered-kinds.ts';
import { makeKindTexts } from './make-kind-texts.ts';
import { makePicklists } from './make-picklists.ts';
import { makeRegistries } from './make-registries.ts';
import { makeTexts } from './make-texts.ts';

/** Makes what follows from declarations and folders of texts, and returns the declarations. */
export async function makeDeclared(): Promise<readonly NamedKind[]> {
  const kinds = await readKinds();
  makeRegistries(kinds);
  makePicklists(kinds);
  makeTexts();
  makeKindTexts(kinds);
  return kinds;
}
