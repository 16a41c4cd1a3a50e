import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { zoneHere } from 'shared-contracts/grids';
import { type BinderForm, binderForms } from 'shared-contracts/reports';
import { HeaderButton } from '../form/page/header-button.tsx';
import { MakingDialog } from './making-dialog.tsx';
import { useReportTexts } from './report-ui-texts.ts';

/** Makes the closing binder of a project: all of its documents with an index, as one PDF or as an archive. */
export function BinderButton({ projectId }: { readonly projectId: string }) {
  const { t } = useReportTexts();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<BinderForm>(binderForms[0]);
  return (
    <>
      <HeaderButton onClick={() => setOpen(true)}>{t('binder.make')}</HeaderButton>
      {isOpen && (
        <MakingDialog
          title={t('binder.title')}
          purpose={t('binder.purpose')}
          path="reports/binder"
          body={{ parentId: projectId, zone: zoneHere(), form }}
          onClose={() => setOpen(false)}
        >
          {(isBusy) => (
            <NativeSelect
              label={t('binder.form')}
              description={t(`binder.told.${form}`)}
              inputWrapperOrder={['label', 'input', 'description']}
              value={form}
              disabled={isBusy}
              data={binderForms.map((value) => ({ value, label: t(`binder.forms.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setForm(binderForms.find((one) => one === value) ?? binderForms[0])
              }
            />
          )}
        </MakingDialog>
      )}
    </>
  );
}
