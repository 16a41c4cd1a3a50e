/** `extensions.code` of a GraphQL error (decision 4). INTERNAL is shown as 'Unknown error'. */
export const errorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'VALIDATION',
  'BAD_INPUT',
  'LIMIT',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

export type ErrorCode = (typeof errorCodes)[number];
