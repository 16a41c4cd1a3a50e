import type { Flags } from 'shared-contracts';
import { type BegunList, begunLists } from 'shared-contracts/grids';
import {
  type MasterDataDeclaration,
  type MasterDataField,
  masterDataDeclarations,
} from 'shared-contracts/master-data';
import type { CurrentUser } from 'shared-contracts/rights';
import { routeAccess, routeTable } from 'shared-contracts/routes';
import type { FormValues } from 'shared-ui/form';
import { lineFields, lineValues } from '../master-data/pasted-lines.ts';
import { starterLines } from '../starters/starter-lines.ts';
import type { StarterProvince } from '../starters/starter-provinces.ts';

/** An entry that a list can begin with. */
export interface OfferedEntry {
  /** Unique on the page. */
  readonly key: string;
  readonly code: string;
  readonly values: FormValues;
  /** Whether the list has its code already. */
  readonly isThere: boolean;
}

/** A list with the entries that a province begins it with. */
export interface OfferedList {
  readonly declaration: MasterDataDeclaration;
  readonly fields: readonly MasterDataField[];
  readonly entries: readonly OfferedEntry[];
  /** Whether it has no entry at all. */
  readonly isEmpty: boolean;
}

/** The codes of lists, as the API gives them. */
export type Codes = readonly { readonly list: BegunList; readonly codes: readonly string[] }[];

/** The lists that a person can begin: those whose flags are on. */
export function begunDeclarations(user: CurrentUser | null, flags: Flags): readonly MasterDataDeclaration[] {
  return begunLists.flatMap((list) => {
    const declaration = masterDataDeclarations.find((one) => one.list === list);
    const route = declaration && routeTable.find(({ name }) => name === declaration.route);
    return declaration && route && routeAccess(route, flags, user) === 'open' ? [declaration] : [];
  });
}

/** The entries of a province for these lists, and which of them exist already. */
export function offeredLists(
  declarations: readonly MasterDataDeclaration[],
  province: StarterProvince,
  codes: Codes,
): readonly OfferedList[] {
  return declarations.map((declaration) => {
    const { list } = declaration;
    const has = codes.find((one) => one.list === list)?.codes ?? [];
    // The database compares codes without regard to capital letters.
    const known = new Set(has.map((code) => code.toLowerCase()));
    const fields = lineFields(declaration);
    const entries = starterLines(list, province).map((cells) => {
      const [code = ''] = cells;
      return {
        key: `${list} ${code}`,
        code,
        values: lineValues(fields, cells),
        isThere: known.has(code.toLowerCase()),
      };
    });
    return { declaration, fields, entries, isEmpty: has.length === 0 };
  });
}

/** Ticked at first: the entries of empty lists, or of the one list that a person came from. */
export const firstTicked = (lists: readonly OfferedList[], only: string | null): ReadonlySet<string> =>
  new Set(
    lists
      .filter(({ declaration, isEmpty }) => (only === null ? isEmpty : declaration.list === only))
      .flatMap(({ entries }) => entries.flatMap(({ key, isThere }) => (isThere ? [] : [key]))),
  );
