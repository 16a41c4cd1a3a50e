import { expect, it } from 'vitest';
import { oneBehind } from './one-behind.ts';

it('makes each item ready while the one before is finished, and finishes them one after the other', async () => {
  const events: string[] = [];
  const finished = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = oneBehind(
    [1, 2, 3],
    async (item) => {
      events.push(`ready ${item}`);
      // The item before is finished only once this one is ready: it would wait forever if they were not worked on together.
      finished[item - 2]?.resolve();
      return item;
    },
    async (item) => {
      events.push(`begun ${item}`);
      if (item < 3) await finished[item - 1]?.promise;
      events.push(`finished ${item}`);
    },
  );
  await done;
  expect(events.filter((event) => !event.startsWith('ready'))).toEqual(
    [1, 2, 3].flatMap((item) => [`begun ${item}`, `finished ${item}`]),
  );
});

it('fails with the error of the item before where the next fails because of it', async () => {
  const failed = Promise.withResolvers<void>();
  await expect(
    oneBehind(
      [1, 2],
      async (item) => {
        if (item === 1) return item;
        // As a database whose transaction has failed refuses the next question.
        await failed.promise;
        throw new Error('The transaction is aborted.');
      },
      async () => {
        failed.resolve();
        await Promise.resolve();
        throw new Error('A number is used twice.');
      },
    ),
  ).rejects.toThrow('A number is used twice.');
});
