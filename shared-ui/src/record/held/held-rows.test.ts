import { createForm } from 'final-form';
import { describe, expect, it } from 'vitest';
import type { FormValues } from '../../form/form-values.ts';
import type { Collection } from '../rows/collection.ts';
import { HeldRows } from './held-rows.ts';

const collection = (name: string, tab: string, parent?: Collection['parent']): Collection => ({
  name,
  tab,
  ...(parent ? { parent } : {}),
  item: name,
  titleOf: ({ text }) => String(text ?? ''),
  tabs: [{ path: 'details', label: 'Details', fields: [{ name: 'text', label: 'Text' }], show: () => null }],
  make: (position) => ({ text: `new ${position}` }),
  validate: ({ text }) => (text ? [] : [{ path: 'text', message: 'Required value.' }]),
  inputOf: ({ text }) => ({ text }),
});

const requests = collection('requests', 'requests');
const items = collection('requestItems', 'request-items', { collection: 'requests', field: 'requestId' });

function make() {
  const held = new HeldRows();
  held.address = '/surface-project/p1';
  held.collections = new Map([requests, items].map((one) => [one.name, one]));
  const stored = (id: string, text: string, revision = 1) =>
    held.open(requests, [], { id, revision, values: { text } });
  return { held, stored };
}

describe('what a form holds of its rows', () => {
  it('is new and changed rows alone; a row that is typed back is held no longer', () => {
    const { held, stored } = make();
    const place = stored('r1', 'first');
    expect(held.getSummary().count).toBe(0);
    held.write(place, { text: 'second' }, {});
    held.add(requests, []);
    expect(held.getSummary().count).toBe(2);
    held.write(place, { text: 'first' }, {});
    expect(held.rowsOf('requests').map(({ values }) => values)).toEqual([{ text: 'new 1' }]);
  });

  it('of two collections travels in one list, and is found again where the server speaks of it', () => {
    const events = collection('events', 'events');
    const below = {
      ...collection('agreement events', 'events', { collection: 'requests', field: 'agreementId' }),
      list: 'events',
    };
    const held = new HeldRows();
    held.collections = new Map([requests, events, below].map((one) => [one.name, one]));
    const own = held.add(events, []);
    const inner = held.add(below, ['r1'], { text: 'below' });
    const save = held.take();
    expect(save.rows).toEqual({
      events: [
        { id: own, revision: null, text: 'new 1' },
        { id: inner, revision: null, agreementId: 'r1', text: 'below' },
      ],
    });
    expect(held.rowsOf('events').map(({ id }) => id)).toEqual([own]);
    save.refuse([{ path: 'events[1].text', message: 'It is used.' }]);
    expect(held.placeOf('agreement events', inner)?.session.refusalOf('text')).toBe('It is used.');
    save.settle({ events: [{ id: inner, revision: 1, values: { text: 'as stored' } }] });
    expect(held.rowsOf('agreement events')).toEqual([]);
  });

  it('goes with a save by collection, with id, revision and the parent of a row below a row', () => {
    const { held, stored } = make();
    held.write(stored('r1', 'first', 7), { text: 'second' }, {});
    const request = held.add(requests, []);
    const item = held.add(items, [request]);
    held.add(items, ['r1'], { text: 'below a stored one' });
    expect(held.take().rows).toEqual({
      requests: [
        { id: 'r1', revision: 7, text: 'second' },
        { id: request, revision: null, text: 'new 1' },
      ],
      requestItems: [
        { id: item, revision: null, requestId: request, text: 'new 2' },
        { id: expect.any(String), revision: null, requestId: 'r1', text: 'below a stored one' },
      ],
    });
  });

  it('counts shown errors on the tab of the record, those of rows below rows too', () => {
    const { held } = make();
    const request = held.add(requests, []);
    held.add(items, [request], { text: '' });
    expect(held.getSummary()).toMatchObject({ invalid: 1, errors: { requests: 0 } });
    held.showErrors();
    expect(held.getSummary()).toMatchObject({ invalid: 1, errors: { requests: 1 } });
    expect(held.below('requests', request).getSummary().errors).toEqual({ 'request-items': 1 });
    expect(held.firstError()?.address).toMatch(
      new RegExp(`^/surface-project/p1/requests/${request}/request-items/[^/]+/details$`),
    );
  });

  it('keeps what the server said of a row with that row, and gives back what is of none', () => {
    const { held, stored } = make();
    held.write(stored('r1', 'a'), { text: 'b' }, {});
    held.write(stored('r2', 'a'), { text: 'used' }, {});
    const rest = held.take().refuse([
      { path: 'requests[1].text', message: 'Used.' },
      { path: 'requests[1]', message: 'Is closed.' },
      { path: 'name', message: 'Too long.' },
    ]);
    expect(held.getSummary().errors).toEqual({ requests: 1 });
    expect(held.placeOf('requests', 'r2')?.session.refusalOf('text')).toBe('Used.');
    expect(rest).toEqual([
      { path: '', message: 'used: Is closed.' },
      { path: 'name', message: 'Too long.' },
    ]);
  });

  it('settles row by row: what was typed since the save went out stays', () => {
    const { held, stored } = make();
    const [kept, later] = [stored('r1', 'a'), stored('r2', 'a')];
    held.write(kept, { text: 'b' }, {});
    held.write(later, { text: 'b' }, {});
    const save = held.take();
    held.write(later, { text: 'c' }, {});
    save.settle({
      requests: ['r1', 'r2'].map((id) => ({ id, revision: 2, values: { text: 'b, as stored' } })),
    });
    expect(held.rowsOf('requests')).toEqual([
      { id: 'r2', path: [], revision: 2, base: { text: 'b, as stored' }, values: { text: 'c' } },
    ]);
  });

  it('puts a merge into the form that a row is open in', () => {
    const { held, stored } = make();
    const place = stored('r1', 'a');
    const form = createForm<FormValues>({ initialValues: { text: 'a' }, onSubmit: () => {} });
    const close = held.attach(place, form);
    held.write(place, { text: 'mine' }, {});
    const part = held.take().partAt('requests[0]');
    expect(part).toMatchObject({ title: 'mine', base: { text: 'a' }, mine: { text: 'mine' } });
    part?.rebase({ text: 'theirs' }, { text: 'mine' }, 9);
    expect(form.getState().values).toEqual({ text: 'mine' });
    expect(form.getState().initialValues).toEqual({ text: 'theirs' });
    expect(held.rowsOf('requests')[0]?.revision).toBe(9);
    close();
  });

  it('holds a row that was emptied, over whatever version', () => {
    const { held, stored } = make();
    held.write(stored('r1', 'a'), { text: '' }, {});
    held.take().partAt('requests[0]')?.rebase({ text: 'theirs' }, { text: '' }, 2);
    expect(held.rowsOf('requests')).toMatchObject([
      { revision: 2, base: { text: 'theirs' }, values: { text: '' } },
    ]);
    expect(held.getSummary().invalid).toBe(1);
  });

  it('forgets a row that is undone, a new one with what stands below it', () => {
    const { held, stored } = make();
    const changed = stored('r1', 'a');
    held.write(changed, { text: 'b' }, {});
    const request = held.add(requests, []);
    held.add(items, [request]);
    const place = held.placeOf('requests', request);
    if (place) held.undo(place);
    held.undo(changed);
    expect(held.getSummary().count).toBe(0);
    expect(place?.isGone).toBe(true);
  });

  it('carries a thousand rows of which two hundred are changed', () => {
    const { held, stored } = make();
    for (let row = 0; row < 200; row += 1) held.write(stored(`r${row}`, 'a'), { text: `b${row}` }, {});
    const place = held.placeOf('requests', 'r100');
    if (!place) throw new Error('It is not held.');
    let notifications = 0;
    held.subscribe(() => {
      notifications += 1;
    });
    const summary = held.getSummary();
    const began = performance.now();
    for (let key = 0; key < 100; key += 1) held.write(place, { text: `typed ${key}` }, {});
    // Far from what anybody would notice; a list that grows by its square would not hold it.
    expect((performance.now() - began) / 100).toBeLessThan(5);
    expect(notifications).toBe(100);
    expect(held.getSummary()).toBe(summary);
    expect(held.take().rows['requests']).toHaveLength(200);
  });
});
