import type { MasterDataField } from 'shared-contracts/master-data';
import type { KindTexts } from './use-kind-texts.ts';

/** The choices that a field is, or that the rows in it have. */
const choicesIn = (
  field: MasterDataField,
): readonly Extract<MasterDataField, { readonly kind: 'choice' }>[] => {
  if (field.kind === 'choice') return [field];
  return field.kind === 'rows' ? field.fields.flatMap(choicesIn) : [];
};

/** The label of a choice's stored value, for fields of a declared kind; undefined for other values. */
export const choiceWords =
  (fields: readonly MasterDataField[], texts: Pick<KindTexts, 'choice'>) =>
  (name: string, stored: string): string | undefined => {
    const choices = fields.filter((field) => field.name === name).flatMap(choicesIn);
    for (const { name: choice, values } of choices) {
      const key = Object.keys(values).find((one) => values[one] === stored);
      if (key !== undefined) return texts.choice(choice, key);
    }
    return undefined;
  };
