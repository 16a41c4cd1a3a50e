import { type ActionDeclaration, namesOf } from 'shared-contracts';
import { declareArea } from 'shared-contracts/start';
import { texts } from './generated/texts/declaration.ts';
import { picklistNames } from './picklist-names.ts';

const ofProjects: ActionDeclaration[] = [
  { name: 'project-summary', title: namesOf(texts, (words) => words.projectSummary), needs: 'editItem' },
  { name: 'project-details', title: namesOf(texts, (words) => words.projectDetails), needs: 'editItem' },
  {
    name: 'project-cost-summary',
    title: namesOf(texts, (words) => words.projectCostSummary),
    needs: 'editItem',
  },
  { name: 'archive', title: namesOf(texts, (words) => words.archive), needs: 'editItem' },
  {
    name: 'delete',
    title: namesOf(texts, (words) => words.delete),
    needs: 'deleteItem',
    gate: 'systemAdministrator',
  },
];

const edits: ActionDeclaration[] = [
  { name: 'fill', title: namesOf(texts, (words) => words.fill), needs: 'editItem' },
  { name: 'edit', title: namesOf(texts, (words) => words.edit), needs: 'editItem' },
];

const logged: ActionDeclaration[] = [
  ...edits,
  { name: 'log', title: namesOf(texts, (words) => words.log), needs: 'editItem' },
];

const ofTasks: ActionDeclaration[] = [
  { name: 'complete', title: namesOf(texts, (words) => words.complete), needs: 'editItem' },
  ...edits,
];

const ofPayments: ActionDeclaration[] = [
  { name: 'pay', title: namesOf(texts, (words) => words.pay), needs: 'editItem' },
  { name: 'return', title: namesOf(texts, (words) => words.return), needs: 'editItem' },
  { name: 'pay-part', title: namesOf(texts, (words) => words.payPart), needs: 'editItem' },
  { name: 'reissue', title: namesOf(texts, (words) => words.reissue), needs: 'editItem' },
  { name: 'hold', title: namesOf(texts, (words) => words.hold), needs: 'editItem' },
  { name: 'release', title: namesOf(texts, (words) => words.release), needs: 'editItem' },
  { name: 'cancel', title: namesOf(texts, (words) => words.cancel), needs: 'editItem' },
  { name: 'letters', title: namesOf(texts, (words) => words.letters), needs: 'editItem' },
  { name: 'statements', title: namesOf(texts, (words) => words.statements), needs: 'editItem' },
];

/** The facts about this area that the shell must know before its code runs. */
export const declaration = declareArea('projects', {
  forms: ['surface-project'],
  workspaces: ['surface-project'],
  doors: {
    'bring-in': [{ group: 'projects', title: namesOf(texts, (words) => words.bringIn), path: 'bring-in' }],
  },
  picklists: picklistNames,
  bulkActions: {
    projects: ofProjects,
    agreements: logged,
    requests: logged,
    stakeholders: logged,
    'assigned-tasks': ofTasks,
    payments: ofPayments,
  },
});
