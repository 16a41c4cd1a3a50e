import type * as v from 'valibot';
import { type AreaDeclaration, type areaDeclarationSchema, noDeclaration } from '../area/area-declaration.ts';

/**
 * The declaration of an area in a repository of its own: its displayed name, its addresses with their gates, its flags
 * and groups. Missing parts may be left out.
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
