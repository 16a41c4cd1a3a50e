import { kindForms } from '../generated/kind-forms.ts';
import type { RouteName } from '../routes/route-name.ts';
import type { MasterDataDeclaration } from './master-data-declaration.ts';

/** Every administered record that a declaration is enough for; form, validator, operations, resolver and store are made from it. */
export const masterDataDeclarations: readonly MasterDataDeclaration[] = kindForms;

/** The declaration of a route's records, or undefined where they are not declared. */
export function masterDataDeclaration(route: RouteName): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.route === route);
}

/** The same for a GraphQL type. */
export function declarationOfType(typeName: string): MasterDataDeclaration | undefined {
  return masterDataDeclarations.find((declaration) => declaration.typeName === typeName);
}
