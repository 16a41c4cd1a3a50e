import { expect, it } from 'vitest';
import { addedBy, modelEvents } from './model-events.ts';

const model = {
  id: 'm',
  masterModelItems: [
    { sequence: 3, eventType: { id: 'c', code: 'Old', isActive: false } },
    { sequence: 1, eventType: { id: 'a', code: 'Kick-off', isActive: true } },
    { sequence: 2, eventType: { id: 'b', code: 'Survey', isActive: true } },
  ],
};

it('a model shows its events in order, and adds the active ones that are not there', () => {
  const events = modelEvents(model, ['a']);
  expect(events.map(({ code, isExisting }) => [code, isExisting])).toEqual([
    ['Kick-off', true],
    ['Survey', false],
    ['Old', false],
  ]);
  expect(addedBy(events).map(({ code }) => code)).toEqual(['Survey']);
  expect(addedBy(modelEvents(model, ['a', 'b']))).toEqual([]);
  expect(modelEvents(null, [])).toEqual([]);
});
