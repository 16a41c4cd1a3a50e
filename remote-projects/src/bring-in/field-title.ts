import type { Language } from 'shared-contracts';
import { type BringKind, bringFieldName } from 'shared-contracts/bring-in';

/** What a field of a table is called; its own name where a recipe of another release names one that is gone. */
export const fieldTitle = (
  { language }: { readonly language: Language },
  kind: BringKind,
  name: string,
): string => bringFieldName(kind, name, language) ?? name;
