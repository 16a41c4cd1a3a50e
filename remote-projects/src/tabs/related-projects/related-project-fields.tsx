import { pickedId } from 'shared-contracts/forms';
import { projectAddress } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { FormSection, PickerField, TextField, useFieldValue } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import classes from './related-projects.module.css';

/** Another project: one of Rightway's, or by its numbers one of a company that keeps its projects elsewhere. */
export function RelatedProjectFields({ projectId }: { readonly projectId: string }) {
  const { t } = useTexts('projects');
  const id = pickedId(useFieldValue('relatedProject'));
  const of = (name: string) => ({ name, label: t(`related.${name}`) });
  return (
    <>
      <FormSection title={t('related.section.ours')}>
        <PickerField {...of('relatedProject')} picklist="projects" without={[projectId]} />
        {id !== undefined && (
          <p className={classes['open']}>
            <Link to={projectAddress(id, 'details')}>{t('related.open')}</Link>
          </p>
        )}
      </FormSection>
      <FormSection title={t('related.section.numbers')} hint={t('related.numbersHint')}>
        <TextField {...of('operatorProjectNumber')} />
        <TextField {...of('operatorReference')} />
        <TextField {...of('brokerProjectNumber')} />
        <TextField {...of('brokerReference')} />
        <PickerField {...of('projectType')} picklist="projectTypes" />
      </FormSection>
    </>
  );
}
