export { errorExtensions, errorMessage } from './error-message.ts';
export { createGraphqlClient, type GraphqlClientOptions, isUnauthenticated } from './graphql-client.ts';
