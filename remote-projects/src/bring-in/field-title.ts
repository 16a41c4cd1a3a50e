import type { Language } from 'shared-contracts';
import { type BringKind, bringFieldName } from 'shared-contracts/bring-in';

/** The title of a table's field; its own name if a recipe of another release names a field that no longer exists. */
export const fieldTitle = (
  { language }: { readonly language: Language },
  kind: BringKind,
  name: string,
): string => bringFieldName(kind, name, language) ?? name;
