import type { DocumentInput } from '../graphql/index.ts';

/**
 * A document as a screen keeps it before it is saved: a new one has a file or an address, a stored one its revision.
 */
export type DocumentState = Omit<DocumentInput, 'parentId' | 'saveId'>;

/**
 * The input of `updateDocuments` for documents of one record, each as a save of its own. Needs the parent's id and the
 * documents; if either is missing, it logs this and returns nothing (000 §7).
 */
export function documentInputs(
  parentId: string | null | undefined,
  states: readonly DocumentState[] | null | undefined,
): DocumentInput[] | undefined {
  if (!parentId || !states) {
    console.warn(`Documents are not saved: ${parentId ? 'there are none' : 'their parent has no id'}.`);
    return undefined;
  }
  return states.map((state) => ({ ...state, parentId, saveId: crypto.randomUUID() }));
}
