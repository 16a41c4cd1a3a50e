import type { GraphQLResolveInfo } from 'graphql';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type BoardQuestion, tellBoard, tellRecipient, tellRecipients } from './tell-board.ts';
import { tellLog } from './tell-log.ts';

const belowRecipient = (info: GraphQLResolveInfo) => selectionOfInfo(info).below('ConsultationRecipient');

/** What is asked of a project's consultation. */
export const consultationQueries = {
  consultationBoard: (
    _parent: unknown,
    question: BoardQuestion,
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const asked = selectionOfInfo(info).below('ConsultationBoard');
    return tellBoard(
      question,
      context,
      asked.find(({ name }) => name === 'recipients'),
    );
  },
  consultationRecipients: (
    _parent: unknown,
    question: Parameters<typeof tellRecipients>[0],
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => tellRecipients(question, context, belowRecipient(info)),
  consultationRecipient: (
    _parent: unknown,
    question: Parameters<typeof tellRecipient>[0],
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => tellRecipient(question, context, belowRecipient(info)),
  consultationLog: (_parent: unknown, args: Parameters<typeof tellLog>[0], context: RecordContext) =>
    tellLog(args, context),
};
