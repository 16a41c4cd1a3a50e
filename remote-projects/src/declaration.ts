import { type ActionDeclaration, namesOf } from 'shared-contracts';
import { declareArea } from 'shared-contracts/start';
import { texts } from './generated/texts/declaration.ts';
import { picklistNames } from './picklist-names.ts';

const ofProjects: ActionDeclaration[] = [
  { name: 'project-summary', title: namesOf(texts, (said) => said.projectSummary), needs: 'editItem' },
  { name: 'project-details', title: namesOf(texts, (said) => said.projectDetails), needs: 'editItem' },
  {
    name: 'project-cost-summary',
    title: namesOf(texts, (said) => said.projectCostSummary),
    needs: 'editItem',
  },
  { name: 'archive', title: namesOf(texts, (said) => said.archive), needs: 'editItem' },
  {
    name: 'delete',
    title: namesOf(texts, (said) => said.delete),
    needs: 'deleteItem',
    gate: 'systemAdministrator',
  },
];

const edits: ActionDeclaration[] = [
  { name: 'fill', title: namesOf(texts, (said) => said.fill), needs: 'editItem' },
  { name: 'edit', title: namesOf(texts, (said) => said.edit), needs: 'editItem' },
];

const logged: ActionDeclaration[] = [
  ...edits,
  { name: 'log', title: namesOf(texts, (said) => said.log), needs: 'editItem' },
];

const ofTasks: ActionDeclaration[] = [
  { name: 'complete', title: namesOf(texts, (said) => said.complete), needs: 'editItem' },
  ...edits,
];

const ofPayments: ActionDeclaration[] = [
  { name: 'pay', title: namesOf(texts, (said) => said.pay), needs: 'editItem' },
  { name: 'return', title: namesOf(texts, (said) => said.return), needs: 'editItem' },
  { name: 'pay-part', title: namesOf(texts, (said) => said.payPart), needs: 'editItem' },
  { name: 'reissue', title: namesOf(texts, (said) => said.reissue), needs: 'editItem' },
  { name: 'hold', title: namesOf(texts, (said) => said.hold), needs: 'editItem' },
  { name: 'release', title: namesOf(texts, (said) => said.release), needs: 'editItem' },
  { name: 'cancel', title: namesOf(texts, (said) => said.cancel), needs: 'editItem' },
  { name: 'letters', title: namesOf(texts, (said) => said.letters), needs: 'editItem' },
  { name: 'statements', title: namesOf(texts, (said) => said.statements), needs: 'editItem' },
];

/** The facts about this area that the shell must know before its code runs. */
export const declaration = declareArea('projects', {
  forms: ['surface-project'],
  workspaces: ['surface-project'],
  doors: {
    'bring-in': [{ group: 'projects', title: namesOf(texts, (said) => said.bringIn), path: 'bring-in' }],
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
