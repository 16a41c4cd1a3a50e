import { flagNames, noDeclaration, noFlags } from 'shared-contracts';
import type { Start } from 'shared-contracts/rest';
import { aUser } from 'shared-contracts/testing';
import { noteForm } from 'shared-ui/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { keepStart } from './last-start.ts';
import { SessionStore } from './session-store.ts';

const user = aUser();
const start: Start = {
  user,
  flags: noFlags,
  releases: [],
  folders: [],
  version: '1',
  hasSingleSignOn: false,
};
const withFlags: Start = {
  ...start,
  flags: Object.fromEntries(flagNames.map((name) => [name, true])) as Start['flags'],
};
const release = {
  area: 'map',
  version: '1.1.0',
  contractVersion: '1.0.0',
  manifest: 'http://localhost/1.1.0/mf-manifest.json',
  integrity: null,
  files: null,
  start: noDeclaration,
} as const;

/** An open store, and the next answer of the API. */
async function aStore(answer: () => Promise<Start>, signOut = async () => {}) {
  const unused = async () => {};
  const api = {
    start: async () => start,
    current: answer,
    signIn: unused,
    signOut,
    forgotPassword: unused,
  };
  let lefts = 0;
  const store = new SessionStore({ ...api, help: async () => '' }, () => {
    lefts += 1;
  });
  await store.load();
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  return { store, changes: () => changes, left: () => lefts };
}

let forget = () => {};
const holdUnsaved = (hasChanges: () => boolean) => {
  forget = noteForm(hasChanges);
};

afterEach(() => forget());

describe('an open page', () => {
  it('takes over flags and releases that changed, and tells nobody where nothing did', async () => {
    const answers = [start, { ...withFlags, releases: [release] }];
    const { store, changes } = await aStore(async () => answers.shift() ?? start);
    await store.refresh();
    expect(changes()).toBe(0);
    await store.refresh();
    expect(changes()).toBe(1);
    expect(store.start?.flags.enableTimesheets).toBe(true);
    expect(store.start?.releases).toEqual([release]);
  });

  it('keeps its flags while a form holds unsaved changes, and hears of releases', async () => {
    let hasChanges = true;
    holdUnsaved(() => hasChanges);
    const { store } = await aStore(async () => ({ ...withFlags, releases: [release] }));
    await store.refresh();
    expect(store.start?.flags).toEqual(noFlags);
    expect(store.start?.releases).toEqual([release]);
    hasChanges = false;
    await store.refresh();
    expect(store.start?.flags.enableTimesheets).toBe(true);
  });

  it('asks for a sign-in where the session ended elsewhere', async () => {
    const { store } = await aStore(async () => ({ ...start, user: null }));
    await store.refresh();
    expect(store.getState()).toMatchObject({ phase: 'ready', sessionEnded: true, start: { user } });
  });

  it('goes on where the same person has signed in again in another tab', async () => {
    const answers = [{ ...start, user: null }, { ...start, user: null }, start];
    const { store } = await aStore(async () => answers.shift() ?? start);
    await store.refresh();
    const waited = store.requestSignIn();
    await store.refresh();
    expect(store.getState()).toMatchObject({ sessionEnded: true });
    await store.refresh();
    await waited;
    expect(store.getState()).toMatchObject({ sessionEnded: false, start: { user } });
  });

  it('is left for another person who signed in, and kept for its own while it has unsaved changes', async () => {
    const other = { ...start, user: { ...user, id: crypto.randomUUID() } };
    holdUnsaved(() => true);
    const dirty = await aStore(async () => other);
    await dirty.store.refresh();
    expect(dirty.store.getState()).toMatchObject({ sessionEnded: true, start: { user } });
    expect(dirty.left()).toBe(0);
    forget();
    const clean = await aStore(async () => other);
    await clean.store.refresh();
    expect(clean.left()).toBe(1);
  });

  it('is left where the person signed out in another tab', async () => {
    const { store, left } = await aStore(async () => ({ ...start, user: null }));
    expect(store.isOtherElsewhere()).toBe(false);
    keepStart(undefined);
    expect(store.isOtherElsewhere()).toBe(true);
    await store.refresh();
    expect(left()).toBe(1);
  });

  it('stays as it is while the API is away', async () => {
    const { store, changes } = await aStore(() => Promise.reject(new Error('away')));
    await store.refresh();
    expect(changes()).toBe(0);
    expect(store.start).toEqual(start);
  });
});

describe('a page that is opened while the API is away', () => {
  const unused = async () => {};
  const others = { signIn: unused, signOut: unused, forgotPassword: unused, help: async () => '' };
  const away = () => Promise.reject(new Error('The API is away.'));

  it('shows what was there last, and goes on when the API is back', async () => {
    await aStore(async () => start);
    const store = new SessionStore({ ...others, start: away, current: async () => start }, () => {});
    await store.load();
    expect(store.getState()).toEqual({ phase: 'ready', start, sessionEnded: false, isLastKnown: true });
    await store.refresh();
    expect(store.getState()).toEqual({ phase: 'ready', start, sessionEnded: false });
  });

  it('says so where nobody was signed in, or has signed out', async () => {
    const { store } = await aStore(async () => start);
    await store.signOut();
    const next = new SessionStore({ ...others, start: away, current: away }, () => {});
    await next.load();
    expect(next.getState()).toEqual({ phase: 'failed', message: 'The API is away.' });
  });
});

describe('what the page tells without being asked', () => {
  it('is told until the person signs out, and again where that failed', async () => {
    let fail = (_: Error) => {};
    const leaving = new Promise<void>((_, reject) => {
      fail = reject;
    });
    const { store } = await aStore(
      async () => start,
      () => leaving,
    );
    expect(store.isSignedIn).toBe(true);
    const left = store.signOut();
    // The page is still shown while the API ends the session: a report sent now would be refused.
    expect(store.isSignedIn).toBe(false);
    fail(new Error('The network is away.'));
    await expect(left).rejects.toThrow('The network is away.');
    expect(store.isSignedIn).toBe(true);
  });

  it('is not told where the session ended', async () => {
    const { store } = await aStore(async () => start);
    void store.requestSignIn();
    expect(store.isSignedIn).toBe(false);
  });
});
