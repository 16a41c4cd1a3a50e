import { describe, expect, it } from 'vitest';
import { mergeVersions } from './merge-versions.ts';

const base = { code: 'SL', name: 'Surface lease', notes: '', owner: { id: 'c1', companyName: 'Northfork' } };
const fields = ['code', 'name', 'notes', 'owner'];

const merge = (mine: object, theirs: object) =>
  mergeVersions({ base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } }, fields);

describe('two versions of a record', () => {
  it('are merged where each changed a field of its own', () => {
    expect(merge({ name: 'Mine' }, { notes: 'Theirs' })).toEqual({
      stored: { ...base, notes: 'Theirs' },
      values: { ...base, name: 'Mine', notes: 'Theirs' },
      taken: ['notes'],
      conflicting: [],
      withTheirs: new Map(),
    });
  });

  it('are asked about in the fields alone that both changed to different values', () => {
    const { values, taken, conflicting } = merge(
      { name: 'Mine', code: 'A' },
      { name: 'Theirs', notes: 'Theirs' },
    );
    expect([conflicting, taken]).toEqual([['name'], ['notes']]);
    expect(values).toEqual({ ...base, code: 'A', name: 'Mine', notes: 'Theirs' });
  });

  it('agree where both typed the same', () => {
    expect(merge({ name: 'Same' }, { name: 'Same' })).toMatchObject({ taken: [], conflicting: [] });
  });

  it('know an entry by its id, whatever fields it came with', () => {
    const owner = { id: 'c1', name: 'Northfork Energy' };
    expect(merge({ name: 'Mine' }, { owner })).toMatchObject({ taken: [], conflicting: [] });
    expect(merge({ owner: { id: 'c2' } }, { owner }).conflicting).toEqual([]);
    expect(merge({ owner: { id: 'c2' } }, { owner: { id: 'c3' } }).conflicting).toEqual(['owner']);
  });

  it('leave alone what the other version does not tell, as a field that is only shown', () => {
    const own = { ...base, supplied: true };
    const { values, conflicting } = mergeVersions(
      { base: own, mine: { ...own, name: 'Mine' }, theirs: { name: 'Surface lease', code: 'X' } },
      [...fields, 'supplied'],
    );
    expect([values['supplied'], values['code'], conflicting]).toEqual([true, 'X', []]);
  });

  it('bring what a form holds besides its fields from the other one, without a question', () => {
    const versions = {
      base: { ...base, balance: '10' },
      mine: { ...base, balance: '10', name: 'Mine' },
      theirs: { ...base, balance: '25' },
    };
    expect(mergeVersions(versions, fields)).toEqual({
      stored: { ...base, balance: '25' },
      values: { ...base, balance: '25', name: 'Mine' },
      taken: [],
      conflicting: [],
      withTheirs: new Map(),
    });
  });

  it('take over what was emptied by the other', () => {
    expect(merge({ notes: 'Mine' }, { name: null }).values).toMatchObject({ name: null, notes: 'Mine' });
  });

  it('read the fields of a group by their path', () => {
    const group = { details: { name: 'A', isActive: true } };
    const { values, taken } = mergeVersions(
      {
        base: group,
        mine: { details: { name: 'A', isActive: false } },
        theirs: { details: { name: 'B', isActive: true } },
      },
      ['details.name', 'details.isActive'],
    );
    expect([values, taken]).toEqual([{ details: { name: 'B', isActive: false } }, ['details.name']]);
  });
});

const row = (id: string, text = id) => ({ id, text });

const rowsOf = (before: object[], mine: object[], theirs: object[]) => {
  const { values, conflicting } = mergeVersions(
    { base: { rows: before }, mine: { rows: mine }, theirs: { rows: theirs } },
    ['rows'],
  );
  return conflicting.length > 0 ? 'conflicting' : values['rows'];
};

