import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import classes from './upload.module.css';

interface DropZoneProps {
  /** Extensions that the browser's own chooser offers, as '.xlsx'. */
  readonly accept: string;
  readonly isSingle: boolean;
  readonly isDisabled: boolean;
  /** The accepted files, below the button. */
  readonly hint: ReactNode;
  /** Called with everything that was dropped or chosen: the caller decides what is accepted. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Where files are dropped or chosen. */
export function DropZone({ accept, isSingle, isDisabled, hint, onFiles }: DropZoneProps) {
  const { t } = useDialogTexts();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    disabled: isDisabled,
    onDrop: onFiles,
  });
  return (
    <div {...getRootProps()} className={classes['zone']} data-over={isDragActive || undefined}>
      <input {...getInputProps()} accept={accept} multiple={!isSingle} aria-label={t('upload.choose')} />
      <IconUpload size={28} aria-hidden />
      <p className={classes['drop']}>{t('upload.drop')}</p>
      <Button variant="light" size="xs" onClick={open} disabled={isDisabled}>
        {t('upload.button')}
      </Button>
      <p className={classes['hint']}>{hint}</p>
    </div>
  );
}
