import { useId, useState } from 'react';
import { countText } from 'shared-contracts';
import { importLimits } from 'shared-contracts/agreement-import';
import { archiveExtension, type BringKind, bringLimits, tableExtensions } from 'shared-contracts/bring-in';
import { HeaderButton, useTexts } from 'shared-ui';
import { DropZone, ProgressBar } from 'shared-ui/dialogs';
import { PlainTextarea } from 'shared-ui/form';
import { useTableUpload } from '../ground/use-table-upload.ts';
import classes from './bring-in.module.css';
import type { TableFile } from './use-table.ts';

const withArchives = [archiveExtension, ...tableExtensions];

interface TableSourceProps {
  readonly kind: BringKind;
  /** Called with the table once it is uploaded. */
  readonly onUploaded: (file: TableFile) => void;
}

/** Where a table is dropped, chosen or pasted; it is sent immediately. */
export function TableSource({ kind, onUploaded }: TableSourceProps) {
  const isOfDocuments = kind === 'document';
  const extensions = isOfDocuments ? withArchives : tableExtensions;
  const { megabytes } = importLimits;
  const { t } = useTexts('projects');
  const label = useId();
  const [pasted, setPasted] = useState('');
  const { item, refusal, take, stop } = useTableUpload({
    extensions,
    texts: isOfDocuments ? 'bringIn.archive' : 'bringIn',
    onUploaded,
  });
  const isBusy = item !== undefined;
  const isLong = pasted.length > bringLimits.paste;
  return (
    <div className={classes['source']}>
      <DropZone
        accept={extensions.map((one) => `.${one}`).join(',')}
        isSingle
        isDisabled={isBusy}
        hint={t(isOfDocuments ? 'bringIn.archive.dropHint' : 'bringIn.dropHint', { megabytes })}
        onFiles={take}
      />
      <div className={classes['paste']}>
        <label htmlFor={label}>{t('bringIn.paste')}</label>
        <PlainTextarea
          id={label}
          rows={5}
          value={pasted}
          disabled={isBusy}
          onChange={({ currentTarget }) => setPasted(currentTarget.value)}
        />
        <HeaderButton
          onClick={() => take([new File([pasted], t('bringIn.pasteName'), { type: 'text/plain' })])}
          disabledBy={
            pasted.trim() === ''
              ? t('bringIn.pasteEmpty')
              : isLong
                ? t('bringIn.pasteLong', { most: countText(bringLimits.paste) })
                : undefined
          }
        >
          {t('bringIn.pasteUse')}
        </HeaderButton>
      </div>
      {refusal && (
        <p role="alert" className={classes['refused']}>
          {refusal}
        </p>
      )}
      {item && (
        <p className={classes['progress']}>
          <ProgressBar
            label={t('bringIn.uploading', { name: item.fileName })}
            percent={item.percentComplete}
          />
          {item.percentComplete}% · {item.fileName}
          <HeaderButton onClick={stop}>{t('bringIn.stop')}</HeaderButton>
        </p>
      )}
    </div>
  );
}
