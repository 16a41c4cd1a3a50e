import { useMemo } from 'react';
import { pickedId } from 'shared-contracts/forms';
import { chosenLengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import {
  DateField,
  FieldRow,
  FormSection,
  PickerField,
  TextareaField,
  TextField,
  useFieldValue,
  useSetField,
} from 'shared-ui/form';
import { type OpenRow, useRowsHeld } from 'shared-ui/record';
import { PausesSection } from '../../attached/consultation/pauses-section.tsx';
import { RecipientStanding } from '../../attached/consultation/recipient-standing.tsx';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { engagementsName } from './engagement-record.ts';
import classes from './indigenous.module.css';
import { useEngagements } from './use-engagements.ts';

interface EngagementFieldsProps {
  readonly row: OpenRow;
  readonly project: Pick<ProjectRecord, 'id' | 'revision'>;
}

/** The communities that are already engaged on the project, including unsaved ones; without that of a given row. */
function useEngagedBands({ row, project }: EngagementFieldsProps): readonly string[] {
  const { rows } = useEngagements(project.id, project.revision === null);
  const held = useRowsHeld(engagementsName);
  return useMemo(
    () =>
      [...rows, ...held]
        .filter(({ id }) => id !== row.id)
        .flatMap(({ values }) => pickedId(values['band']) ?? []),
    [rows, held, row.id],
  );
}

/** The fields of an engagement: the community, and the steps with their dates. */
export function EngagementFields(props: EngagementFieldsProps) {
  const { t } = useTexts('projects');
  const setField = useSetField();
  const engaged = useEngagedBands(props);
  const bandId = pickedId(useFieldValue('band'));
  const of = (name: string) => ({ name, label: t(`indigenous.${name}`) });
  return (
    <>
      <FormSection title={t('indigenous.section.who')} hint={t('indigenous.bandHint')}>
        <PickerField
          {...of('band')}
          required
          picklist="bands"
          without={engaged}
          onPick={() => setField('representative', null)}
        />
        <PickerField
          {...of('representative')}
          picklist="indigenousRepresentatives"
          given={bandId === undefined ? {} : { bandId }}
        />
      </FormSection>
      <FormSection title={t('indigenous.section.steps')}>
        <DateField {...of('notifiedDate')} width="number" />
        <DateField {...of('responseDate')} width="number" />
        <DateField {...of('completedDate')} width="number" />
      </FormSection>
      <FormSection title={t('indigenous.section.clock')} hint={t('indigenous.levelHint')}>
        <TextField {...of('consultationLevel')} width="number" />
        <FieldRow>
          <PausesSection />
        </FieldRow>
      </FormSection>
      {props.project.revision !== null && (
        <section className={classes['standing']} aria-label={t('indigenous.section.standing')}>
          <RecipientStanding
            projectId={props.project.id}
            recipientId={props.row.id}
            isNew={props.row.isNew}
          />
        </section>
      )}
      <FormSection title={t('indigenous.section.more')}>
        <FieldRow>
          <TextareaField {...of('notes')} maximum={chosenLengths.projectRow.notes} />
        </FieldRow>
      </FormSection>
    </>
  );
}
