import { en as refusals } from './refusals.ts';

/** Why a field of a project cannot be changed. */
export const en = {
  readOnly: refusals.readOnly,
  noRight: 'You may look at projects and not edit them. Ask an editor of your company to change this.',
  owner:
    'A project belongs to the company that made it. Only a system administrator names another owner, of a new project.',
  parties: 'The owner of the project says who its broker and operator are. Ask the owner to change this.',
};
