import { isDeepStrictEqual } from 'node:util';
import { languageOf } from 'shared-contracts';
import type { FieldError } from 'shared-contracts/errors';
import { validationText } from 'shared-contracts/validators';
import { eachInTurns } from '../../platform/work/take-turns.ts';
import type { RecordContext } from '../record-context.ts';
import { askedTogether } from './asked-together.ts';
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

/** What a record that the person sees belongs to, null where nothing is asked of that; the group is its type and the column. */
const aroundOf = askedTogether((context: Pick<RecordContext, 'db' | 'catalog' | 'user'>, ids, group) => {
  const [type = '', column] = group.split(' ');
  return findReferences(context, type, ids, column || undefined);
});

const isRight = ({ within }: Named, around: string | null | undefined): boolean =>
  around !== undefined && (within === undefined || around === within.id);

/** Of what is named the paths of what is not there for the person, or not where it is picked. */
async function wrongPaths(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  asked: readonly Named[],
): Promise<ReadonlySet<string>> {
  const wrong = new Set<string>();
  const byPlace = Map.groupBy(asked, ({ type, within }) => `${type} ${within?.column ?? ''}`);
  for (const same of byPlace.values()) {
    const [{ type, within } = { type: '', within: undefined }] = same;
    const ids = [...new Set(same.map(({ id }) => id))];
    const found = await findReferences(context, type, ids, within?.column);
    for (const one of same) if (!isRight(one, found.get(one.id))) wrong.add(one.path);
  }
  return wrong;
}

/** The same of many new records, each path with the place of its record before it: `[2].landowners[0].contact`. */
export async function referenceErrorsOfAll(
  context: Pick<RecordContext, 'db' | 'catalog' | 'user'>,
  fields: readonly PlannedField[],
  all: readonly RecordValues[],
): Promise<readonly FieldError[]> {
  const message = validationText(languageOf(context.user.locale), 'invalid');
  const asked: Named[] = [];
  await eachInTurns(all.entries(), ([place, values]) => collectNamed(fields, values, `[${place}].`, asked));
  return [...(await wrongPaths(context, asked))].map((path) => ({ path, message }));
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
  const around = await Promise.all(
    asked.map(({ type, id, within }) => aroundOf(context, id, `${type} ${within?.column ?? ''}`)),
  );
  const wrong = new Set(asked.filter((one, place) => !isRight(one, around[place])).map(({ path }) => path));
  const message = validationText(languageOf(context.user.locale), 'invalid');
  return [...wrong].map((path) => ({ path, message }));
}
