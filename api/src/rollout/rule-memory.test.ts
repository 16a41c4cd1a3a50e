import { forEverybody, forNobody } from 'shared-contracts/rollout';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { openDemoDatabase } from '../testing/test-database.ts';
import { writeRule } from './rollout-store.ts';
import { ruleMemory } from './rule-memory.ts';

let database: Database;

beforeAll(async () => {
  database = await openDemoDatabase();
});

afterAll(() => database.close());

it('counts for its moment, and the last one goes on while the database is away', async () => {
  let now = 0;
  let isAway = false;
  const db = new Proxy(database.db, {
    get: (target, key) => {
      if (isAway && key === 'selectFrom') throw new Error('away');
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const memory = ruleMemory(db, 1000, () => new Date(now));
  const audience = async () => (await memory.read()).get('enableTimesheets')?.rule.audience;
  await writeRule(database.db, 'enableTimesheets', forEverybody);
  expect(await audience()).toBe('everybody');
  await writeRule(database.db, 'enableTimesheets', forNobody);
  expect(await audience()).toBe('everybody');
  now += 1001;
  expect(await audience()).toBe('nobody');
  await writeRule(database.db, 'enableTimesheets', forEverybody);
  memory.forget();
  expect(await audience()).toBe('everybody');
  isAway = true;
  now += 5000;
  expect(await audience()).toBe('everybody');
  await expect(ruleMemory(db, 1000, () => new Date(now)).read()).rejects.toThrow('away');
});
