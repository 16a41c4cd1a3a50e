import { useState } from 'react';
import type { EditedRow } from 'shared-contracts';
import { today } from 'shared-contracts/days';
import { textIn } from 'shared-contracts/forms';
import type { Address } from 'shared-contracts/routes';
import { HeaderButton, useSession, useTexts } from 'shared-ui';
import {
  ChoiceField,
  DateField,
  type FormValues,
  InlineForm,
  PickerField,
  SubmitButton,
  TextareaField,
  UrlField,
  useFieldValue,
} from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { CellPanel } from 'shared-ui/rows';
import type { BoardCell, BoardRecipient } from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';
import {
  contactOutcomes,
  contactsWith,
  type FiledContacts,
  type FilledStep,
  proofOf,
  stepFaults,
  stepToFill,
} from '../../attached/consultation/step-input.ts';
import { columnOf, recipientIn, recipientPath } from './board-columns.ts';

/** A step that was recorded from the board, to be announced and undone. */
export interface Filed {
  readonly name: string;
  readonly step: FilledStep;
  /** New contacts; a step that only completed an existing contact cannot be undone here. */
  readonly contacts: FiledContacts | undefined;
}

interface FillStepProps {
  readonly edited: EditedRow;
  readonly projectAddress: Address;
  readonly file: (contacts: FiledContacts) => Promise<void>;
  readonly onFiled: (filed: Filed) => void;
}

/** The fields of a step, filled with the usual answers. */
function StepFields({ step, kind }: { readonly step: FilledStep; readonly kind: BoardRecipient['kind'] }) {
  const { t } = useTexts('projects');
  const of = (name: string) => ({ name, label: t(`consultation.fill.${name}`) });
  const outcome = useFieldValue('outcome');
  const isObjection = step === 'Objection' || step === 'ObjectionResolved';
  if (step === 'Proof') return <DateField {...of('deliveredDate')} required />;
  return (
    <>
      <DateField {...of('date')} required />
      {step === 'Notice' && <DateField {...of('deliveredDate')} />}
      {kind === 'Indigenous' ? (
        <PickerField
          name="indigenousMethod"
          label={t('consultation.fill.methodOfContact')}
          picklist="indigenousMethodsOfContact"
        />
      ) : (
        <PickerField {...of('methodOfContact')} picklist="methodsOfContact" />
      )}
      {step === 'FollowUp' && (
        <ChoiceField
          {...of('outcome')}
          choices={contactOutcomes.map((value) => ({ value, label: t(`consultation.outcomes.${value}`) }))}
        />
      )}
      {isObjection && <TextareaField name="comments" label={t(`consultation.fill.comment.${step}`)} />}
      {step === 'ObjectionResolved' && kind === 'Stakeholder' && (
        <UrlField name="url" label={t('consultation.fill.evidence')} />
      )}
      {step === 'FollowUp' && outcome !== 'Reached' && (
        <p className={classes['hint']}>{t('consultation.fill.attempt')}</p>
      )}
    </>
  );
}

interface OpenCellProps extends Omit<FillStepProps, 'edited'> {
  readonly recipient: BoardRecipient;
  readonly cell: BoardCell;
  readonly step: FilledStep;
  readonly onDone: () => void;
}

function OpenCell({ recipient, cell, step, file, onFiled, onDone }: OpenCellProps) {
  const { t, language } = useTexts('projects');
  const { user } = useSession();
  const [start] = useState<FormValues>(() => ({
    step,
    // If the date of a notice was entered already, only the rest is requested.
    date: (step === 'Notice' && cell.date) || today(),
    deliveredDate: step === 'Proof' ? today() : null,
    outcome: 'Reached',
    methodOfContact: null,
    indigenousMethod: null,
    comments: null,
    url: null,
  }));
  return (
    <InlineForm
      className={classes['fillForm']}
      initialValues={start}
      allowsPristine
      validate={(values) => stepFaults(values, language)}
      onSubmit={async (values) => {
        const isProof = step === 'Proof';
        const url = textIn(values, 'url');
        const contacts = isProof
          ? proofOf(recipient, cell, String(values['deliveredDate']))
          : contactsWith([recipient], values, user?.id, url ? { name: null, url } : undefined);
        await file(contacts);
        onFiled({ name: recipient.name, step, contacts: isProof ? undefined : contacts });
        onDone();
      }}
    >
      {({ isBusy, failure }) => (
        <>
          <StepFields step={step} kind={recipient.kind} />
          {failure && <p role="alert">{failure}</p>}
          <div className={classes['buttons']}>
            <SubmitButton busy={isBusy}>{t('consultation.fill.save')}</SubmitButton>
            <HeaderButton onClick={onDone}>{t('consultation.fill.cancel')}</HeaderButton>
          </div>
        </>
      )}
    </InlineForm>
  );
}

/**
 * The panel over an edited cell of the board: the fields of its step, or for a completed step the link to its contact.
 */
export function FillStep({ edited, ...props }: FillStepProps) {
  const { t } = useTexts('projects');
  const recipient = recipientIn(edited.row);
  const cell = recipient?.cells.find((one) => columnOf(one) === edited.first);
  const step = cell && stepToFill(cell);
  const place = edited.cells.find(({ column }) => column === edited.first)?.style;
  if (!recipient || !cell) return null;
  const onDone = () => edited.onEnd('here');
  const title = t(`consultation.fill.titles.${step ?? cell.step}`, { days: cell.afterDays ?? 0 });
  return (
    <CellPanel style={place} label={`${title} · ${recipient.name}`} onClose={onDone}>
      <section className={classes['fill']}>
        <h2>{title}</h2>
        {step ? (
          <OpenCell {...props} recipient={recipient} cell={cell} step={step} onDone={onDone} />
        ) : (
          <>
            <p className={classes['hint']}>
              {t(cell.contactId ? 'consultation.fill.done' : 'consultation.fill.follows')}
            </p>
            <div className={classes['buttons']}>
              <Link to={`${props.projectAddress}/${recipientPath(recipient, cell.contactId)}`}>
                {t(cell.contactId ? 'consultation.fill.openContact' : 'consultation.fill.openRecipient')}
              </Link>
              <HeaderButton onClick={onDone}>{t('consultation.fill.close')}</HeaderButton>
            </div>
          </>
        )}
      </section>
    </CellPanel>
  );
}
