import type { ReactNode } from 'react';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import type { OpenRow } from 'shared-ui/record';
import type { ProjectRecord } from '../../../ground/project-record.ts';
import classes from '../../../rows/lines.module.css';
import { RelatedParcelsSection } from '../../../rows/related-parcels.tsx';
import { RowDocuments } from '../../../rows/row-documents.tsx';
import { RowHistory } from '../../../rows/row-history.tsx';
import { RowRevisions } from '../../../rows/row-revisions.tsx';
import { useRequestAround } from '../use-request-around.ts';
import { ItemDetails } from './item-details.tsx';
import { ItemRoads } from './item-roads.tsx';

interface SectionProps {
  readonly row: OpenRow;
  readonly project: ProjectRecord;
}

/** Files and links of the item; those of the first item of a request to Connect stay as they are (002 §6). */
function ItemDocuments({ row, project }: SectionProps) {
  const { t } = useTexts('projects');
  const { grantorType } = useRequestAround();
  const sequence = useFieldValue('sequence');
  const isLocked = grantorType === 'Connect' && sequence === 1;
  return (
    <>
      {isLocked && <p className={classes['hint']}>{t('requestItems.documentsLocked')}</p>}
      <RowDocuments row={row} parentType="RequestItem" mayAdd={project.canEdit && !isLocked} />
    </>
  );
}

/** The content of each section of an item's form (decision 54). */
const sections = {
  details: () => <ItemDetails />,
  'related-parcels': () => <RelatedParcelsSection />,
  roads: () => <ItemRoads />,
  revisions: () => <RowRevisions texts="requestItems" longest={chosenLengths.request.notes} />,
  'related-documents': (props) => <ItemDocuments {...props} />,
  history: ({ row }) => <RowHistory row={row} kind="REQUEST_ITEM" />,
} as const satisfies Readonly<Record<string, (props: SectionProps) => ReactNode>>;

/** One section of the form of a request's item, by the segment in its address. */
export function ItemSection({
  section,
  ...props
}: SectionProps & { readonly section: keyof typeof sections }) {
  return sections[section](props);
}
