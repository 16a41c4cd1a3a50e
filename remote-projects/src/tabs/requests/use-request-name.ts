import { useFieldValue } from 'shared-ui/form';
import { requestName } from './request-record.ts';

/** The name of the request in the surrounding form. */
export function useRequestName(): string {
  const [businessAssociate, requestType] = [useFieldValue('businessAssociate'), useFieldValue('requestType')];
  return requestName({ businessAssociate, requestType });
}
