import type { Language } from 'shared-contracts';
import { type BringKind, bringFieldName } from 'shared-contracts/bring-in';
import type { Translate } from 'shared-ui';

/** What a field of a table is called. */
export const fieldTitle = (
  { t, language }: { readonly t: Translate; readonly language: Language },
  kind: BringKind,
  name: string,
): string => bringFieldName(kind, name, language) ?? t(`bringIn.field.${name}`);
