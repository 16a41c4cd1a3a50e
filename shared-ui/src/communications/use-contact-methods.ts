import { useMemo } from 'react';
import type { ContactMethod } from 'shared-contracts/communications';
import { useQuery } from 'urql';
import { PickMethodsOfContactDocument } from '../generated/operations.ts';

const none: readonly ContactMethod[] = [];

/** The methods of contact; undefined until they are known. None where they cannot be read: a contact is logged without. */
export function useContactMethods(): readonly ContactMethod[] | undefined {
  const [{ data, error }] = useQuery({ query: PickMethodsOfContactDocument, variables: {} });
  return useMemo(() => data?.options ?? (error ? none : undefined), [data, error]);
}
