import { randomUUID } from 'node:crypto';
import { gridBody, path as gridPath } from '../agreements-grid.ts';
import { signIn } from '../api-process.ts';
import { dice } from './dice.ts';

/** Number of simultaneous users, and the longest pause of each between two requests in milliseconds. */
const users = 20;
const longestThought = 1000;

const people = ['admin', 'broker', 'invoicing', 'operator', 'approver'];

const agreements = `query Page($first: Int!) { agreements(first: $first) { nodes { id name } } countries(first: 50) { id code name } }`;

/** An answer that should not have occurred, and when, by the clock of `performance`. */
export interface Failure {
  readonly at: number;
  readonly text: string;
}

/** How honest people fared. */
export interface Fared {
  /** What was asked, and the milliseconds of each answer. */
  readonly times: readonly (readonly [task: string, milliseconds: number])[];
  readonly failures: readonly Failure[];
}

const post = (name: string, path: string, body: unknown) => ({
  name,
  method: 'POST',
  path,
  body: JSON.stringify(body),
});
const get = (name: string, path: string) => ({ name, method: 'GET', path });

/** What people do all day: lists, searches, the start screen, a record, a view that they keep. */
function tasks(place: number) {
  const view = {
    id: randomUUID(),
    name: `Mine ${randomUUID()}`,
    view: {
      page: 1,
      pageLimit: 50,
      searchCriteria: { filters: [] },
      columns: [{ id: 'name' }],
      parameters: [],
    },
  };
  return [
    post('page of a list', gridPath, gridBody({ sort: 'agreementNumber' })),
    post('search in a list', gridPath, gridBody({ sort: 'name', text: place % 2 === 0 ? 'wiebe' : 'an' })),
    get('start', '/api/start'),
    get('day', '/api/start/today'),
    post('records', '/api/graphql', { query: agreements, variables: { first: 50 } }),
    post('view kept', `${gridPath}/views`, view),
  ];
}

/** Twenty people who sign in once and then work as long as they are asked to. */
export async function honestUsers(address: string) {
  const cookies = await Promise.all(
    Array.from({ length: users }, (_, place) =>
      signIn(address, `${people[place % people.length] ?? 'admin'}@rightway.test`),
    ),
  );

  const work = async (place: number, cookie: string, end: number): Promise<Fared> => {
    const chance = dice(1000 + place);
    const todo = tasks(place);
    const times: [string, number][] = [];
    const failures: Failure[] = [];
    while (performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, chance.below(longestThought)));
      const task = chance.pick<(typeof todo)[number] | undefined>(todo, undefined);
      if (!task) continue;
      const { name, path, ...request } = task;
      const began = performance.now();
      const answer = await fetch(`${address}${path}`, {
        ...request,
        headers: { cookie, ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      });
      const text = await answer.text();
      times.push([name, performance.now() - began]);
      if (!answer.ok || text.includes('"errors"'))
        failures.push({
          at: performance.now(),
          text: `${request.method} ${path}: ${answer.status} ${text.slice(0, 300)}`,
        });
    }
    return { times, failures };
  };

  return {
    /** Lets everybody work for so many seconds. */
    work: async (seconds: number): Promise<Fared> => {
      const end = performance.now() + seconds * 1000;
      const all = await Promise.all(cookies.map((cookie, place) => work(place, cookie, end)));
      return { times: all.flatMap(({ times }) => times), failures: all.flatMap(({ failures }) => failures) };
    },
  };
}
