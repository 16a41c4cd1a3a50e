import { outlineKinds } from 'shared-contracts/land';
import { useTexts } from 'shared-ui';
import { ShapeFile } from 'shared-ui/documents';
import { ChoiceField, FormSection, useFieldError, useFieldValue, usePutField } from 'shared-ui/form';

/** The surveyed outline from a file of shapes, and the choice whether it or the theoretical outline counts. */
export function OutlineFields() {
  const { t } = useTexts('land');
  const putField = usePutField();
  const hasSurveyed = Boolean(useFieldValue('surveyedOutline'));
  const put = (outline: unknown, inUse: (typeof outlineKinds)[number]) => {
    putField('surveyedOutline', outline);
    putField('outlineInUse', inUse);
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
      <ShapeFile
        what="outline"
        labels={{
          file: t('land.outline.file'),
          upload: t('land.outline.upload'),
          replace: t('land.outline.replace'),
          remove: t('land.outline.remove'),
        }}
        isThere={hasSurveyed}
        onRead={(outline) => put(outline, 'SURVEYED')}
        onRemove={() => put(null, 'THEORETICAL')}
        wrong={useFieldError('surveyedOutline')}
      >
        <span>{t(hasSurveyed ? 'land.outline.uploaded' : 'land.outline.notUploaded')}</span>
      </ShapeFile>
    </FormSection>
  );
}
