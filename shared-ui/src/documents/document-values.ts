import type { Language } from 'shared-contracts';
import {
  documentErrors,
  documentInputs,
  documentName,
  documentParentClasses,
  extensionOf,
} from 'shared-contracts/documents';
import type { FieldError } from 'shared-contracts/errors';
import type { DocumentInput } from 'shared-contracts/graphql';
import * as v from 'valibot';
import type { FormValues } from '../form/form-values.ts';
import type { StoredRow } from '../form/saving/stored-rows.ts';
import type { DocumentDetailsFragment } from '../generated/operations.ts';
import type { HeldRow } from '../record/rows/collection.ts';

/**
 * The data that the rules and the save of a document need in addition to its fields; stored with them, so that a draft
 * contains it.
 */
const factsSchema = v.object({
  parentId: v.string(),
  parentType: v.picklist(documentParentClasses),
  isUrlLink: v.boolean(),
  /** Of its file; a name keeps it. */
  extension: v.string(),
  /** Names of the other documents of its parent. */
  others: v.array(v.string()),
});

type DocumentFacts = v.InferOutput<typeof factsSchema>;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const factsIn = (values: FormValues): DocumentFacts | undefined => {
  const facts = v.safeParse(factsSchema, values['facts']);
  return facts.success ? facts.output : undefined;
};

/** The values of a document's fields. */
export function documentRow(
  document: DocumentDetailsFragment,
  of: Pick<DocumentFacts, 'parentId' | 'parentType' | 'others'>,
): StoredRow {
  const { id, revision, name, url, notes, isConfidential, isUrlLink, documentType, documentDate } = document;
  const facts: DocumentFacts = { ...of, isUrlLink, extension: extensionOf(name ?? '') };
  const typeAndDate = { documentType: documentType ?? null, documentDate: documentDate ?? '' };
  const values = {
    name: name ?? '',
    url: url ?? '',
    isConfidential,
    ...typeAndDate,
    notes: notes ?? '',
    facts,
  };
  return { id, revision, values };
}

/** The name of a document, from the values of its fields. */
export const nameIn = ({ name, url }: FormValues): string =>
  documentName({ name: textOf(name), url: textOf(url) });

/** The rules that the values of a document break. */
export function documentFaults(values: FormValues, language: Language): readonly FieldError[] {
  const { isUrlLink = false, extension = '', others = [] } = factsIn(values) ?? {};
  return documentErrors(values, { isUrlLink, extension, others }, language);
}

/** A version that somebody else stored, as the form contains it. */
export const valuesOfStored = (stored: FormValues, mine: FormValues): FormValues => ({
  ...mine,
  ...Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, typeof value === 'boolean' ? value : (value ?? '')]),
  ),
});

const changeOf = (values: FormValues) => ({
  name: textOf(values['name']),
  url: textOf(values['url']),
  notes: textOf(values['notes']),
  isConfidential: values['isConfidential'] === true,
  documentType: textOf(values['documentType']),
  documentDate: textOf(values['documentDate']),
});

/** The save of changed documents of one kind of record; undefined if there is none. */
export function documentSave(rows: readonly HeldRow[]) {
  const [parentType] = rows.flatMap(({ values }) => factsIn(values)?.parentType ?? []);
  if (parentType === undefined) return undefined;
  const input = rows.flatMap(
    ({ id, revision, values }): readonly DocumentInput[] =>
      documentInputs(factsIn(values)?.parentId, [{ id, revision, ...changeOf(values) }]) ?? [],
  );
  return { input, parentType };
}

/** A document that a save stored, with the values that were sent. */
export function savedRow(document: DocumentDetailsFragment, sent: readonly HeldRow[]): readonly StoredRow[] {
  const facts = factsIn(sent.find(({ id }) => id === document.id)?.values ?? {});
  return facts ? [documentRow(document, facts)] : [];
}
