import { countText } from 'shared-contracts';
import { DataErrorBar, Skeleton, useTexts } from 'shared-ui';
import classes from './bring-in.module.css';
import type { Archive } from './use-archive.ts';

interface ArchiveNoteProps {
  readonly archive: Archive;
  readonly onTryAgain: () => void;
}

/** The content of an archive of documents: the number of files, and those that cannot be used, with the reason. */
export function ArchiveNote({ archive, onTryAgain }: ArchiveNoteProps) {
  const { t } = useTexts('projects');
  const { file, unpacked, failure } = archive;
  if (failure !== undefined)
    return <DataErrorBar what={file.name} message={failure || t('bringIn.failed')} onTryAgain={onTryAgain} />;
  if (!unpacked)
    return (
      <div role="status">
        <span>{t('bringIn.archive.unpacking', { name: file.name })}</span>
        <Skeleton height={60} />
      </div>
    );
  return (
    <div>
      <p className={classes['file']}>
        {t('bringIn.archive.files', {
          count: unpacked.files,
          n: countText(unpacked.files),
          name: file.name,
          index: unpacked.index.fileName,
        })}
      </p>
      {unpacked.refused.length > 0 && (
        <ul className={classes['refused']} aria-label={t('bringIn.archive.refused')}>
          {unpacked.refused.map(({ path, message }) => (
            <li key={path}>
              {path}: {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
