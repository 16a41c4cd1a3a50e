import { useFieldValue } from 'shared-ui/form';

/** The name of the agreement in the surrounding form: its number, else its name. */
export function useAgreementName(): string {
  const names = [useFieldValue('referenceNumber'), useFieldValue('agreementNumber'), useFieldValue('name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}
