import { en as refusals } from './refusals.ts';

/** Why a row of a project cannot be written. */
export const en = {
  readOnly: refusals.readOnly,
  project: 'You may not edit this project. Ask an editor of the project.',
  brokers: 'Broker editors of the project add and delete these. Ask one of them.',
  foreignEvent: 'Another company wrote this event. Only that company can change it.',
  savedType: 'The type of an event stays once it is saved. Delete the event and add another one instead.',
  savedParent: 'This stays where it was saved. Delete it and add another one instead.',
};
