import { formTypeIds } from 'shared-contracts/forms';
import type { Sequenced } from 'shared-contracts/grids';
import type { FormValues } from 'shared-ui/form';
import type { FormRecord } from 'shared-ui/record';

/** An event type in a model. */
export interface ModelItem extends Sequenced {
  readonly eventType: {
    readonly id: string;
    readonly code: string;
    readonly description?: string | null;
    readonly isActive: boolean;
  };
}

export interface MasterModelRecord extends FormRecord {
  readonly name: string;
  readonly formType: { readonly id: string; readonly code?: string };
  readonly isActive: boolean;
  readonly masterModelItems: readonly ModelItem[];
}

/** The purpose of a model; any other form type counts as unknown (001 §3). */
type ModelType = 'agreement' | 'project' | 'unknown';

/** What a model is for, by its form. */
export function modelTypeOf(formTypeId: string): ModelType {
  if (formTypeId === formTypeIds.AgreementEvent) return 'agreement';
  return formTypeId === formTypeIds.ProjectEvent ? 'project' : 'unknown';
}

/** A model before it is saved. */
export const newMasterModel = (id: string): MasterModelRecord => ({
  id,
  revision: null,
  canEdit: true,
  name: '',
  formType: { id: formTypeIds.AgreementEvent },
  isActive: true,
  masterModelItems: [],
});

/** A model as its form holds it. */
export const modelValues = ({
  name,
  formType,
  isActive,
  masterModelItems,
}: MasterModelRecord): FormValues => ({
  name,
  formTypeId: formType.id,
  isActive,
  masterModelItems,
});

const isItem = (value: unknown): value is ModelItem =>
  typeof value === 'object' && value !== null && 'eventType' in value;

/** The input of a save: the items by their ids and numbers. */
export function modelInput({ name, formTypeId, isActive, masterModelItems }: FormValues): object {
  const items = (Array.isArray(masterModelItems) ? masterModelItems : []).filter(isItem);
  return {
    name,
    formType: { id: formTypeId },
    isActive,
    masterModelItems: items.map(({ id, sequence }) => ({ id, sequence })),
  };
}
