import { type Start, startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';

const key = 'rightway.start';

/** Whether another tab stored or deleted the answer. */
export const isOfStart = (event: StorageEvent): boolean => event.key === key || event.key === null;

/**
 * Stores the API's last start answer for a signed-in person, so that the page opens while the API is down. Deletes it
 * for anybody else.
 */
export function keepStart(start: Start | undefined): void {
  try {
    if (start?.user) localStorage.setItem(key, JSON.stringify(start));
    else localStorage.removeItem(key);
  } catch {
    // Without storage the page can only be opened while the API is up.
  }
}

/** The stored answer; undefined if there is none or it cannot be read. */
export function lastStart(): Start | undefined {
  try {
    const kept = v.safeParse(startSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether somebody was signed in here last. The frame will then most likely be shown, otherwise the login form. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
