import type { MasterDataField } from 'shared-contracts/master-data';
import { expect, it } from 'vitest';
import { choiceWords } from './choice-words.ts';

const choice = (name: string, values: Readonly<Record<string, string>>): MasterDataField => ({
  ...{ kind: 'choice', name, values, required: false },
});

const fields: readonly MasterDataField[] = [
  choice('kind', { broker: 'BROKER', operator: 'OPERATOR' }),
  {
    ...{ kind: 'rows', name: 'rules', typeName: 'TaskRule', parentColumn: 'task_id' },
    fields: [
      {
        ...{ kind: 'rows', name: 'results', typeName: 'TaskRuleResult', parentColumn: 'task_rule_id' },
        fields: [choice('action', { AssignTask: 'AssignTask' })],
      },
    ],
  },
  { kind: 'text', name: 'name', maximum: 50, required: true },
];

const wordOf = choiceWords(fields, { choice: (name, key) => `${name}: ${key}` });

it('calls a stored value as its choice does, also in rows within rows', () => {
  expect(wordOf('kind', 'BROKER')).toBe('kind: broker');
  expect(wordOf('rules', 'AssignTask')).toBe('action: AssignTask');
});

it('leaves what is no choice, or not of this field', () => {
  expect(wordOf('name', 'BROKER')).toBeUndefined();
  expect(wordOf('kind', 'AssignTask')).toBeUndefined();
  expect(wordOf('kind', 'OWNER')).toBeUndefined();
});
