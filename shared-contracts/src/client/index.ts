export { embeddedTypes } from './embedded-types.ts';
export { errorExtensions, errorMessage } from './error-message.ts';
export {
  type GraphqlCall,
  getGraphqlCalls,
  noteGraphqlCall,
  subscribeToGraphqlCalls,
} from './graphql-calls.ts';
export {
  createGraphqlClient,
  type GraphqlClient,
  type GraphqlClientOptions,
  isUnauthenticated,
} from './graphql-client.ts';
export { type MovedTasks, takeMoved } from './moved-tasks.ts';
export { type ReadFailure, readFailure } from './read-failure.ts';
export { staleFields } from './stale-fields.ts';
