import { demoAccounts } from './demo-accounts.ts';
import type { DemoBook } from './demo-book.ts';

const [, broker, , operator] = demoAccounts;

/** Rules on the tasks of the demo: the next task, a status, an e-mail. */
const rules = [
  ['Search titles', 'Completed', [['AssignTask', 'First contact']]],
  [
    'First contact',
    'Completed',
    [
      ['AssignTask', 'Present offer'],
      ['ChangeStatus', 'Contacted'],
    ],
  ],
  ['Present offer', 'Started', [['ChangeStatus', 'Negotiating']]],
  ['Present offer', 'Completed', [['AssignTask', 'Execute agreement']]],
  [
    'Execute agreement',
    'Completed',
    [
      ['AssignTask', 'Send payment'],
      ['ChangeStatus', 'Signed'],
      ['EmailToUser', broker.userName],
    ],
  ],
  ['Order survey', 'Completed', [['AssignTask', 'File application']]],
  ['Notify community', 'Completed', [['EmailToUser', operator.userName]]],
] as const;

/** The rules of the tasks, by the tasks' names. */
export function makeTaskRules(book: DemoBook, taskId: (name: string) => string): void {
  for (const [task, trigger, results] of rules) {
    const earlier = rules.filter(([other, when]) => other === task && when !== trigger);
    const ruleId = book.add('task_rule', {
      task_id: taskId(task),
      sequence: trigger === 'Completed' && earlier.length > 0 ? 2 : 1,
      trigger,
    });
    for (const [place, [action, target]] of results.entries())
      book.add('task_rule_result', { task_rule_id: ruleId, sequence: place + 1, action, target });
  }
}
