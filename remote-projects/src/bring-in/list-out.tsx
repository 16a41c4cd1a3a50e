import {
  type BringKind,
  bringKindName,
  bringNouns,
  isRecordKind,
  outFormats,
} from 'shared-contracts/bring-in';
import { pickedId } from 'shared-contracts/forms';
import { useRest, useTexts } from 'shared-ui';
import { useFieldValue } from 'shared-ui/form';
import classes from './bring-in.module.css';

/** The list of a kind as a table that comes in again unchanged; of a project's records once the project is chosen. */
export function ListOut({ kind }: { readonly kind: BringKind }) {
  const { t, language } = useTexts('projects');
  const rest = useRest();
  const projectId = pickedId(useFieldValue('surfaceProject'));
  const { isInProject } = bringNouns[kind];
  const title = bringKindName(kind, language);
  if (!isRecordKind(kind) || (isInProject && !projectId)) return null;
  const of = isInProject ? `&projectFileId=${projectId}` : '';
  const project = t('bringIn.project');
  return (
    <p className={classes['file']}>
      {t('bringIn.records.out', { kind: title })}
      {outFormats.map((format) => (
        <a
          key={format}
          className={classes['link']}
          href={`${rest.address}bring-in/out?kind=${kind}&format=${format}${of}`}
          download={`${title}.${format}`}
        >
          {t(`bringIn.records.formats.${format}`)}
        </a>
      ))}
      {isInProject && (
        <>
          {t('bringIn.records.wholeProject')}
          <a
            className={classes['link']}
            href={`${rest.address}bring-in/out?kind=project${of}`}
            download={`${project}.xlsx`}
          >
            {t('bringIn.records.formats.xlsx')}
          </a>
        </>
      )}
    </p>
  );
}
