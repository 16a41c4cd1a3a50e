import { useTexts } from 'shared-ui';
import { RelatedTab } from 'shared-ui/rows';
import { AssociateRelatedDocument } from '../generated/operations.ts';
import { relatedLists } from './related-lists.ts';

/** The agreements, titles, requests, stakeholders and tasks of an associate that the person may see. */
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
