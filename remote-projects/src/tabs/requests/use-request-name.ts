import { useFieldValue } from 'shared-ui/form';
import { requestName } from './request-record.ts';

/** What the request of the form around is known by. */
export function useRequestName(): string {
  const [businessAssociate, requestType] = [useFieldValue('businessAssociate'), useFieldValue('requestType')];
  return requestName({ businessAssociate, requestType });
}
