import type { ContactCardParent } from 'shared-contracts/graphql';
import type { PickOption } from 'shared-ui/form';
import { useQuery } from 'urql';
import { ContactCardDocument, type ContactCardFactsFragment } from '../../generated/operations.ts';

/** The card of a record, once it is read; none of one that was never saved. */
export function useContactCard(source: ContactCardParent, id: string, isNew: boolean) {
  const [{ data, error }, ask] = useQuery({
    query: ContactCardDocument,
    variables: { source, parentId: id },
    pause: isNew,
    requestPolicy: 'cache-and-network',
  });
  return {
    // Not that of the record before, until this one's has come.
    card: !isNew && data?.card.id === id ? data.card : undefined,
    error,
    tryAgain: () => ask({ requestPolicy: 'network-only' }),
  };
}

/** With whom contacts of a record are logged: its owners, its grantor or the stakeholder, each once. */
export const recipientsOnCard = ({ people }: ContactCardFactsFragment): readonly PickOption[] => [
  ...new Map(
    people
      .filter(({ role }) => role !== 'Occupant')
      .flatMap(({ associateId, name }) =>
        associateId ? [[associateId, { id: associateId, name }] as const] : [],
      ),
  ).values(),
];
