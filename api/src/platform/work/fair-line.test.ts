import { describe, expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

const ann = { person: 'ann', company: 'prairie' };
const bea = { person: 'bea', company: 'prairie' };
const carl = { person: 'carl', company: 'foothills' };

/** A queue with named pieces of work; records which ones began and which were refused. */
function lineOf(workers: number, seats: number) {
  const line = new FairLine(workers, seats);
  const begun: string[] = [];
  const refused: string[] = [];
  const enter = (name: string, who: typeof ann, signal?: AbortSignal) =>
    line.enter(who, signal).then(
      () => void begun.push(name),
      (error: Error) => void refused.push(`${name}: ${error.message}`),
    );
  const settled = () => new Promise<void>((done) => setImmediate(done));
  const leave = async () => {
    line.leave();
    await settled();
  };
  return { line, begun, refused, enter, leave, settled };
}

describe('a line of work', () => {
  it('gives companies their turns, and the people of a company theirs', async () => {
    const { begun, enter, leave, settled } = lineOf(1, 10);
    for (const piece of [1, 2, 3]) void enter(`ann ${piece}`, ann);
    void enter('bea 1', bea);
    for (const piece of [1, 2]) void enter(`carl ${piece}`, carl);
    await settled();
    for (let left = 5; left > 0; left -= 1) await leave();
    expect(begun).toEqual(['ann 1', 'carl 1', 'bea 1', 'carl 2', 'ann 2', 'ann 3']);
  });

  it('tells how many pieces are begun before the first of a person', async () => {
    const { line, enter, leave, settled } = lineOf(1, 10);
    for (const piece of [1, 2, 3, 4]) void enter(`ann ${piece}`, ann);
    void enter('bea 1', bea);
    void enter('carl 1', carl);
    await settled();
    expect([ann, bea, carl].map(({ person }) => line.aheadOf(person))).toEqual([2, 1, 0]);
    await leave();
    expect([ann, bea, carl].map(({ person }) => line.aheadOf(person))).toEqual([1, 0, undefined]);
  });

  it('gives the seat of whoever has the most to somebody who has fewer, and says the place', async () => {
    const { begun, refused, enter, leave, settled } = lineOf(1, 4);
    for (const piece of [1, 2, 3, 4, 5]) void enter(`ann ${piece}`, ann);
    void enter('carl 1', carl);
    void enter('bea 1', bea);
    void enter('ann 6', ann);
    await settled();
    const full = (ahead: number) =>
      `Rightway is busy with work of this kind for others, and ${ahead} pieces wait before yours. Try again in a moment.`;
    expect(refused.toSorted()).toEqual([`ann 4: ${full(3)}`, `ann 5: ${full(3)}`, `ann 6: ${full(4)}`]);
    for (let left = 4; left > 0; left -= 1) await leave();
    expect(begun).toEqual(['ann 1', 'carl 1', 'bea 1', 'ann 2', 'ann 3']);
  });

  it('lets somebody leave who no longer waits for it', async () => {
    const { begun, refused, enter, leave, settled } = lineOf(1, 4);
    const gone = new AbortController();
    void enter('ann 1', ann);
    void enter('ann 2', ann, gone.signal);
    void enter('carl 1', carl);
    gone.abort(new Error('The browser was closed.'));
    await settled();
    expect(refused).toEqual(['ann 2: The browser was closed.']);
    await leave();
    await leave();
    void enter('bea 1', bea);
    await settled();
    expect(begun).toEqual(['ann 1', 'carl 1', 'bea 1']);
  });
});
