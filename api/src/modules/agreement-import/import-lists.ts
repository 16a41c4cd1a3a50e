import { unitTypes, writtenUnit } from 'shared-contracts/agreements';
import { type ListedEntry, listedEntry } from '../../platform/tables/listed-entries.ts';
import { writtenEntry } from '../../platform/tables/written-entry.ts';
import type { ListEntry } from './lookup-store.ts';

/** The result of looking up a list cell: an entry, or why there is none. */
type ListAnswer =
  | {
      readonly id: string;
      /** The name of the entry, if the cell has other words for it. */
      readonly as?: string;
      /** What the cell says besides. */
      readonly beside?: string;
    }
  | { readonly fault: 'several' }
  | { readonly fault: 'notListed'; readonly near: readonly string[] };

/** The lists that columns offer, by type. */
export interface ImportLists {
  readonly find: (list: string, text: string) => ListAnswer;
  /** The entries of a drop-down, in its order. */
  readonly offered: (list: string) => readonly string[];
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** People have names, and units writings of their own. */
const withoutWords: ReadonlySet<string> = new Set(['Person', ...unitTypes]);

/** The lists, with their entries looked up by code or description, as a cell may contain either. */
export function importLists(
  entries: readonly ListEntry[],
  near: (text: string, words: readonly string[]) => readonly string[],
): ImportLists {
  const byList = Map.groupBy(entries, ({ list }) => list);
  const codes = new Map<string, ListEntry[]>();
  const others = new Map<string, ListEntry[]>();
  const add = (to: Map<string, ListEntry[]>, text: string | null, entry: ListEntry) => {
    if (text === null) return;
    const key = `${entry.list} ${plain(text)}`;
    to.set(key, [...(to.get(key) ?? []), entry]);
  };
  for (const entry of entries) {
    add(codes, entry.code, entry);
    add(others, entry.other, entry);
  }
  const compared = new Map<string, readonly ListedEntry[]>();
  /** The entry that a cell names in a usual writing of it. */
  const inOtherWords = (list: string, text: string): ListAnswer | undefined => {
    if (withoutWords.has(list)) return undefined;
    const all = byList.get(list) ?? [];
    const entriesThere =
      compared.get(list) ??
      all.map(({ id, code, other }) => listedEntry(id, other === null ? [code] : [code, other]));
    compared.set(list, entriesThere);
    const read = writtenEntry(text, entriesThere);
    if (read === undefined) return undefined;
    if (read === 'several') return { fault: 'several' };
    const { id, beside, isSame } = read;
    if (isSame) return { id };
    return { id, as: all.find((entry) => entry.id === id)?.code ?? '', beside };
  };
  const known = new Map<string, ListAnswer>();
  const answer = (list: string, text: string): ListAnswer => {
    const key = `${list} ${plain(text)}`;
    const unit = unitTypes.has(list) ? codes.get(`${list} ${writtenUnit(text)}`) : undefined;
    const found = codes.get(key) ?? others.get(key) ?? unit ?? [];
    const [only] = found;
    if (only && found.length === 1) return { id: only.id };
    if (only) return { fault: 'several' };
    const other = inOtherWords(list, text);
    if (other) return other;
    const words = (byList.get(list) ?? []).flatMap(({ code, other }) => (other ? [code, other] : [code]));
    const chosen = near(text, words).map((word) => {
      const entry = others.get(`${list} ${plain(word)}`)?.[0];
      return codes.has(`${list} ${plain(word)}`) ? word : (entry?.code ?? word);
    });
    return { fault: 'notListed', near: [...new Set(chosen)] };
  };
  return {
    find: (list, text) => {
      const key = `${list} ${text}`;
      const held = known.get(key) ?? answer(list, text);
      known.set(key, held);
      return held;
    },
    offered: (list) => [...new Set((byList.get(list) ?? []).map(({ code }) => code))],
  };
}
