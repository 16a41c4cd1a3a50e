import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { gridSources } from 'shared-contracts/grids';
import { dice } from '../abuse/dice.ts';
import { gridBody, path as gridPath } from '../agreements-grid.ts';
import { signIn } from '../api-process.ts';

/**
 * Number of people working at the same time, the longest pause between two tasks, and the pause before a retry, in
 * milliseconds.
 */
const people = 20;
const longestThought = 400;
const again = 200;

const names = ['admin', 'broker', 'invoicing', 'operator', 'approver'];

const countries = gridSources.find(({ name }) => name === 'countries');

/** The browser's next requests carry what an answer sets. */
const savedCookie = /rightway_saved=[^;]+/;

const saveCountry = 'mutation S($input: CountryInput!) { updateCountry(input: $input) { id } }';

/** An answer, its time of arrival, and how long it took, in milliseconds. */
interface Answer {
  readonly task: string;
  readonly status: number;
  readonly at: number;
  readonly took: number;
  readonly text: string;
}

/** The answers to twenty people. */
export interface Worked {
  readonly answers: readonly Answer[];
  /** Ids of the records with an acknowledged save. */
  readonly saved: readonly string[];
  /** Lists that did not show what their reader had just saved. */
  readonly missed: readonly string[];
  /** How often a save was sent, for those that were sent more than once. */
  readonly sentAgain: number;
}

/**
 * Twenty people, distributed over the instances of an API; each save is repeated with the same key until it is
 * acknowledged.
 */
export async function savers(addresses: readonly string[]) {
  const addressOf = (place: number) => addresses[place % addresses.length] ?? '';
  // A session is valid at every instance; only an administrator may save countries.
  const sessions = new Map<string, string>();
  for (const name of names) sessions.set(name, await signIn(addressOf(0), `${name}@rightway.test`));
  const cookies = Array.from({ length: people }, (_, place) => {
    const name = place % 2 === 0 ? 'admin' : names[place % names.length];
    return sessions.get(name ?? 'admin') ?? '';
  });

  const work = async (place: number, cookie: string, isOver: () => boolean): Promise<Worked> => {
    const chance = dice(7000 + place);
    const answers: Answer[] = [];
    const saved: string[] = [];
    const missed: string[] = [];
    let sentAgain = 0;
    let position = '';
    const ask = async (task: string, path: string, body?: unknown, at = place): Promise<Answer> => {
      const began = performance.now();
      const answer = await fetch(`${addressOf(at)}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie: `${cookie}; ${position}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).then(
        async (response) => {
          position = savedCookie.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? position;
          return { status: response.status, text: await response.text() };
        },
        (error: unknown) => ({ status: 0, text: String(error) }),
      );
      const ended = performance.now();
      const found = { task, ...answer, at: ended, took: ended - began };
      answers.push(found);
      return found;
    };
    /** Looks for what was just saved, in its list at the next copy. */
    const look = async (id: string) => {
      const body = { searchCriteria: { text: id, filters: [] } };
      const { status, text } = await ask('own save', `/api/grids/source/${countries?.id}`, body, place + 1);
      if (status === 200 && !text.includes(id)) missed.push(id);
    };
    const save = async () => {
      const id = randomUUID();
      const input = { id, saveId: randomUUID(), code: id.slice(0, 8), name: id };
      for (let sent = 1; ; sent += 1) {
        const { status, text } = await ask('save', '/api/graphql', {
          query: saveCountry,
          variables: { input },
        });
        if (sent > 1) sentAgain += 1;
        if (status === 200 && !text.includes('"errors"')) {
          saved.push(id);
          await look(id);
        }
        if (status === 200 || isOver()) return;
        await pause(again);
      }
    };
    const reads = [
      () => ask('page of a list', gridPath, gridBody({ sort: 'agreementNumber' })),
      () => ask('start', '/api/start'),
      () => ask('day', '/api/start/today'),
    ];
    while (!isOver()) {
      await pause(chance.below(longestThought));
      if (place % 2 === 0 && chance.below(2) === 0) await save();
      else await chance.pick(reads, () => ask('start', '/api/start'))();
    }
    return { answers, saved, missed, sentAgain };
  };

  return {
    /** Lets everybody work until `isOver`. */
    work: async (isOver: () => boolean): Promise<Worked> => {
      const all = await Promise.all(cookies.map((cookie, place) => work(place, cookie, isOver)));
      return {
        answers: all.flatMap(({ answers }) => answers),
        saved: all.flatMap(({ saved }) => saved),
        missed: all.flatMap(({ missed }) => missed),
        sentAgain: all.reduce((sum, one) => sum + one.sentAgain, 0),
      };
    },
  };
}
