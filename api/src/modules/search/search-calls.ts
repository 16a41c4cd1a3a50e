import type { FastifyInstance } from 'fastify';
import { languageOf } from 'shared-contracts';
import { gridSource } from 'shared-contracts/grids';
import {
  recordFactsSchema,
  relatedSchema,
  searchAnswerSchema,
  searchCallSchema,
} from 'shared-contracts/search';
import * as v from 'valibot';
import type { Rollout } from '../../delivery/rollout/rollout.ts';
import { texts } from '../../generated/texts/refusals.ts';
import { maySeeSource } from '../../grids/may-see-source.ts';
import { badInput, forbidden, notFound } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { recordFacts, recordRelated } from './facts.ts';
import { type SearchParts, searchRecords } from './search.ts';
import { firstStatements } from './search-store.ts';

interface CallParts extends Omit<SearchParts, 'isKept'> {
  readonly rollout: Pick<Rollout, 'flagsFor'>;
}

/** Calls to search all kinds of records, and for the facts of one record. */
export function registerSearchCalls(app: FastifyInstance, parts: CallParts): void {
  const isKept = firstStatements();
  registerRestCall(app, {
    method: 'GET',
    path: 'search',
    summary:
      'Records of every kind that a text finds and the person may see, at most `first` of a kind; how the text can be read; kinds that could not be searched.',
    access: 'signedIn',
    // A missing text passes here, because it is refused below with a message for its field.
    input: v.object({ text: v.optional(v.string(), ''), first: v.optional(v.string()) }),
    result: searchAnswerSchema,
    handle: async ({ input, user, request }) => {
      const parsed = v.safeParse(searchCallSchema, input, { lang: languageOf(user.locale) });
      if (!parsed.success) {
        const [{ message }] = parsed.issues;
        throw badInput(() => message);
      }
      return searchRecords(
        { ...parts, isKept },
        {
          ...parsed.output,
          user,
          flags: await parts.rollout.flagsFor(user),
          log: request.log,
          isGone: () => request.raw.socket.destroyed,
        },
      );
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'records/:source/:id',
    summary: 'What is known of a record: its values, its address, and how much hangs on it.',
    access: 'signedIn',
    params: v.object({ source: v.string(), id: v.string() }),
    input: v.object({}),
    result: recordFactsSchema,
    handle: async ({ params, user }) => {
      const source = gridSource(params.source);
      if (!source) throw notFound(messageFrom(texts, ({ noList }) => noList));
      const flags = await parts.rollout.flagsFor(user);
      if (!maySeeSource(source, user, flags)) throw forbidden();
      return recordFacts(parts, parts.planOf(source), params.id, user, flags);
    },
  });

  registerRestCall(app, {
    method: 'GET',
    path: 'records/:source/:id/related',
    summary: 'How much hangs on a record, by list, as far as the person may see it.',
    access: 'signedIn',
    params: v.object({ source: v.string(), id: v.string() }),
    input: v.object({}),
    result: relatedSchema,
    handle: async ({ params, user }) => {
      const source = gridSource(params.source);
      if (!source) throw notFound(messageFrom(texts, ({ noList }) => noList));
      const flags = await parts.rollout.flagsFor(user);
      if (!maySeeSource(source, user, flags)) throw forbidden();
      return recordRelated(parts, parts.planOf(source), params.id, user, flags);
    },
  });
}
