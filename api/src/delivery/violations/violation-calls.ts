import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minute } from 'shared-contracts/limits';
import { cspViolationSchema, violationLimits } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Clock } from '../../platform/server/clock.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { checkOperator } from '../rollout/rollout-calls.ts';
import { readReport } from './read-report.ts';
import { countViolation, listViolations } from './violation-store.ts';

/** Reports per minute that are accepted from one address; a few are enough to learn of a problem. */
const reports = 60;

interface ViolationParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly config: Pick<Config, 'remoteOrigins'>;
}

/** Calls for the Content-Security-Policy violations that browsers report, and the list of them for operators. */
export function registerViolationCalls(app: FastifyInstance, { db, clock, config }: ViolationParts): void {
  registerRestCall(app, {
    method: 'GET',
    path: 'rollout/violations',
    summary: 'What browsers refused because of the Content-Security-Policy; for system administrators.',
    access: 'signedIn',
    input: v.object({}),
    result: v.array(cspViolationSchema),
    handle: ({ user }) => {
      checkOperator(user);
      return listViolations(db, clock());
    },
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/csp-report',
      { parseAs: 'string', bodyLimit: violationLimits.report },
      async (_request: FastifyRequest, body: string | Buffer) => {
        try {
          return JSON.parse(String(body));
        } catch {
          // A report that cannot be read is dropped; nothing waits for an answer.
          return null;
        }
      },
    );
    scope.route({
      method: 'POST',
      url: '/csp-report',
      bodyLimit: violationLimits.report,
      config: { takesReports: true, rateLimit: { max: reports, timeWindow: minute } },
      schema: {
        summary: 'Takes the reports that browsers send of the Content-Security-Policy.',
        tags: ['csp-report'],
        security: [],
        consumes: ['application/csp-report'],
        response: { 204: { description: 'Taken.', type: 'null' } },
      },
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      handler: async (request, reply) => {
        const violation = readReport(request.body, config.remoteOrigins);
        if (violation) await countViolation(db, violation, clock());
        return reply.code(204).send();
      },
    });
  });
}
