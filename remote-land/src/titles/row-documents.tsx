import type { DocumentParentClass } from 'shared-contracts/graphql';
import { useTexts } from 'shared-ui';
import { RelatedDocuments } from 'shared-ui/documents';
import type { OpenRow } from 'shared-ui/record';
import classes from './titles.module.css';

interface RowDocumentsProps {
  readonly row: OpenRow;
  readonly parentType: DocumentParentClass;
  readonly mayAdd: boolean;
}

/** The documents of a title or an instrument; written immediately, as documents are everywhere (decision 48). */
export function RowDocuments({ row, parentType, mayAdd }: RowDocumentsProps) {
  const { t } = useTexts('land');
  return (
    <section className={classes['documents']} aria-label={t('land.documents')}>
      {row.isNew ? (
        <p className={classes['hint']}>{t('land.documentsSaveFirst')}</p>
      ) : (
        <div className={classes['documentGrid']}>
          <RelatedDocuments parentId={row.id} parentType={parentType} mayAdd={mayAdd} />
        </div>
      )}
    </section>
  );
}
