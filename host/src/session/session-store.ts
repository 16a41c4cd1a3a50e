import { makeChanges } from 'shared-contracts/changes';
import { chooseZone } from 'shared-contracts/days';
import { messageOf } from 'shared-contracts/errors';
import type { Start } from 'shared-contracts/rest';
import { beginDrafts, endDrafts, forgetKept, hasUnsavedChanges, keepFor, type SessionApi } from 'shared-ui';
import { keepStart, lastStart } from './last-start.ts';

export type SessionState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  | {
      readonly phase: 'ready';
      readonly start: Start;
      /** A request was refused because the session had ended; it continues after the person signs in again. */
      readonly sessionEnded: boolean;
      /** The API was away when the page was opened: this is its last answer. */
      readonly isLastKnown?: boolean;
    };

interface Waiting {
  readonly resolve: () => void;
  readonly promise: Promise<void>;
}

/**
 * Who is signed in and what they may see. Asks the person to sign in again when needed, and then lets interrupted
 * requests continue.
 */
export class SessionStore {
  #state: SessionState = { phase: 'loading' };
  #waiting: Waiting | undefined;
  /** The person is signing out, so failures of requests in progress are not shown. */
  #isLeaving = false;
  readonly #changes = makeChanges();
  readonly #api: SessionApi;
  readonly #leave: () => void;
  readonly #adjust: (start: Start) => Start;

  /**
   * `leave` opens the application again, for example because another person signed in; `adjust` may change the API's
   * answer, for a developer's own browser.
   */
  constructor(api: SessionApi, leave: () => void, adjust: (start: Start) => Start = (start) => start) {
    this.#api = api;
    this.#leave = leave;
    this.#adjust = adjust;
  }

  readonly subscribe = this.#changes.subscribe;

  readonly getState = (): SessionState => this.#state;

  /** The start answer, once there is one. */
  get start(): Start | undefined {
    return this.#state.phase === 'ready' ? this.#state.start : undefined;
  }

  /** Whether the API accepts reports of the page, such as how an area loaded. */
  get isSignedIn(): boolean {
    const state = this.#state;
    return state.phase === 'ready' && state.start.user !== null && !state.sessionEnded && !this.#isLeaving;
  }

  readonly load = async (): Promise<void> => {
    this.#set({ phase: 'loading' });
    try {
      this.#set({ phase: 'ready', start: this.#adjust(await this.#api.start()), sessionEnded: false });
    } catch (error) {
      const start = lastStart();
      if (start) {
        this.#set({ phase: 'ready', start, sessionEnded: false, isLastKnown: true });
        return;
      }
      this.#set({ phase: 'failed', message: messageOf(error) });
    }
  };

  /**
   * Asks the API what changed since the page was opened, and applies it. A flag that was switched off is applied later
   * while a form holds unsaved changes, because its screen would disappear with them. A page that waits for a sign-in
   * continues where the person has signed in in another tab.
   */
  readonly refresh = async (): Promise<void> => {
    const before = this.#state;
    if (before.phase !== 'ready' || this.#isLeaving) return;
    let next: Start;
    try {
      next = this.#adjust(await this.#api.current(before.start.user ? before.start.releases : []));
    } catch {
      // It is asked again soon, and the person's next action shows anyway that the API is down.
      return;
    }
    if (this.#state !== before) return;
    const { start } = before;
    if (start.user && next.user?.id !== start.user.id) {
      // After a sign-out, or a sign-in of another person, nothing of this one stays on the screen.
      const isOver = next.user !== null || !lastStart();
      if (isOver && !hasUnsavedChanges()) this.#leave();
      else void this.requestSignIn();
      return;
    }
    if (before.sessionEnded && !next.user) return;
    const taken = hasUnsavedChanges() ? { ...next, flags: start.flags, user: start.user } : next;
    if (before.isLastKnown || before.sessionEnded || JSON.stringify(taken) !== JSON.stringify(start))
      this.#goOn(taken);
  };

  /** Whether another tab of this browser may have signed in another person, signed out, or signed in again. */
  readonly isOtherElsewhere = (): boolean => {
    const state = this.#state;
    return state.phase === 'ready' && (state.sessionEnded || lastStart()?.user?.id !== state.start.user?.id);
  };

  /** Shows the login form; resolves when the same person has signed in again. */
  readonly requestSignIn = (): Promise<void> => {
    if (!this.#waiting) {
      let resolve = () => {};
      const promise = new Promise<void>((settle) => {
        resolve = settle;
      });
      this.#waiting = { resolve, promise };
      if (this.#state.phase === 'ready') this.#set({ ...this.#state, sessionEnded: true });
    }
    return this.#waiting.promise;
  };

  /** Signs in; rejects with a sentence for the person. */
  readonly signIn = (userName: string, password: string): Promise<void> =>
    this.signInBy(() => this.#api.signIn({ userName, password }));

  /**
   * Signs in by any means that results in a session cookie. Rejects with its error, or with an empty message if there
   * is no session afterwards.
   */
  readonly signInBy = async (enter: () => Promise<void>): Promise<void> => {
    const before = this.start?.user;
    await enter();
    const start = this.#adjust(await this.#api.start());
    if (!start.user) throw new Error('');
    beginDrafts();
    // Interrupted requests and cached records of another person must not be continued for this one.
    if (before && before.id !== start.user?.id) {
      this.#leave();
      return;
    }
    this.#goOn(start);
  };

  readonly signOut = async (): Promise<void> => {
    this.#isLeaving = true;
    try {
      await this.#api.signOut();
    } catch (error) {
      this.#isLeaving = false;
      throw error;
    }
    endDrafts();
    forgetKept();
    keepStart(undefined);
    this.#leave();
  };

  /** Shows the page with this answer, and lets interrupted requests continue. */
  #goOn(start: Start): void {
    this.#set({ phase: 'ready', start, sessionEnded: false });
    this.#waiting?.resolve();
    this.#waiting = undefined;
  }

  #set(state: SessionState): void {
    this.#state = state;
    if (state.phase === 'ready') {
      keepFor(state.start.user?.id ?? null);
      chooseZone(state.start.user?.timeZone ?? null);
    }
    if (state.phase === 'ready' && !state.isLastKnown) keepStart(state.start);
    this.#changes.report();
  }
}
