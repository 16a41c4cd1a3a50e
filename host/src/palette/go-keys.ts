import { letterKeys } from 'shared-ui';

/** The letter after `g` that opens each list, by the list's name: `projects` is `g p`; `g h` is the start. */
export const goKeys = (names: readonly string[]): ReadonlyMap<string, string> => letterKeys(names, ['h']);
