import { isDeepStrictEqual } from 'node:util';
import { inLanguage, languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { texts } from '../../generated/texts/writing.ts';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import { recordOf } from '../reading/record-catalog.ts';
import type { RecordContext } from '../record-context.ts';
import { namedIn, namedOf } from './named-values.ts';
import { findReferences } from './references-store.ts';
import type { PlannedField } from './saved-fields.ts';
import type { RecordValues } from './writable-kind.ts';

/** A record that a save names: where, of what type, and what it must belong to. */
interface Named {
  readonly path: string;
  readonly type: string;
  readonly id: string;
  readonly within: { readonly column: string; readonly id: string } | undefined;
}

const idOf = (value: unknown): string | undefined => namedOf(value)?.id.toLowerCase();

/** Collects what values name. */
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

function allNamed(fields: readonly PlannedField[], values: RecordValues): readonly Named[] {
  const found: Named[] = [];
  collectNamed(fields, values, '', found);
  return found;
}

/** What is wrong with what is named: it is not there for the person, or not where it is picked. */
async function faultsOf(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  asked: readonly Named[],
): Promise<readonly FieldError[]> {
  const language = languageOf(context.user.locale);
  const faults = new Map<string, FieldError>();
  const byPlace = Map.groupBy(asked, ({ type, within }) => `${type} ${within?.column ?? ''}`);
  for (const same of byPlace.values()) {
    const [{ type, within } = { type: '', within: undefined }] = same;
    const ids = [...new Set(same.map(({ id }) => id))];
    const found = await findReferences(context, type, ids, within?.column);
    const absent = ids.filter((id) => !found.has(id));
    const winners = absent.length > 0 ? await seenWinners(context, type, absent) : undefined;
    for (const { path, id, within: place } of same) {
      if (found.has(id) && (!place || found.get(id) === place.id)) continue;
      const winner = winners?.get(id);
      const message = winner
        ? inLanguage(texts, language).namedMerged(winner.name)
        : validationText(language, 'invalid');
      faults.set(path, { path, message, ...(winner ? { merged: { from: id, ...winner } } : {}) });
    }
  }
  return [...faults.values()];
}

/** Of ids whose records are gone those that were merged into one that the person sees. */
async function seenWinners(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  type: string,
  ids: readonly string[],
) {
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

/** The same of many new records, each path with the place of its record before it: `[2].landowners[0].contact`. */
export async function referenceErrorsOfAll(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  fields: readonly PlannedField[],
  all: readonly RecordValues[],
): Promise<readonly FieldError[]> {
  const asked: Named[] = [];
  await eachInTurns(all.entries(), ([place, values]) => collectNamed(fields, values, `[${place}].`, asked));
  return faultsOf(context, asked);
}

/**
 * The fields that name a record which is not there for the person, or not where it is
 * picked. What a record names already is not asked again: it may be out of sight since.
 */
export async function referenceErrors(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  fields: readonly PlannedField[],
  values: RecordValues,
  before: RecordValues | undefined,
): Promise<readonly FieldError[]> {
  const known = before ? allNamed(fields, before) : [];
  const asked = allNamed(fields, values).filter(
    (one) => !known.some((other) => isDeepStrictEqual(one, other)),
  );
  return faultsOf(context, asked);
}
