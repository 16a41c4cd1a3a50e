import { pickedId } from 'shared-contracts/forms';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { InlineForm, PickerField, SubmitButton, useFieldValue, useSetField } from 'shared-ui/form';
import { rowsIn } from '../titles/title-record.ts';
import classes from '../titles/titles.module.css';
import { chainIds } from './title-tract-record.ts';

/** Adds a title that is here already to the chain of a tract; it is held until the form is saved. */
export function AddTitle({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts('land');
  const chain = useFieldValue('chain');
  const setField = useSetField();
  return (
    <SlideInPage opened title={t('land.chain.add')} onClose={onClose}>
      <InlineForm
        initialValues={{ title: null }}
        validate={() => []}
        onSubmit={async ({ title }) => {
          if (pickedId(title)) setField('chain', [...rowsIn(chain), { id: crypto.randomUUID(), title }]);
          onClose();
        }}
      >
        {({ isBusy, isDirty }) => (
          <>
            <p className={classes['hint']}>{t('land.chain.addHint')}</p>
            <PickerField
              name="title"
              label={t('land.title.item')}
              picklist="titles"
              without={chainIds(chain)}
            />
            <SubmitButton busy={isBusy} disabledBy={isDirty ? undefined : t('land.chain.addFirst')}>
              {t('land.chain.addDo')}
            </SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
