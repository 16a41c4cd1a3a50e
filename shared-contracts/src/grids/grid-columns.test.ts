import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { languages } from '../i18n/language.ts';
import { definedColumnSchema, gridDefinition, gridSources } from './index.ts';

/** CSS pixels next to a navigation on a screen of 1,280. */
const room = 900;

const shownOf = ({ columns }: (typeof gridSources)[number]) =>
  columns.filter(({ defaultHidden }) => !defaultHidden);

const childRecords = ['assigned-tasks', 'communications', 'documents', 'events'];

describe('a grid as it opens', () => {
  it.each(gridSources.map((source) => [source.name, source] as const))(
    'fits: %s shows at most eight columns in 900 pixels',
    (_, source) => {
      const shown = shownOf(source);
      expect(shown.length).toBeGreaterThanOrEqual(2);
      expect(shown.length).toBeLessThanOrEqual(8);
      expect(shown.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(room);
    },
  );

  it.each(childRecords)('says first what a row hangs on and in which project: %s', (name) => {
    const source = gridSources.find((one) => one.name === name);
    const shown = source ? shownOf(source) : [];
    expect(shown.slice(0, 2).map(({ id }) => id)).toEqual(['recordName', 'projectDescription']);
  });

  it('names the agreement of an obligation alone: most belong to their project, which is not shown twice', () => {
    const source = gridSources.find(({ name }) => name === 'obligations');
    const shown = source ? shownOf(source) : [];
    expect(shown.slice(0, 3).map(({ id }) => id)).toEqual([
      'obligationTypeCode',
      'projectDescription',
      'agreementCalled',
    ]);
  });

  it('shows the column that it is sorted by, and the words of every value in every language', () => {
    for (const source of gridSources) {
      expect([source.name, shownOf(source).some(({ path }) => path === source.sortedBy)]).toEqual([
        source.name,
        true,
      ]);
      for (const { id, formatter, words } of source.columns) {
        if (formatter !== 'enum') continue;
        const wordings = Object.values(words ?? {});
        expect([source.name, id, wordings.length > 0]).toEqual([source.name, id, true]);
        for (const word of wordings) expect(Object.keys(word).toSorted()).toEqual(languages.toSorted());
      }
    }
  });
});

describe('a column as the API tells it', () => {
  const tasks = gridSources.find(({ name }) => name === 'assigned-tasks');
  const columns = tasks ? gridDefinition(tasks).columns : [];

  it('says what hides, words and ends it, and nothing of how the API reads it', () => {
    expect(columns.find(({ id }) => id === 'dueDate')).toMatchObject({
      formatter: 'due',
      doneBy: 'completedDate',
    });
    expect(columns.find(({ id }) => id === 'parentClass')).toMatchObject({
      defaultHidden: true,
      words: { Request: { en: 'Request', es: 'Solicitud' } },
    });
    for (const source of gridSources)
      for (const column of gridDefinition(source).columns)
        expect(Object.keys(column).filter((key) => ['path', 'colorPath'].includes(key))).toEqual([]);
  });

  it('is drawn by a shell that does not know its formatter, and by one that is told nothing new', () => {
    const due = columns.find(({ id }) => id === 'dueDate');
    expect(v.parse(definedColumnSchema, { ...due, formatter: 'gauge', words: 7 })).toMatchObject({
      id: 'dueDate',
      type: 'date',
    });
    const { defaultHidden: _, doneBy: __, ...older } = due ?? { defaultHidden: false };
    expect(v.parse(definedColumnSchema, older)).toMatchObject({ defaultHidden: false });
  });
});