describe('a list of rows that two people changed', () => {
  const before = [row('a'), row('b'), row('c')];

  it('is merged row by row: changed, added and removed rows of both', () => {
    expect(
      rowsOf(
        before,
        [row('a', 'mine'), row('b'), row('c'), row('new')],
        [row('a'), row('b', 'theirs'), row('theirs')],
      ),
    ).toEqual([row('a', 'mine'), row('b', 'theirs'), row('theirs'), row('new')]);
  });

  it('is asked about where both changed one row', () => {
    expect(
      rowsOf(before, [row('a', 'mine'), row('b'), row('c')], [row('a', 'other'), row('b'), row('c')]),
    ).toBe('conflicting');
  });

  it('keeps what one of both added, changed or removed elsewhere, whichever version of a row is chosen', () => {
    const { values, withTheirs, conflicting } = mergeVersions(
      {
        base: { rows: before },
        mine: { rows: [row('a', 'mine'), row('b', 'mine'), row('c'), row('my new')] },
        theirs: { rows: [row('b'), row('c', 'theirs'), row('their new')] },
      },
      ['rows'],
    );
    expect(conflicting).toEqual(['rows']);
    const agreed = [row('b', 'mine'), row('c', 'theirs'), row('their new')];
    expect(values['rows']).toEqual([...agreed, row('a', 'mine'), row('my new')]);
    expect(withTheirs.get('rows')).toEqual([...agreed, row('my new')]);
  });

  it('takes the order of the chosen version where both moved rows', () => {
    const { values, withTheirs } = mergeVersions(
      {
        base: { rows: before },
        mine: { rows: [row('c'), row('a'), row('b'), row('new')] },
        theirs: { rows: [row('b', 'theirs'), row('a'), row('c')] },
      },
      ['rows'],
    );
    expect(values['rows']).toEqual([row('c'), row('a'), row('b', 'theirs'), row('new')]);
    expect(withTheirs.get('rows')).toEqual([row('b', 'theirs'), row('a'), row('c'), row('new')]);
  });

  it('is asked about where one changed the row that the other removed', () => {
    expect(rowsOf(before, [row('b'), row('c')], [row('a', 'theirs'), row('b'), row('c')])).toBe(
      'conflicting',
    );
    expect(rowsOf(before, [row('a', 'mine'), row('b'), row('c')], [row('b'), row('c')])).toBe('conflicting');
  });

  it('keeps the order of whoever moved rows, and asks where both did', () => {
    const moved = [row('c'), row('a'), row('b')];
    const changed = [row('a'), row('b', 'theirs'), row('c')];
    expect(rowsOf(before, moved, changed)).toEqual([row('c'), row('a'), row('b', 'theirs')]);
    expect(rowsOf(before, [row('a', 'mine'), row('b'), row('c')], moved)).toEqual([
      row('c'),
      row('a', 'mine'),
      row('b'),
    ]);
    expect(rowsOf(before, moved, [row('b'), row('a'), row('c')])).toBe('conflicting');
  });

  it('is numbered anew where its rows have numbers', () => {
    const numbered = (ids: string[]) => ids.map((id, place) => ({ id, sequence: place + 1 }));
    expect(rowsOf(numbered(['a', 'b']), numbered(['a', 'b', 'x']), numbered(['a', 'b', 'y']))).toEqual(
      numbered(['a', 'b', 'y', 'x']),
    );
  });
});

describe('rows that two people added at one place', () => {
  const row = (id: string, place: string, text: string) => ({ id, place, text });
  const placeOf = (one: object) => String(Reflect.get(one, 'place')) || undefined;
  const mergeRowsOf = (mine: readonly object[], theirs: readonly object[]) =>
    mergeVersions(
      { base: { rows: [] }, mine: { rows: mine }, theirs: { rows: theirs } },
      ['rows'],
      new Map([['rows', placeOf]]),
    );
  const [mine, theirs] = [row('a', 'Monday', '8'), row('b', 'Monday', '4')];
  const [myOther, theirOther] = [row('c', 'Tuesday', '7'), row('d', 'Friday', '6')];

  it('are asked about, and everything else of both stays, whichever is chosen', () => {
    const { values, withTheirs, conflicting, taken } = mergeRowsOf([mine, myOther], [theirs, theirOther]);
    expect([conflicting, taken]).toEqual([['rows'], []]);
    expect(values).toEqual({ rows: [theirOther, mine, myOther] });
    expect(withTheirs.get('rows')).toEqual([theirs, theirOther, myOther]);
  });

  it('are both kept where several rows may be at the place', () => {
    const both = mergeRowsOf([row('a', '', '8')], [row('b', '', '4')]);
    expect([both.conflicting, both.taken]).toEqual([[], ['rows']]);
    expect(both.values['rows']).toHaveLength(2);
  });

  it('are one row where both say the same under other ids', () => {
    const { values, conflicting } = mergeRowsOf(
      [row('a', 'Monday', '8'), myOther],
      [row('b', 'Monday', '8')],
    );
    expect(conflicting).toEqual([]);
    expect(values).toEqual({ rows: [row('b', 'Monday', '8'), myOther] });
  });

  it('are one row where both have the same', () => {
    expect(mergeRowsOf([mine], [{ ...mine }])).toMatchObject({ conflicting: [], taken: [] });
  });
});
