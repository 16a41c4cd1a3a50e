export { errorExtensions, errorMessage } from './error-message.ts';
export {
  type GraphqlCall,
  getGraphqlCalls,
  noteGraphqlCall,
  subscribeToGraphqlCalls,
} from './graphql-calls.ts';
export { createGraphqlClient, type GraphqlClientOptions, isUnauthenticated } from './graphql-client.ts';
