import type * as v from 'valibot';
import { type AreaDeclaration, type areaDeclarationSchema, noDeclaration } from '../area/area-declaration.ts';

/**
 * What an area of a repository of its own declares of itself: its name for people, its addresses with their gates, the
 * flags and groups that it brings. What it does not have need not be said.
 */
export const declaredArea = (
  declared: Partial<v.InferInput<typeof areaDeclarationSchema>>,
): AreaDeclaration => {
  const { lists = [], routes = [], ...others } = declared;
  return {
    ...noDeclaration,
    ...others,
    lists: lists.map((list) => ({ isForOpeners: false, ...list })),
    routes: routes.map((route) => ({ makes: false, ...route })),
  };
};
