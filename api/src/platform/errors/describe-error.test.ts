import { expect, it } from 'vitest';
import { describeError, statusOf } from './describe-error.ts';

const failing = (code: string) => Object.assign(new Error('secret words of a driver'), { code });

it.each([
  ['ENOSPC', 507, 'There is no room left on the server. Nothing was kept. Tell whoever runs it.'],
  ['EDQUOT', 507, 'There is no room left on the server. Nothing was kept. Tell whoever runs it.'],
  ['53100', 507, 'There is no room left on the server. Nothing was kept. Tell whoever runs it.'],
  ['40P01', 503, 'Rightway is busy with the same records for others. Try again in a moment.'],
  ['57014', 503, 'Rightway is busy with the same records for others. Try again in a moment.'],
  ['25006', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['57P01', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['57P03', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['08006', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['40001', 503, 'Rightway is busy with the same records for others. Try again in a moment.'],
  ['53300', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['ECONNREFUSED', 503, 'Rightway cannot reach its database right now. Try again in a moment.'],
  ['22P02', 400, 'A value of this request does not fit what is stored there.'],
  ['22009', 400, 'A value of this request does not fit what is stored there.'],
  ['22023', 400, 'A value of this request does not fit what is stored there.'],
  ['XX000', 500, 'Unknown error'],
])('an error %s is told as %d, without the words of who threw it', (code, status, message) => {
  const described = describeError(failing(code));
  expect([statusOf(described), described.message]).toEqual([status, message]);
});

it('a pool that is full is told as busy, a connection that was cut as away', () => {
  const full = describeError(new Error('timeout exceeded when trying to connect'));
  const busy = 'Rightway is busy with much work for others. Try again in a moment.';
  expect([statusOf(full), full.message]).toEqual([503, busy]);
  const cut = describeError(new Error('Client was closed and is not queryable'));
  const away = 'Rightway cannot reach its database right now. Try again in a moment.';
  expect([statusOf(cut), cut.message]).toEqual([503, away]);
});
