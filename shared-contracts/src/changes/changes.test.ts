import { expect, it } from 'vitest';
import { makeStore } from './index.ts';

it('a store holds its value, and reports each change to those who listen still', () => {
  const store = makeStore(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.subscribe(() => seen.push(-store.get()));
  store.set(3);
  stop();
  store.set(4);
  expect(store.get()).toBe(4);
  expect(seen).toEqual([2, 3, -3, -4]);
});
