import { limits } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { FieldGrid, FieldRow, TextareaField } from 'shared-ui/form';

/** Conditions of owners and occupants for anybody who enters the land. */
export function SurveyConditions() {
  const { t } = useTexts('projects');
  return (
    <FieldGrid>
      {['landownerConditions', 'occupantConditions'].map((name) => (
        <FieldRow key={name}>
          <TextareaField name={name} label={t(`agreements.${name}`)} maximum={limits.textarea} />
        </FieldRow>
      ))}
    </FieldGrid>
  );
}
