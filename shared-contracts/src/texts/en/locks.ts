import { en as refusals } from './refusals.ts';

/** Why a field cannot be changed. */
export const en = {
  readOnly: refusals.readOnly,
  accounting: 'Accounting keeps this. Change it there.',
  synchronized: 'The linked land system keeps this. Change it there.',
  client: 'The name of a client stays as it is. Ask whoever runs Rightway to change it.',
  billed:
    'Invoices to this client say this. Its own editors, people with invoice access and system administrators change it.',
  foreign: 'Another company wrote this communication. Only that company can change it.',
  project: 'You may not edit what this communication belongs to. Ask an editor of the project.',
  agreement: 'The agreement keeps who this was with. Open it there to change that.',
};
