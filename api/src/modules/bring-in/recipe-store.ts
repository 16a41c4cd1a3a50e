import { sql } from 'kysely';
import { type BringKind, bringLimits, keptRecipesSchema, type Recipe } from 'shared-contracts/bring-in';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';

/** The stored recipes of a company, by name. */
export async function companyRecipes(db: Db, companyId: string, kind: BringKind) {
  const { rows } = await sql`select name, recipe from bring_in_recipe
    where company_id = ${companyId} and kind = ${kind} order by lower(name), name
    limit ${bringLimits.recipes}`.execute(db.withoutPlugins());
  return v.parse(keptRecipesSchema, rows);
}

/** Makes saves of a company's recipes wait for each other, until the transaction ends. */
export async function lockRecipes(db: Db, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bring-in recipes ${companyId}`}, 0))`.execute(
    db,
  );
}

/** How many recipes a company has stored, not counting the one with this name. */
export async function otherRecipes(
  db: Db,
  companyId: string,
  { kind, name }: { kind: BringKind; name: string },
) {
  const { rows } = await sql`select count(*)::int as count from bring_in_recipe
    where company_id = ${companyId} and not (kind = ${kind} and name = ${name})`.execute(db.withoutPlugins());
  return v.parse(v.tuple([v.object({ count: v.number() })]), rows)[0].count;
}

/** Stores a recipe for a company, replacing one with the same name. */
export async function keepRecipe(db: Db, companyId: string, name: string, recipe: Recipe): Promise<void> {
  await sql`insert into bring_in_recipe (company_id, kind, name, recipe)
    values (${companyId}, ${recipe.kind}, ${name}, ${JSON.stringify(recipe)}::jsonb)
    on conflict (company_id, kind, name) do update set recipe = excluded.recipe`.execute(db);
}

/** Deletes a recipe of a company. Returns whether it existed. */
export async function forgetRecipe(
  db: Db,
  companyId: string,
  { kind, name }: { readonly kind: BringKind; readonly name: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from bring_in_recipe
    where company_id = ${companyId} and kind = ${kind} and name = ${name}`.execute(db);
  return numAffectedRows === 1n;
}
