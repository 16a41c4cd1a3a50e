import { infoControlOf } from 'shared-contracts/projects';
import { useSession, useTexts } from 'shared-ui';
import { DateField, FormSection, NumberField, PickerField, TextField } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import type { ProjectRecord } from '../../ground/project-record.ts';
import classes from './details.module.css';
import { type InfoType, useInfoTypes } from './use-info-types.ts';

function InfoField({ type }: { readonly type: InfoType }) {
  const field = { name: `info.${type.id}`, label: type.code };
  const control = infoControlOf(type.controlTypeCode);
  if (control === 'List')
    return <PickerField {...field} picklist="projectInfoOptions" given={{ typeId: type.id }} />;
  if (control === 'Date') return <DateField {...field} />;
  if (control === 'Number') return <NumberField {...field} />;
  return <TextField {...field} />;
}

/**
 * A company's own questions about its projects, in addition to their fields: one field for each question, by its kind.
 */
export function InfoSection({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const types = useInfoTypes(project);
  if (types.length > 0)
    return (
      <FormSection title={t('section.info')}>
        {types.map((type) => (
          <InfoField key={type.id} type={type} />
        ))}
      </FormSection>
    );
  if (!user?.isSystemAdministrator) return null;
  return (
    <FormSection title={t('section.info')}>
      <p className={classes['hint']}>
        {t('details.noInfo')} <Link to="/home?source=additional-info-types">{t('details.toInfoTypes')}</Link>
      </p>
    </FormSection>
  );
}
