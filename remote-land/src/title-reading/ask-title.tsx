import { useRef, useState } from 'react';
import { titleExtensions, titleReadingLimits } from 'shared-contracts/title-reading';
import { useTexts } from 'shared-ui';
import { HeaderButton, PlainTextarea } from 'shared-ui/form';
import classes from './title-reading.module.css';
import type { useTitleReading } from './use-title-reading.ts';

type AskTitleProps = Pick<ReturnType<typeof useTitleReading>, 'readFile' | 'readText'> & {
  /** Why the last one could not be read. */
  readonly failure: string | undefined;
};

const accepted = titleExtensions.map((extension) => `.${extension}`).join(',');

/** Asks for a title: a file to choose, or text to paste. */
export function AskTitle({ failure, readFile, readText }: AskTitleProps) {
  const { t } = useTexts('land');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  return (
    <div className={classes['ask']}>
      <p>{t('reading.what')}</p>
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
      <div>
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted}
          aria-label={t('reading.chosenFile')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) readFile(file);
          }}
        />
        <HeaderButton onClick={() => input.current?.click()}>{t('reading.choose')}</HeaderButton>
      </div>
      <label className={classes['paste']}>
        {t('reading.paste')}
        <PlainTextarea
          rows={10}
          value={text}
          maxLength={titleReadingLimits.text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <div>
        <HeaderButton
          onClick={() => readText(text)}
          disabledBy={text.trim() === '' ? t('reading.pasteFirst') : undefined}
        >
          {t('reading.readText')}
        </HeaderButton>
      </div>
    </div>
  );
}
