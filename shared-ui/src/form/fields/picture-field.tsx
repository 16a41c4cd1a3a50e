import { Button, Input } from '@mantine/core';
import { useRef, useState } from 'react';
import { acceptOf, pictureLimits, refusalOf, uploadedSchema } from 'shared-contracts/documents';
import { failureText } from 'shared-contracts/errors';
import { upload } from 'shared-contracts/limits';
import { useRest } from '../../session/rest.tsx';
import { useFormTexts } from '../form-texts.ts';
import { type FieldProps, useFieldMode } from './field-props.ts';
import classes from './picture-field.module.css';
import { useFormField } from './use-form-field.ts';

interface Picture {
  readonly id: string;
  readonly name: string;
}

const isPicture = (value: unknown): value is Picture =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const purpose = 'picture';

const megapixel = 1_000_000;

/** A small picture on printed pages, such as a logo: shown, chosen from the disk, removed. */
export function PictureField(props: FieldProps) {
  const { t } = useFormTexts();
  const rest = useRest();
  const { name, label } = props;
  const field = useFormField(name);
  const { readOnly, withAsterisk } = useFieldMode(props);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const picture = isPicture(field.value) ? field.value : undefined;
  const send = async (file: File) => {
    const refusal = refusalOf({ name: file.name, size: file.size, type: file.type }, purpose);
    // The API knows a wrong type or too many pixels better than the file's name does.
    if (refusal === 'size')
      throw new Error(t('picture.large', { megabytes: megabytesOf(pictureLimits.bytes) }));
    const { guid } = await rest.upload(`files?purpose=${purpose}`, file, uploadedSchema, {
      request: { purpose },
    });
    field.change({ id: guid, name: file.name });
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    setFailure(undefined);
    setSending(true);
    try {
      await send(file);
    } catch (error) {
      setFailure(failureText(error) ?? t('picture.failed'));
    } finally {
      setSending(false);
    }
  };
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={withAsterisk}
      description={readOnly ? undefined : t('picture.hint', limitNumbers)}
      error={failure ?? field.error}
    >
      <div className={classes['picture']}>
        <div className={classes['frame']}>
          {picture ? (
            <img src={`${rest.address}files/${picture.id}/picture`} alt={`${label}: ${picture.name}`} />
          ) : (
            <span className={classes['none']}>{t('picture.none')}</span>
          )}
        </div>
        {!readOnly && (
          <div className={classes['buttons']}>
            <input
              ref={chooser}
              type="file"
              className={classes['hidden']}
              accept={acceptOf(purpose)}
              aria-label={t('picture.choose', { label })}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                void choose(file);
                // The same file may be chosen again, once it is fixed.
                currentTarget.value = '';
              }}
            />
            <Button
              variant="default"
              size="xs"
              loading={isSending}
              onFocus={field.focus}
              onBlur={field.blur}
              onClick={() => chooser.current?.click()}
            >
              {t(picture ? 'picture.another' : 'picture.add')}
            </Button>
            {picture && (
              <Button variant="subtle" size="xs" disabled={isSending} onClick={() => field.change(null)}>
                {t('picture.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Input.Wrapper>
  );
}

const megabytesOf = (bytes: number): number => bytes / upload.megabyte;

const limitNumbers = {
  megabytes: megabytesOf(pictureLimits.bytes),
  megapixels: pictureLimits.pixels / megapixel,
};
