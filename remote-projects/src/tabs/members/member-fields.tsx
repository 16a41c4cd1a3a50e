import { pickedId } from 'shared-contracts/forms';
import { memberAccesses } from 'shared-contracts/projects';
import { useTexts } from 'shared-ui';
import { ChoiceField, FormSection, PickerField, useFieldValue, useSetField } from 'shared-ui/form';

/** The fields of a member: the person, their role on the project and their access to it. */
export function MemberFields() {
  const { t } = useTexts('projects');
  const set = useSetField();
  const associateId = pickedId(useFieldValue('businessAssociate'));
  const of = (name: string) => ({ name, label: t(`members.${name}`) });
  return (
    <>
      <FormSection title={t('members.section.who')} hint={t('members.whoHint')}>
        <PickerField {...of('user')} picklist="representatives" />
        <PickerField {...of('team')} picklist="teams" />
        <PickerField
          {...of('businessAssociate')}
          picklist="businessAssociates"
          given={{ activeOnly: true }}
          onPick={() => set('contact', null)}
        />
        <PickerField {...of('contact')} picklist="contacts" given={{ associateId, activeOnly: true }} />
      </FormSection>
      <FormSection title={t('members.section.part')}>
        <PickerField {...of('organizationType')} picklist="organizationTypes" />
        <PickerField {...of('roleType')} picklist="memberRoles" />
        <ChoiceField
          {...of('projectAccess')}
          choices={memberAccesses.map((value) => ({ value, label: t(`members.access.${value}`) }))}
        />
      </FormSection>
    </>
  );
}
