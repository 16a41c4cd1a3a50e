import { isDeviceSetting } from './device-setting.ts';
import { draftsEndedKey } from './draft-life.ts';

/**
 * How long the browser stores data for a person: until the tab is closed, or as long as the person stays signed in.
 * Nothing else writes to the browser's storage, so that a sign-out can clear all of it.
 */
export type KeptFor = 'tab' | 'browser';

const prefix = 'rightway.kept/';
const nobody = 'nobody';

/** The owner of the page; undefined once they have signed out. */
let owner: string | undefined = nobody;

const isGoneAtSignOut = (key: string): boolean =>
  key.startsWith('rightway.') && key !== draftsEndedKey && !isDeviceSetting(key);

const storeOf = (life: KeptFor): Storage => (life === 'tab' ? sessionStorage : localStorage);
const nameOf = (what: string): string => `${prefix}${encodeURIComponent(owner ?? nobody)}/${what}`;

function removeWhere(store: Storage, isGoing: (key: string) => boolean): void {
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place));
  for (const key of keys) if (key !== null && isGoing(key)) store.removeItem(key);
}

/** Sets the owner of the page from now on; values that others left in this tab are deleted. */
export function keepFor(userId: string | null): void {
  owner = userId ?? nobody;
  try {
    removeWhere(sessionStorage, (key) => key.startsWith(prefix) && !key.startsWith(nameOf('')));
  } catch {
    // If the browser has no storage, there is nothing to delete.
  }
}

/**
 * Deletes everything that this browser stores, except its own settings, when a person signs out. Later writes of the
 * closing page are not stored.
 */
export function forgetKept(): void {
  owner = undefined;
  try {
    for (const store of [sessionStorage, localStorage]) removeWhere(store, isGoneAtSignOut);
  } catch {
    // Nothing to delete, as above.
  }
}

/** The text stored under a name; undefined where there is none. */
export function keptText(what: string, life: KeptFor = 'tab'): string | undefined {
  try {
    return storeOf(life).getItem(nameOf(what)) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores a text under a name; undefined or an empty one deletes it. If the storage is full or blocked, only this
 * convenience is lost.
 */
export function keepText(what: string, text: string | undefined, life: KeptFor = 'tab'): void {
  if (owner === undefined) return;
  try {
    if (text) storeOf(life).setItem(nameOf(what), text);
    else storeOf(life).removeItem(nameOf(what));
  } catch {
    // Storage is full or blocked: only the convenience is lost.
  }
}

/**
 * The value stored under a name as JSON; undefined where there is none that can be parsed. The caller has to validate
 * it.
 */
export function keptValue(what: string, life: KeptFor = 'tab'): unknown {
  try {
    return JSON.parse(keptText(what, life) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON. */
export const keepValue = (what: string, value: unknown, life: KeptFor = 'tab'): void =>
  keepText(what, JSON.stringify(value), life);
