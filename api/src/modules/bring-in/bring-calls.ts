import type { FastifyInstance } from 'fastify';
import {
  bringLimits,
  forgetRecipeSchema,
  keepRecipeSchema,
  keptRecipesQuerySchema,
  keptRecipesSchema,
  lookAtTableSchema,
  lookedTableSchema,
} from 'shared-contracts/bring-in';
import { doneSchema } from 'shared-contracts/rest';
import { type CurrentUser, mayBringIn } from 'shared-contracts/rights';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { inTransaction } from '../../records/writing/in-transaction.ts';
import type { ModuleParts } from '../module.ts';
import { bringRefusal } from './bring-words.ts';
import { companyRecipes, forgetRecipe, keepRecipe, lockRecipes, otherRecipes } from './recipe-store.ts';
import { ownTable, tableLimits, withTable } from './table-file.ts';
import type { TableReader } from './table-reader.ts';

type BringParts = Pick<ModuleParts, 'config' | 'db' | 'clock' | 'files' | 'catalog'> & {
  readonly tables: TableReader;
};

/** Refuses people who may not import tables (decision 77). Throws FORBIDDEN. */
function checkRight(user: CurrentUser): void {
  if (!mayBringIn(user)) throw forbidden(bringRefusal(({ notBrought }) => notBrought));
}

/** Registers the calls for tables of any shape: how they are read, and the recipes that a company keeps for that. */
export function registerBringCalls(app: FastifyInstance, parts: BringParts): void {
  const { db, clock, catalog, files, config, tables } = parts;
  const { dataFolder: folder } = config;
  const contextOf = (user: CurrentUser): RecordContext => ({ user, db, clock, catalog, mail: app.mail });

  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/look',
    summary:
      'Finds out how a table is to be read: its sheet, its headings, what each column fills, and what its rows make then. Nothing is written.',
    access: 'signedIn',
    input: lookAtTableSchema,
    result: lookedTableSchema,
    handle: async ({ input, user }) => {
      checkRight(user);
      const { fileId, ...choices } = input;
      const { fileName, sha256 } = await ownTable({ db, user }, fileId);
      const kept = await companyRecipes(db, user.productClientId, choices.kind);
      const looked = await withTable({ files, folder }, sha256, (path) =>
        tables.look({ path, folder, limits: tableLimits }, { ...choices, kept }),
      );
      return { fileName, ...looked };
    },
  });
  registerRestCall(app, {
    method: 'GET',
    path: 'bring-in/recipes',
    summary: 'The ways of reading a table that the company of the person keeps.',
    access: 'signedIn',
    input: keptRecipesQuerySchema,
    result: keptRecipesSchema,
    handle: ({ input, user }) => {
      checkRight(user);
      return companyRecipes(db, user.productClientId, input.kind);
    },
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/keep-recipe',
    summary: 'Keeps a way of reading a table for the company, in place of one of the same name.',
    access: 'signedIn',
    input: keepRecipeSchema,
    result: doneSchema,
    handle: async ({ input: { name, recipe }, user }) => {
      checkRight(user);
      const companyId = user.productClientId;
      await inTransaction(contextOf(user), async (within) => {
        await lockRecipes(within.db, companyId);
        const most = bringLimits.recipes;
        if ((await otherRecipes(within.db, companyId, { kind: recipe.kind, name })) >= most)
          throw badInput(bringRefusal(({ manyRecipes }) => manyRecipes, { most }));
        await keepRecipe(within.db, companyId, name, recipe);
      });
      return { done: true } as const;
    },
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'bring-in/forget-recipe',
    summary: 'Forgets a way of reading a table that the company keeps.',
    access: 'signedIn',
    input: forgetRecipeSchema,
    result: doneSchema,
    handle: async ({ input, user }) => {
      checkRight(user);
      if (!(await forgetRecipe(db, user.productClientId, input)))
        throw notFound(bringRefusal(({ noRecipe }) => noRecipe));
      return { done: true } as const;
    },
  });
}
