import { useQuery } from 'urql';
import { AgreementPartiesDocument } from '../generated/operations.ts';
import type { Translate } from '../i18n/i18n-provider.tsx';
import { useCommunicationTexts } from './communications-texts.ts';

interface Party {
  readonly contact?: { readonly id: string } | null;
}

/** The lists of an agreement that may contain a contact. */
export interface AgreementParties {
  readonly landowners: readonly Party[];
  readonly occupants: readonly Party[];
}

const holds = (list: readonly Party[], contactId: string): boolean =>
  list.some(({ contact }) => contact?.id === contactId);

/** 'Landowner', 'Occupant', 'Landowner, Occupant' or nothing: which lists of an agreement hold a contact (002 §2). */
export function partyLabel(
  { landowners, occupants }: AgreementParties,
  contactId: string,
  t: Translate,
): string {
  return [
    ...(holds(landowners, contactId) ? [t('parties.landowner')] : []),
    ...(holds(occupants, contactId) ? [t('parties.occupant')] : []),
  ].join(', ');
}

/** What contacts are called in communications of an agreement; undefined where it is none of an agreement, or not known yet. */
export function useAgreementParties(
  agreementId: string | undefined,
): ((contact: { readonly id: string }) => string) | undefined {
  const { t } = useCommunicationTexts();
  const [{ data }] = useQuery({
    query: AgreementPartiesDocument,
    variables: { id: agreementId ?? '' },
    pause: agreementId === undefined,
  });
  const agreement = agreementId === undefined ? undefined : data?.agreement;
  return agreement ? ({ id }) => partyLabel(agreement, id, t) : undefined;
}
