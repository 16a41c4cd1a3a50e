import { useRest, useTexts } from 'shared-ui';
import { RelatedTab } from 'shared-ui/rows';
import { ParcelRelatedDocument } from '../generated/operations.ts';
import { relatedLists } from './related-lists.ts';

/** What belongs to a parcel, as far as the person may see it. */
export function ParcelRelated({ id }: { readonly id: string }) {
  const { t, language } = useTexts('land');
  const { address } = useRest();
  return (
    <RelatedTab
      document={ParcelRelatedDocument}
      id={id}
      listsIn={({ parcel }) => (parcel ? relatedLists(parcel, { language, address }) : [])}
      text={(key) => t(`land.related.${key}`)}
    />
  );
}
