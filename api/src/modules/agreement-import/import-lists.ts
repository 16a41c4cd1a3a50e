import { unitTypes, writtenUnit } from 'shared-contracts/agreements';
import type { ListEntry } from './lookup-store.ts';

/** The result of looking up a list cell: an entry, or why there is none. */
type ListAnswer =
  | { readonly id: string }
  | { readonly fault: 'several' }
  | { readonly fault: 'notListed'; readonly near: readonly string[] };

/** The lists that columns offer, by type. */
export interface ImportLists {
  readonly find: (list: string, text: string) => ListAnswer;
  /** The entries of a drop-down, in its order. */
  readonly offered: (list: string) => readonly string[];
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

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
  const known = new Map<string, ListAnswer>();
  const answer = (list: string, text: string): ListAnswer => {
    const key = `${list} ${plain(text)}`;
    const unit = unitTypes.has(list) ? codes.get(`${list} ${writtenUnit(text)}`) : undefined;
    const found = codes.get(key) ?? others.get(key) ?? unit ?? [];
    const [only] = found;
    if (only && found.length === 1) return { id: only.id };
    if (only) return { fault: 'several' };
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
