export type { BringField, BringReading } from './bring-field.ts';
export { type BringKind, bringField, bringFields, bringKinds } from './bring-kinds.ts';
export { bringLimits, tableExtensions } from './bring-limits.ts';
export {
  dayOrders,
  forgetRecipeSchema,
  keepRecipeSchema,
  keptRecipesQuerySchema,
  keptRecipesSchema,
  type LookAtTable,
  type LookedTable,
  lookAtTableSchema,
  lookedTableSchema,
  matchReasons,
  type Recipe,
  recipeSchema,
  separators,
  type TextFormat,
  textEncodings,
  textFormatSchema,
} from './bring-shapes.ts';
