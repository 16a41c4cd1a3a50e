import { useSession, useTexts } from 'shared-ui';
import {
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  StoredFact,
  TextareaField,
  TextField,
} from 'shared-ui/form';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { useLockedField } from '../../ground/use-locked-field.ts';
import { InfoSection } from './info-section.tsx';
import { PartySection } from './party-section.tsx';
import { RouteField } from './route-field.tsx';
import { SurfaceStatusField } from './surface-status-field.tsx';
import { TaskManagerField } from './task-manager-field.tsx';
import { UwiField } from './uwi-field.tsx';

/** Every field of a project, in sections in the order in which it is set up (002 §3). */
export function DetailsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const of = useLockedField(project);
  const isNew = project.revision === null;
  const namesOwner = isNew && user?.isSystemAdministrator === true;
  return (
    <>
      <FormSection title={t('section.project')}>
        <FieldRow>
          <TextField {...of('description')} required width="line" />
        </FieldRow>
        <PickerField {...of('projectType')} picklist="projectTypes" />
        <PickerField {...of('projectGroup')} picklist="projectGroups" />
        <TextField {...of('priority')} />
        <PickerField
          {...of('client')}
          picklist="businessAssociates"
          given={{ clientsOnly: true, activeOnly: true }}
        />
        <PickerField {...of('securityLevel')} picklist="securityLevels" />
        {namesOwner ? (
          <PickerField {...of('owner')} picklist="companies" />
        ) : (
          <StoredFact label={t('field.owner')} value={project.owner.name} />
        )}
      </FormSection>
      <PartySection party="operator" of={of} />
      <PartySection party="broker" of={of} />
      <FormSection title={t('section.status')}>
        <SurfaceStatusField {...of('surfaceStatus')} />
        <PickerField {...of('surveyStatus')} picklist="surveyStatuses" />
        <DateField {...of('consentTarget')} />
        <TaskManagerField {...of('taskManagerId')} modelName={project.taskModelName} />
      </FormSection>
      <FormSection title={t('section.land')}>
        <PickerField {...of('area')} picklist="areas" />
        <UwiField {...of('uwi')} />
        <FieldRow>
          <RouteField {...of('geometry')} />
        </FieldRow>
      </FormSection>
      <FormSection title={t('section.scope')}>
        {(['projectScope', 'regulatoryDetails', 'acquisitionComment', 'actionItem'] as const).map((name) => (
          <FieldRow key={name}>
            <TextareaField {...of(name)} />
          </FieldRow>
        ))}
      </FormSection>
      <InfoSection project={project} />
    </>
  );
}
