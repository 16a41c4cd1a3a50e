import { type Start, startSchema } from 'shared-contracts/rest';
import * as v from 'valibot';

const key = 'rightway.start';

/**
 * Keeps the API's last answer for a signed-in person, for a page that is opened while the API is away; deletes it for
 * anybody else.
 */
export function keepStart(start: Start | undefined): void {
  try {
    if (start?.user) localStorage.setItem(key, JSON.stringify(start));
    else localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing opens the page only while the API is there.
  }
}

/** What was kept; undefined where there is nothing, or nothing that can be read. */
export function lastStart(): Start | undefined {
  try {
    const kept = v.safeParse(startSchema, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a person was signed in here last: what comes is then most likely the frame, else the login form. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
