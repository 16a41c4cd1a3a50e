import { formTypeIds } from 'shared-contracts/forms';
import { declarationOfType, type MasterDataDeclaration } from 'shared-contracts/master-data';
import { texts } from '../../generated/texts/templates.ts';
import { badInput, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { checkedId, isUuid } from '../../platform/server/arguments.ts';
import { saveRecord } from '../../records/writing/save-records.ts';
import type { SaveInput } from '../../records/writing/writable-kind.ts';
import type { MasterDataContext } from '../master-data/index.ts';
import { checkMasterDataRight, masterDataKind } from '../master-data/index.ts';
import { eventTypesOfForm } from './event-type-store.ts';

interface ModelItem {
  readonly id: string;
  readonly eventType: { readonly id: string };
}

interface ItemInput {
  readonly id: string;
  readonly sequence?: number | null;
  readonly eventType?: { readonly id: string } | null;
}

export interface MasterModelInput extends SaveInput {
  readonly formType?: { readonly id: string } | null;
  readonly masterModelItems?: readonly ItemInput[] | null;
}

function declaration(): MasterDataDeclaration {
  const found = declarationOfType('MasterModel');
  if (!found) throw new Error('Master models are not declared.');
  return found;
}

const isItem = (value: unknown): value is ModelItem =>
  typeof value === 'object' && value !== null && 'id' in value && 'eventType' in value;

const itemsOf = (value: unknown): readonly ModelItem[] => (Array.isArray(value) ? value.filter(isItem) : []);

function formTypeOf({ formType }: { readonly formType?: unknown }): string {
  return typeof formType === 'object' && formType !== null && 'id' in formType ? String(formType.id) : '';
}

/** A model that the person may change, as it is stored. Throws FORBIDDEN or NOT_FOUND. */
async function storedModel(context: MasterDataContext, modelId: string) {
  await checkMasterDataRight(declaration(), context);
  const stored = await masterDataKind(declaration()).writer.find(context, checkedId(modelId));
  if (!stored) throw notFound();
  const { values } = stored;
  return { ...stored, items: itemsOf(values['masterModelItems']), formTypeId: formTypeOf(values) };
}

/**
 * Saves a model. Its items are put in the order of their numbers, and keep their event type if none is given. Returns
 * the id. Throws an AppError.
 */
export async function saveMasterModel(input: MasterModelInput, context: MasterDataContext): Promise<string> {
  const { masterModelItems } = input;
  if (!masterModelItems) return saveRecord(masterDataKind(declaration()), input, context);
  const isNew = input.revision === null || input.revision === undefined;
  const known = isNew ? [] : (await storedModel(context, input.id)).items;
  const numbered = masterModelItems.map((item, place) => ({ item, order: item.sequence ?? place + 1 }));
  const items = numbered
    .toSorted((one, other) => one.order - other.order)
    .map(({ item: { id, eventType } }) => ({
      id,
      eventType: eventType ?? known.find((stored) => stored.id === id.toLowerCase())?.eventType ?? null,
    }));
  const added = items.flatMap(({ id, eventType }) =>
    eventType && isUuid(eventType.id) && !known.some((stored) => stored.id === id) ? [eventType.id] : [],
  );
  await checkForm(context, added, formTypeOf(input));
  const complete = { ...input, masterModelItems: items };
  return saveRecord(masterDataKind(declaration()), complete, context);
}

const forms: readonly string[] = Object.values(formTypeIds);

/** Events in a model must be active and belong to the model's form. Throws BAD_INPUT. */
async function checkForm(
  { db }: MasterDataContext,
  ids: readonly string[],
  formTypeId: string,
): Promise<void> {
  // Whether the form exists is checked with the other fields.
  if (ids.length === 0 || !forms.includes(formTypeId)) return;
  const fitting = await eventTypesOfForm(db, ids, formTypeId);
  if (fitting.length < new Set(ids).size)
    throw badInput(messageFrom(texts, ({ unfitEvents }) => unfitEvents));
}

async function saveItems(
  context: MasterDataContext,
  modelId: string,
  change: (model: Awaited<ReturnType<typeof storedModel>>) => Promise<readonly ModelItem[]>,
): Promise<string> {
  const model = await storedModel(context, modelId);
  const masterModelItems = await change(model);
  // Both ways keep what stays, so as many items are the same items.
  if (masterModelItems.length === model.items.length) return modelId;
  const save = { ...model.values, id: modelId, revision: model.revision, masterModelItems };
  return saveRecord(masterDataKind(declaration()), save, context);
}

/**
 * Appends event types to a model; those of another form are refused. Those already in it stay as they are: a first try
 * may have linked them, and only its answer was lost. Returns the model's id.
 */
export const linkEventTypes = (context: MasterDataContext, ids: readonly string[], modelId: string) =>
  saveItems(context, modelId, async ({ items, formTypeId }) => {
    const wanted = [...new Set(ids.map(checkedId))];
    if (wanted.length === 0) throw badInput(messageFrom(texts, ({ noEvents }) => noEvents));
    const linked = new Set(items.map(({ eventType }) => eventType.id));
    const missing = wanted.filter((id) => !linked.has(id));
    await checkForm(context, missing, formTypeId);
    return [...items, ...missing.map((id) => ({ id: crypto.randomUUID(), eventType: { id } }))];
  });

/** Removes items from a model; those that have gone already need nothing. Returns the model's id. */
export const unlinkEventTypes = (context: MasterDataContext, ids: readonly string[], modelId: string) =>
  saveItems(context, modelId, async ({ items }) => {
    const going = new Set(ids.map(checkedId));
    return items.filter(({ id, eventType }) => !going.has(id) && !going.has(eventType.id));
  });
