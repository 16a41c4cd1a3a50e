import { consultationSteps } from 'shared-contracts/consultation';
import { pickedId } from 'shared-contracts/forms';
import { lengths } from 'shared-contracts/limits';
import { useTexts } from 'shared-ui';
import { RelatedDocuments } from 'shared-ui/documents';
import {
  ChoiceField,
  DateField,
  FieldGrid,
  FieldRow,
  PickerField,
  TextareaField,
  TickField,
  useFieldValue,
} from 'shared-ui/form';
import { type OpenRow, useHeldRows, useRowAround } from 'shared-ui/record';
import { engagementsName } from './engagement-record.ts';
import classes from './indigenous.module.css';
import { useEngagements } from './use-engagements.ts';

interface LogFieldsProps {
  readonly projectId: string;
  readonly isNewProject: boolean;
}

/** The community of the surrounding engagement, edited or stored. */
function useBandAround({ projectId, isNewProject }: LogFieldsProps): string | undefined {
  const held = useHeldRows();
  const around = useRowAround();
  const { rows } = useEngagements(projectId, isNewProject);
  // The engagement is the outermost row above.
  const engagementId = around?.path[0];
  if (engagementId === undefined) return undefined;
  const values =
    held.placeOf(engagementsName, engagementId)?.values ?? rows.find(({ id }) => id === engagementId)?.values;
  return pickedId(values?.['band']);
}

/** The fields of a contact, or of an attempt that reached nobody. */
export function LogFields(props: LogFieldsProps) {
  const { t } = useTexts('projects');
  const bandId = useBandAround(props);
  const step = useFieldValue('step');
  const of = (name: string) => ({ name, label: t(`indigenous.log.${name}`) });
  return (
    <FieldGrid>
      <DateField {...of('date')} required width="number" />
      <TickField {...of('isSuccessful')} />
      <ChoiceField
        {...of('step')}
        none={t('indigenous.log.noStep')}
        choices={consultationSteps.map((value) => ({ value, label: t(`consultation.stepNames.${value}`) }))}
      />
      {step === 'Notice' && <DateField {...of('deliveredDate')} width="number" />}
      <PickerField {...of('methodOfContact')} picklist="indigenousMethodsOfContact" />
      <PickerField
        {...of('representative')}
        picklist="indigenousRepresentatives"
        given={bandId === undefined ? {} : { bandId }}
      />
      <PickerField {...of('contactedBy')} picklist="representatives" />
      <FieldRow>
        <p className={classes['hint']}>{t('indigenous.log.hint')}</p>
      </FieldRow>
      <FieldRow>
        <TextareaField {...of('comments')} maximum={lengths.communication.comments} />
      </FieldRow>
    </FieldGrid>
  );
}

/** The evidence of a contact; saved immediately, as documents are everywhere (decision 48). */
export function LogDocuments({ row, mayAdd }: { readonly row: OpenRow; readonly mayAdd: boolean }) {
  const { t } = useTexts('projects');
  return (
    <section className={classes['documents']} aria-label={t('indigenous.log.documents')}>
      <h3 className={classes['title']}>{t('indigenous.log.documents')}</h3>
      {row.isNew ? (
        <p className={classes['hint']}>{t('indigenous.log.saveFirst')}</p>
      ) : (
        <div className={classes['grid']}>
          <RelatedDocuments parentId={row.id} parentType="IndigenousLog" mayAdd={mayAdd} />
        </div>
      )}
    </section>
  );
}
