import { join } from 'node:path';
import {
  loadPackageDefinition,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js';
import { loadSync } from '@grpc/proto-loader';

interface Question {
  readonly request: {
    readonly flagKey: string;
    readonly context: { readonly fields: Readonly<Record<string, { readonly stringValue?: string }>> };
  };
}

interface Answer {
  readonly value: boolean;
  readonly reason: string;
}

/** A flag service over gRPC, like flagd. */
interface FlagService {
  readonly url: URL;
  /** Sets the users who have a flag from now on, by their ids. */
  readonly give: (flag: string, users: readonly string[]) => void;
  readonly stop: () => void;
}

const isService = (value: unknown): value is { readonly service: Parameters<Server['addService']>[0] } =>
  typeof value === 'function' && 'service' in value;

/** Starts a flag service without flags, on a port of its own. */
export async function startFlagService(): Promise<FlagService> {
  const given = new Map<string, readonly string[]>();
  const definition = loadPackageDefinition(loadSync(join(import.meta.dirname, 'flag-service.proto')));
  const service: unknown = ['flagd', 'evaluation', 'v2', 'Service'].reduce<unknown>(
    (scope, name) => Reflect.get(Object(scope), name),
    definition,
  );
  if (!isService(service)) throw new Error('The definition holds no service.');
  const server = new Server();
  server.addService(service.service, {
    ResolveBoolean: ({ request }: Question, answer: sendUnaryData<Answer>) => {
      const users = given.get(request.flagKey);
      if (!users) return answer({ code: status.NOT_FOUND, message: `There is no flag ${request.flagKey}.` });
      const user = request.context.fields['targetingKey']?.stringValue ?? '';
      return answer(null, { value: users.includes(user), reason: 'TARGETING_MATCH' });
    },
    EventStream: (stream: ServerWritableStream<unknown, { readonly type: string }>) => {
      stream.write({ type: 'provider_ready' });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    give: (flag, users) => {
      given.set(flag, users);
    },
    stop: () => server.forceShutdown(),
  };
}
