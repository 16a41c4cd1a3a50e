/** The three fields that can name an agreement. */
export interface AgreementNames {
  readonly referenceNumber?: string | null;
  readonly agreementNumber?: string | null;
  readonly name?: string | null;
}

/**
 * The one name of an agreement: its reference number, else its agreement number, else its name. A stored agreement has
 * the same text in `called`; use this function for the values of a form.
 */
export function agreementCalled({ referenceNumber, agreementNumber, name }: AgreementNames): string {
  return referenceNumber?.trim() || agreementNumber?.trim() || name?.trim() || '';
}
