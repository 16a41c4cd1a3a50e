import { useFieldValue } from 'shared-ui/form';
import { calledIn } from './agreement-name.ts';

/** The name of the agreement in the surrounding form, from the current values of its fields. */
export function useAgreementName(): string {
  const [referenceNumber, agreementNumber, name] = [
    useFieldValue('referenceNumber'),
    useFieldValue('agreementNumber'),
    useFieldValue('name'),
  ];
  return calledIn({ referenceNumber, agreementNumber, name });
}
