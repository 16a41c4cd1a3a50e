import { acceptedExtensions, type UploadPurpose } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './upload.module.css';
import type { RefusedFile } from './upload-queue.ts';

/** Why nothing was added: files that cannot be taken, or several where one is. */
export type Refusal = 'several' | { readonly files: readonly RefusedFile[]; readonly purpose: UploadPurpose };

/** The message about files that were not added, with the accepted types (002 §5). */
export function RefusedFiles({ refusal }: { refusal: Refusal }) {
  const { t } = useDialogTexts();
  if (refusal === 'several') {
    return (
      <p className={classes['refused']} role="alert">
        {t('upload.refused.several')}
      </p>
    );
  }
  const { files, purpose } = refusal;
  if (files.length === 0) return null;
  const hasStrangeType = files.some(({ reason }) => reason === 'type');
  return (
    <div className={classes['refused']} role="alert">
      <ul className={classes['refusedFiles']}>
        {files.map(({ name, reason }, place) => (
          <li key={`${place} ${name}`}>
            {t(`upload.refused.${reason}`, { name, megabytes: upload.largestMegabytes })}
          </li>
        ))}
      </ul>
      {hasStrangeType && (
        <p className={classes['types']}>
          {t('upload.supported', { types: [...acceptedExtensions[purpose]].sort().join(', ') })}
        </p>
      )}
    </div>
  );
}
