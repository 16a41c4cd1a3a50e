import { kindForms } from '../generated/kind-forms.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { MasterDataDeclaration } from './master-data-declaration.ts';

/**
 * Every administered record for which a declaration is enough: form, validator, operations, resolver and store are made
 * from it.
 */
export const masterDataDeclarations: readonly MasterDataDeclaration[] = kindForms;

/** The declaration of the records of a route; undefined if they are not declared. */
export function masterDataDeclaration(route: RouteName): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.route === route);
}

/** The declaration of a GraphQL type; undefined if there is none. */
export function declarationOfType(typeName: string): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.typeName === typeName);
}
