import { isDeepStrictEqual } from 'node:util';
import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/writing.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { recordOf } from '../reading/record-catalog.ts';
import type { RecordContext } from '../record-context.ts';
import { batchedQuery } from './batched-query.ts';
import { namedIn, namedOf } from './named-values.ts';
import { findReferences } from './references-store.ts';
import type { PlannedField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

/** A record that a save refers to: at which path, of what type, and what it must belong to. */
interface Named {
  readonly path: string;
  readonly type: string;
  readonly id: string;
  readonly within: { readonly column: string; readonly id: string } | undefined;
}

const idOf = (value: unknown): string | undefined => namedOf(value)?.id.toLowerCase();

/** Collects the records that values refer to. */
function collectNamed(
  fields: readonly PlannedField[],
  values: RecordValues,
  prefix: string,
  found: Named[],
): void {
  for (const field of fields) {
    const value = values[field.name];
    if (value === undefined || value === null || field.kind === 'column') continue;
    const path = `${prefix}${field.name}`;
    if (field.kind === 'rows') {
      for (const [place, row] of namedIn(value).entries())
        collectNamed(field.fields, row, `${path}[${place}].`, found);
      continue;
    }
    const { type } = field;
    if (field.kind === 'linked') {
      for (const { id } of namedIn(value)) found.push({ path, type, id, within: undefined });
      continue;
    }
    const id = idOf(value);
    const around = field.within && idOf(values[field.within.field]);
    const within = field.within && around ? { column: field.within.column, id: around } : undefined;
    if (id) found.push({ path, type, id, within });
  }
}

/** The context for finding the records that a save refers to. */
type ReferenceContext = Pick<RecordContext, 'db' | 'catalog' | 'user'>;

function allNamed(fields: readonly PlannedField[], values: RecordValues): readonly Named[] {
  const found: Named[] = [];
  collectNamed(fields, values, '', found);
  return found;
}

/**
 * The record that a visible record belongs to, or null if that does not matter. The group consists of the type and the
 * column.
 */
const aroundOf = batchedQuery((context: ReferenceContext, ids, group) => {
  const [type = '', column] = group.split(' ');
  return findReferences(context, type, ids, column || undefined);
});

/** The group of `aroundOf` for a referenced record. */
const groupOf = ({ type, within }: Named): string => `${type} ${within?.column ?? ''}`;

const isRight = ({ within }: Named, around: string | null | undefined): boolean =>
  around !== undefined && (within === undefined || around === within.id);

/** Returns which ids of deleted records were merged into a record that the person may see. */
async function seenWinners(context: ReferenceContext, type: string, ids: readonly string[]) {
  const winners = await recordOf(context.catalog, type).mergedInto?.(context.db, ids);
  if (!winners || winners.size === 0) return undefined;
  const seen = await findReferences(
    context,
    type,
    [...winners.values()].map(({ id }) => id),
    undefined,
  );
  return new Map([...winners].filter(([, { id }]) => seen.has(id)));
}

/**
 * Why referenced records are refused: the person may not see them, or they are not among the choices. For a merged
 * record, the error names the record that remained.
 */
async function faultsOf(context: ReferenceContext, wrong: readonly Named[]): Promise<readonly FieldError[]> {
  const language = languageOf(context.user.locale);
  const faults = new Map<string, FieldError>();
  for (const [type, same] of Map.groupBy(wrong, (one) => one.type)) {
    const winners = await seenWinners(context, type, [...new Set(same.map(({ id }) => id))]);
    for (const { path, id } of same) {
      const winner = winners?.get(id);
      const message = winner
        ? inLanguage(texts, language).namedMerged(winner.name)
        : validationText(language, 'invalid');
      faults.set(path, { path, message, ...(winner ? { merged: { from: id, ...winner } } : {}) });
    }
  }
  return [...faults.values()];
}

/**
 * Checks the references of many new records. Each path starts with the position of its record:
 * `[2].landowners[0].contact`.
 */
export async function referenceErrorsOfAll(
  context: ReferenceContext,
  fields: readonly PlannedField[],
  all: readonly RecordValues[],
): Promise<readonly FieldError[]> {
  const references: Named[] = [];
  await eachInTurns(all.entries(), ([place, values]) =>
    collectNamed(fields, values, `[${place}].`, references),
  );
  const wrong: Named[] = [];
  for (const same of Map.groupBy(references, groupOf).values()) {
    const [{ type, within } = { type: '', within: undefined }] = same;
    const ids = [...new Set(same.map(({ id }) => id))];
    const found = await findReferences(context, type, ids, within?.column);
    wrong.push(...same.filter((one) => !isRight(one, found.get(one.id))));
  }
  return faultsOf(context, wrong);
}

/**
 * Errors for fields that refer to a record that the person may not see, or that is not among the choices. A reference
 * that is stored already is not checked again, because it may have become invisible since.
 */
export async function referenceErrors(
  context: ReferenceContext,
  fields: readonly PlannedField[],
  values: RecordValues,
  before: RecordValues | undefined,
): Promise<readonly FieldError[]> {
  const known = before ? allNamed(fields, before) : [];
  const fresh = allNamed(fields, values).filter(
    (one) => !known.some((other) => isDeepStrictEqual(one, other)),
  );
  const around = await Promise.all(fresh.map((one) => aroundOf(context, one.id, groupOf(one))));
  return faultsOf(
    context,
    fresh.filter((one, place) => !isRight(one, around[place])),
  );
}
