import { isDeepStrictEqual } from 'node:util';
import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { infoControlOf, infoValueErrors } from 'shared-contracts/projects';
import { validationText } from 'shared-contracts/validators';
import * as v from 'valibot';
import { texts as projectTexts } from '../../generated/texts/projects.ts';
import type { RecordContext } from '../../records/record-context.ts';
import type { RecordValues } from '../../records/writing/writable-kind.ts';
import { infoTypes, itemsElsewhere, typesOfOptions } from './project-facts-store.ts';

const named = v.object({ id: v.string() });
const itemsSchema = v.array(
  v.object({ id: v.string(), type: named, value: v.nullable(v.string()), option: v.nullable(named) }),
);

type Item = v.InferOutput<typeof itemsSchema>[number];

/** The additional-info items of a project's values. */
const itemsOf = (values: RecordValues | undefined): readonly Item[] =>
  v.parse(itemsSchema, values?.['additionalInfoItems'] ?? []);

/**
 * Errors in new or changed additional-info items: each type must occur only once, belong to this form and have a value
 * of its kind.
 */
export async function infoItemErrors(
  values: RecordValues,
  { db, user }: RecordContext,
  before: RecordValues | undefined,
  projectId: string,
): Promise<readonly FieldError[]> {
  const items = itemsOf(values);
  const known = new Map(itemsOf(before).map((item) => [item.id, item]));
  const isChanged = (item: Item) => !isDeepStrictEqual(known.get(item.id), item);
  const changed = items.filter(isChanged);
  if (changed.length === 0) return [];
  const language = languageOf(user.locale);
  const texts = inLanguage(projectTexts, language);
  const types = await infoTypes(
    db,
    changed.map(({ type }) => type.id),
  );
  const options = await typesOfOptions(
    db,
    changed.flatMap(({ option }) => option?.id ?? []),
  );
  const elsewhere = await itemsElsewhere(
    db,
    changed.map(({ id }) => id),
    projectId,
  );
  const isTwice = (item: Item) => items.some(({ id, type }) => id !== item.id && type.id === item.type.id);
  return items.flatMap((item, place): readonly FieldError[] => {
    if (!isChanged(item)) return [];
    const at = (field: string, message: string) => ({
      path: `additionalInfoItems[${place}].${field}`,
      message,
    });
    if (elsewhere.has(item.id)) return [at('id', validationText(language, 'invalid'))];
    if (isTwice(item)) return [at('type', texts.typeTwice)];
    const type = types.get(item.type.id);
    if (type?.formTypeCode && type.formTypeCode !== 'Project') return [at('type', texts.typeOfOtherForm)];
    const wrong = infoValueErrors(infoControlOf(type?.controlTypeCode), item, language);
    if (wrong.length > 0) return wrong.map(({ path, message }) => at(path, message));
    const isForeign = item.option && options.get(item.option.id) !== item.type.id;
    return isForeign ? [at('option', texts.optionElsewhere)] : [];
  });
}
