import { useTexts } from 'shared-ui';
import { RelatedTab } from 'shared-ui/rows';
import { AssociateRelatedDocument } from '../generated/operations.ts';
import { relatedLists } from './related-lists.ts';

/** What an associate takes part in, as far as the person may see it: agreements, titles, requests, stakeholders, tasks. */
export function AssociateRelated({ id }: { readonly id: string }) {
  const { t, language } = useTexts('associates');
  return (
    <RelatedTab
      document={AssociateRelatedDocument}
      id={id}
      listsIn={({ associate }) => (associate ? relatedLists(associate, language) : [])}
      text={(key) => t(`related.${key}`)}
    />
  );
}
