import type { GraphQLResolveInfo } from 'graphql';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type BoardQuestion, readBoard, readRecipient, readRecipients } from './read-board.ts';
import { readLog } from './read-log.ts';

const belowRecipient = (info: GraphQLResolveInfo) => selectionOfInfo(info).below('ConsultationRecipient');

/** Queries about a project's consultation. */
export const consultationQueries = {
  consultationBoard: (
    _parent: unknown,
    question: BoardQuestion,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const selections = selectionOfInfo(info).below('ConsultationBoard');
    return readBoard(
      question,
      context,
      selections.find(({ name }) => name === 'recipients'),
    );
  },
  consultationRecipients: (
    _parent: unknown,
    question: Parameters<typeof readRecipients>[0],
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => readRecipients(question, context, belowRecipient(info)),
  consultationRecipient: (
    _parent: unknown,
    question: Parameters<typeof readRecipient>[0],
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => readRecipient(question, context, belowRecipient(info)),
  consultationLog: (_parent: unknown, args: Parameters<typeof readLog>[0], context: RecordContext) =>
    readLog(args, context),
};
