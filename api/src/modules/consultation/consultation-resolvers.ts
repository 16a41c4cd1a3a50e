import type { GraphQLResolveInfo } from 'graphql';
import { selectionOfInfo } from '../../records/reading/selection.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { tellBoard } from './tell-board.ts';
import { tellLog } from './tell-log.ts';

/** What is asked of a project's consultation. */
export const consultationQueries = {
  consultationBoard: (
    _parent: unknown,
    { surfaceProjectId, zone }: { readonly surfaceProjectId: string; readonly zone?: string | null },
    context: RecordContext,
    info: GraphQLResolveInfo,
  ) => {
    const rules = selectionOfInfo(info)
      .below('ConsultationBoard')
      .filter(({ name }) => name === 'recipients')
      .flatMap((selection) => selection.below('ConsultationRecipient'))
      .filter(({ name }) => name === 'clock')
      .flatMap((selection) => selection.below('ResponseClock'))
      .filter(({ name }) => name === 'rule')
      .flatMap((selection) => selection.below('ProvincialRule'));
    return tellBoard(surfaceProjectId, zone, context, rules);
  },
  consultationLog: (_parent: unknown, args: Parameters<typeof tellLog>[0], context: RecordContext) =>
    tellLog(args, context),
};
