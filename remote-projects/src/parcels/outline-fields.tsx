import { useRef } from 'react';
import { acceptOf } from 'shared-contracts/documents';
import { outlineKinds } from 'shared-contracts/land';
import { useTexts } from 'shared-ui';
import {
  ChoiceField,
  FormSection,
  HeaderButton,
  useFieldError,
  useFieldValue,
  useIsReadOnly,
  useSetField,
} from 'shared-ui/form';
import { useShapeFile } from '../drawing/use-shape-file.ts';
import classes from './parcels.module.css';

/** The outline as it was surveyed, from a file of shapes, and which of both counts. */
export function OutlineFields() {
  const { t } = useTexts('projects');
  const setField = useSetField();
  const isReadOnly = useIsReadOnly();
  const hasSurveyed = Boolean(useFieldValue('surveyedOutline'));
  const wrong = useFieldError('surveyedOutline');
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, take } = useShapeFile('outline', (outline) => {
    setField('surveyedOutline', outline);
    setField('outlineInUse', 'SURVEYED');
  });
  const remove = () => {
    setField('surveyedOutline', null);
    setField('outlineInUse', 'THEORETICAL');
  };
  return (
    <FormSection title={t('land.section.outline')} hint={t('land.outline.hint')}>
      <ChoiceField
        name="outlineInUse"
        label={t('land.parcelField.outlineInUse')}
        width="code"
        readOnly={!hasSurveyed}
        choices={outlineKinds.map((value) => ({ value, label: t(`land.outline.kinds.${value}`) }))}
      />
      <div className={classes['line']}>
        <span>{t(hasSurveyed ? 'land.outline.uploaded' : 'land.outline.notUploaded')}</span>
        {!isReadOnly && (
          <>
            <input
              ref={input}
              type="file"
              hidden
              accept={acceptOf('spatial')}
              aria-label={t('land.outline.file')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = '';
                if (file) take(file);
              }}
            />
            <HeaderButton
              onClick={() => input.current?.click()}
              disabledBy={isBusy ? t('route.reading') : undefined}
            >
              {isBusy ? t('route.reading') : t(hasSurveyed ? 'land.outline.replace' : 'land.outline.upload')}
            </HeaderButton>
            {hasSurveyed && <HeaderButton onClick={remove}>{t('land.outline.remove')}</HeaderButton>}
          </>
        )}
      </div>
      {(failure || wrong) && (
        <p role="alert" className={classes['failure']}>
          {failure ?? wrong}
        </p>
      )}
    </FormSection>
  );
}
