/** The three fields that can name an agreement. */
export interface AgreementNames {
  readonly referenceNumber?: string | null;
  readonly agreementNumber?: string | null;
  readonly name?: string | null;
}

/**
 * The single displayed name of an agreement: its reference number, otherwise its agreement number, otherwise its name.
 * The column `called` of a stored agreement has the same text; use this function for the values of a form.
 */
export function agreementCalled({ referenceNumber, agreementNumber, name }: AgreementNames): string {
  return referenceNumber?.trim() || agreementNumber?.trim() || name?.trim() || '';
}
