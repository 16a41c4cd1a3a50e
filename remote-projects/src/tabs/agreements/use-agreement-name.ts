import { useFieldValue } from 'shared-ui/form';

/** What the agreement of the form around is known by: its number, else its name. */
export function useAgreementName(): string {
  const names = [useFieldValue('referenceNumber'), useFieldValue('agreementNumber'), useFieldValue('name')];
  return names.find((name): name is string => typeof name === 'string' && name !== '') ?? '';
}
