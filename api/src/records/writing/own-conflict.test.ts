import { expect, it } from 'vitest';
import { landRow, savedLand, saveLand } from '../../testing/land-calls.ts';
import { runningServer } from '../../testing/running-server.ts';
import type { TestClient } from '../../testing/test-server.ts';

const server = await runningServer();
const broker = await server.signIn('broker');
const other = await server.signIn('admin');

async function madeParcel(section: number): Promise<string> {
  const parts = [landRow({ legalDescription: `NW-${section}-113-19-W5M` })];
  return savedLand(await saveLand(broker, 'updateParcel', landRow({ parts }))).id;
}

/** The message and the conflict of a save of notes by a person. */
async function saving(client: TestClient, id: string, revision: number, notes: string) {
  const { errors } = await saveLand(client, 'updateParcel', { id, revision, notes });
  const conflict = errors?.[0]?.extensions['conflict'] as { readonly isOwn?: boolean } | undefined;
  return [errors?.[0]?.message, conflict?.isOwn];
}

it('says of a stale save that the same person saved first, in another tab', async () => {
  const id = await madeParcel(14);
  expect(await saving(broker, id, 1, 'in one tab')).toEqual([undefined, undefined]);
  expect(await saving(broker, id, 1, 'in the other')).toEqual([
    'This record was changed by you in another tab or window while you were editing it here.',
    true,
  ]);
});

it('names the other person where one of the saves since then was not one’s own', async () => {
  const id = await madeParcel(15);
  await saving(other, id, 1, 'by somebody else');
  expect(await saving(broker, id, 1, 'mine')).toEqual([
    'This record was changed by Alex Admin while you were editing it.',
    false,
  ]);
  await saving(broker, id, 2, 'on top of that');
  expect((await saving(broker, id, 1, 'mine'))[1]).toBe(false);
  // Whoever has seen the other one's save meets their own alone.
  expect((await saving(broker, id, 2, 'mine'))[1]).toBe(true);
});
