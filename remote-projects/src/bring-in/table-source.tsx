import { useEffect, useId, useState } from 'react';
import { countText } from 'shared-contracts';
import { importLimits } from 'shared-contracts/agreement-import';
import { bringLimits, tableExtensions } from 'shared-contracts/bring-in';
import { extensionOf } from 'shared-contracts/documents';
import { upload } from 'shared-contracts/limits';
import { HeaderButton, useTexts } from 'shared-ui';
import { DropZone, ProgressBar, useUploads } from 'shared-ui/dialogs';
import { PlainTextarea } from 'shared-ui/form';
import classes from './bring-in.module.css';
import type { TableFile } from './use-table.ts';

interface TableSourceProps {
  /** Called with the table once it is uploaded. */
  readonly onUploaded: (file: TableFile) => void;
}

/** Why a file is not taken, as a key of the texts. */
function refusalOf([file, ...others]: readonly File[]) {
  if (!file) return undefined;
  if (others.length > 0) return 'several' as const;
  if (!tableExtensions.some((one) => one === extensionOf(file.name))) return 'type' as const;
  if (file.size > importLimits.megabytes * upload.megabyte) return 'size' as const;
  return file.size === 0 ? ('empty' as const) : undefined;
}

const nowhere = () => {};

/** Where a table is dropped, chosen or pasted; it is sent immediately. */
export function TableSource({ onUploaded }: TableSourceProps) {
  const { t } = useTexts('projects');
  const label = useId();
  const { items, queue } = useUploads(nowhere);
  const [refusal, setRefusal] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [item] = items;
  useEffect(() => {
    if (item?.state === 'done' && item.response) onUploaded({ id: item.response.guid, name: item.fileName });
    if (item?.state === 'failed') {
      setRefusal(item.errorMessage ?? t('bringIn.failed'));
      queue.reset();
    }
  }, [item, queue, onUploaded, t]);
  const take = (files: readonly File[]) => {
    const [file] = files;
    const refused = refusalOf(files);
    setRefusal(
      refused && t(`bringIn.${refused}`, { name: file?.name ?? '', megabytes: importLimits.megabytes }),
    );
    if (file && !refused) queue.add([file], 'general');
  };
  const isBusy = item !== undefined;
  const isLong = pasted.length > bringLimits.paste;
  return (
    <div className={classes['source']}>
      <DropZone
        accept={tableExtensions.map((one) => `.${one}`).join(',')}
        isSingle
        isDisabled={isBusy}
        hint={t('bringIn.dropHint', { megabytes: importLimits.megabytes })}
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
          <HeaderButton onClick={() => queue.reset()}>{t('bringIn.stop')}</HeaderButton>
        </p>
      )}
    </div>
  );
}
