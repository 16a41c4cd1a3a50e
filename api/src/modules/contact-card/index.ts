import type { RecordContext } from '../../records/record-context.ts';
import type { Module } from '../module.ts';
import { type CardQuestion, readContactCard } from './read-contact-card.ts';

/** The people to call about a record, and the previous attempts. */
export const contactCard: Module = {
  schema: ['contact-card.graphql'],
  queries: {
    contactCard: (_parent: unknown, question: CardQuestion, context: RecordContext) =>
      readContactCard(question, context),
  },
};
