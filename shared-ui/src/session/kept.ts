import { isDeviceSetting } from './device-setting.ts';
import { draftsEndedKey } from './draft-life.ts';

/**
 * What the browser keeps for a person: until its tab is closed, or as long as the person stays signed in. Nothing else
 * writes to the browser's stores, so a sign-out finds all of it.
 */
export type KeptFor = 'tab' | 'browser';

const prefix = 'rightway.kept/';
const nobody = 'nobody';

/** Whose page it is; undefined once they have signed out. */
let owner: string | undefined = nobody;

const isGoneAtSignOut = (key: string): boolean =>
  key.startsWith('rightway.') && key !== draftsEndedKey && !isDeviceSetting(key);

const storeOf = (life: KeptFor): Storage => (life === 'tab' ? sessionStorage : localStorage);
const nameOf = (what: string): string => `${prefix}${encodeURIComponent(owner ?? nobody)}/${what}`;

function removeWhere(store: Storage, isGoing: (key: string) => boolean): void {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place));
  for (const key of keys) if (key !== null && isGoing(key)) store.removeItem(key);
}

/** Sets whose page this is from now on; what others left in this tab is deleted. */
export function keepFor(userId: string | null): void {
  owner = userId ?? nobody;
  try {
    removeWhere(sessionStorage, (key) => key.startsWith(prefix) && !key.startsWith(nameOf('')));
  } catch {
    // A browser that keeps nothing has nothing to throw away.
  }
}

/**
 * Throws away all that this browser keeps, but for its own settings: somebody signs out of it. What the page still writes
 * on its way out is not kept.
 */
export function forgetKept(): void {
  owner = undefined;
  try {
    for (const store of [sessionStorage, localStorage]) removeWhere(store, isGoneAtSignOut);
  } catch {
    // As above.
  }
}

/** What was kept under a name; undefined where there is nothing. */
export function keptText(what: string, life: KeptFor = 'tab'): string | undefined {
  try {
    return storeOf(life).getItem(nameOf(what)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text under a name; undefined or an empty one forgets it. A store that is full or shut costs the convenience alone. */
export function keepText(what: string, text: string | undefined, life: KeptFor = 'tab'): void {
  if (owner === undefined) return;
  try {
    if (text) storeOf(life).setItem(nameOf(what), text);
    else storeOf(life).removeItem(nameOf(what));
  } catch {
    // As it says.
  }
}

/** What was kept under a name as JSON; undefined where there is nothing that can be read. Its shape is the caller's to check. */
export function keptValue(what: string, life: KeptFor = 'tab'): unknown {
  try {
    return JSON.parse(keptText(what, life) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON. */
export const keepValue = (what: string, value: unknown, life: KeptFor = 'tab'): void =>
  keepText(what, JSON.stringify(value), life);
