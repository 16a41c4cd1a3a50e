import { useMemo, useState } from 'react';
import { today } from 'shared-contracts/days';
import { gridColumn } from 'shared-contracts/grids';
import { consultationLimits, lengths } from 'shared-contracts/limits';
import { DataErrorBar, FilterInput, GridSkeleton, useSession, useTexts } from 'shared-ui';
import { useContactMethods } from 'shared-ui/communications';
import { useWizard, Wizard, WizardButton, WizardButtons, WizardPage, WizardSuccess } from 'shared-ui/dialogs';
import {
  DateField,
  FieldGrid,
  FieldRow,
  type FormValues,
  InlineForm,
  PickerField,
  TextareaField,
  TextField,
  UrlField,
} from 'shared-ui/form';
import { DataGrid, type GridRecord, type Selection, useLocalGrid } from 'shared-ui/grid';
import type { ProjectRecord } from '../../ground/project-record.ts';
import type { BoardRecipient } from './board-filters.ts';
import classes from './consultation.module.css';
import { letterFaults, linkOf } from './letter-values.ts';
import { contactsWith } from './step-input.ts';
import { useBoard } from './use-board.ts';
import { useFileContacts } from './use-file-contacts.ts';

interface LetterWizardProps {
  readonly project: ProjectRecord;
  /** Ids of the recipients that are ticked when it opens. */
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

interface RecipientsPageProps {
  readonly recipients: readonly BoardRecipient[];
  readonly chosen: Selection;
  readonly onChoose: (chosen: Selection) => void;
}

/** Chooses the recipients of the letter: ticked one by one, or found by name or land and ticked together. */
function RecipientsPage({ recipients, chosen, onChoose }: RecipientsPageProps) {
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const columns = useMemo(
    () => [
      gridColumn('string', 'name', t('consultation.recipient'), { width: 220 }),
      gridColumn('string', 'land', t('consultation.land'), { width: 220 }),
      gridColumn('string', 'standing', t('consultation.standing'), { width: 130, groupWhenSorted: true }),
    ],
    [t],
  );
  const rows = useMemo(
    () =>
      recipients.map(
        ({ id, name, parcels, state }): GridRecord => ({
          id,
          name,
          land: parcels.join(', '),
          standing: t(`consultation.states.${state}`),
        }),
      ),
    [recipients, t],
  );
  const { grid, filter } = useLocalGrid({ rows, columns });
  const most = consultationLimits.letterRecipients;
  const blockedBy =
    chosen.size === 0
      ? t('consultation.letter.nobody')
      : chosen.size > most
        ? t('consultation.letter.tooMany', { most })
        : undefined;
  return (
    <div className={classes['letter']}>
      <p className={classes['hint']}>{t('consultation.letter.choose')}</p>
      <div className={classes['toolbar']}>
        <FilterInput label={t('consultation.letter.find')} {...filter} />
        <span role="status">{t('consultation.letter.chosen', { count: chosen.size })}</span>
      </div>
      <div className={classes['letterGrid']}>
        <DataGrid
          label={t('consultation.letter.recipients')}
          entity={t('consultation.entity')}
          {...grid}
          rowHeight={32}
          selection={chosen}
          onSelectionChange={onChoose}
        />
      </div>
      <WizardButtons>
        <WizardButton label={t('consultation.fill.cancel')} onClick={wizard.close} />
        <WizardButton
          label={t('consultation.letter.next')}
          isPrimary
          isDisabled={blockedBy !== undefined}
          title={blockedBy}
          onClick={() => wizard.go('forward', 'letter')}
        />
      </WizardButtons>
    </div>
  );
}

interface LetterPageProps {
  readonly recipients: readonly BoardRecipient[];
  /** The method of contact that is a letter, where the list has one. */
  readonly method: { readonly id: string; readonly code: string } | undefined;
  readonly onFile: (values: FormValues) => Promise<void>;
}

/** The details of the letter to record on each of its recipients. */
function LetterPage({ recipients, method, onFile }: LetterPageProps) {
  const { t, language } = useTexts('projects');
  const wizard = useWizard();
  const [start] = useState<FormValues>(() => ({
    step: 'Notice',
    date: today(),
    deliveredDate: null,
    // A notice without its method is sent back.
    methodOfContact: method ?? null,
    indigenousMethod: null,
    representative: null,
    comments: null,
    linkName: null,
    url: null,
  }));
  const of = (name: string) => ({ name, label: t(`consultation.fill.${name}`) });
  const has = (kind: BoardRecipient['kind']) => recipients.some((one) => one.kind === kind);
  return (
    <InlineForm
      className={classes['letter']}
      initialValues={start}
      allowsPristine
      validate={(values) => letterFaults(values, language)}
      onSubmit={async (values) => {
        await onFile(values);
        wizard.go('forward', 'success');
      }}
    >
      {({ isBusy, failure }) => (
        <>
          <p className={classes['hint']}>{t('consultation.letter.each', { count: recipients.length })}</p>
          <FieldGrid>
            <DateField {...of('date')} required />
            <DateField {...of('deliveredDate')} />
            {has('Stakeholder') && <PickerField {...of('methodOfContact')} picklist="methodsOfContact" />}
            {has('Indigenous') && (
              <PickerField {...of('indigenousMethod')} picklist="indigenousMethodsOfContact" />
            )}
            <PickerField
              {...of('representative')}
              picklist="representatives"
              placeholder={t('consultation.letter.oneself')}
            />
            <FieldRow>
              <TextareaField {...of('comments')} maximum={lengths.communication.comments} />
            </FieldRow>
            {has('Stakeholder') && (
              <>
                <TextField {...of('linkName')} />
                <UrlField {...of('url')} />
              </>
            )}
          </FieldGrid>
          {has('Indigenous') && <p className={classes['hint']}>{t('consultation.letter.evidence')}</p>}
          {failure && <p role="alert">{failure}</p>}
          <WizardButtons>
            <WizardButton label={t('consultation.letter.back')} onClick={() => wizard.go('back')} />
            <WizardButton label={t('consultation.letter.file')} isPrimary isSubmit isBusy={isBusy} />
          </WizardButtons>
        </>
      )}
    </InlineForm>
  );
}

function Filed({ count }: { readonly count: number }) {
  const { t } = useTexts('projects');
  const { close } = useWizard();
  return (
    <WizardSuccess
      title={t('consultation.letter.done', { count })}
      buttons={<WizardButton label={t('consultation.fill.close')} isPrimary onClick={close} />}
    />
  );
}

/**
 * A letter that went out: filed on each of its recipients as a notice, all or none; with a proof of delivery it starts
 * their clocks.
 */
export function LetterWizard({ project, chosen, onClose }: LetterWizardProps) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  const { board, isWhole, failure } = useBoard(project.id);
  const { file } = useFileContacts(project.id);
  // Asked for while the recipients are chosen.
  const method = useContactMethods()?.find(({ code }) => code.trim().toLowerCase() === 'letter');
  const [ids, setIds] = useState<Selection>(() => new Set(chosen));
  const recipients = board?.recipients ?? [];
  const going = recipients.filter(({ id }) => ids.has(id));
  return (
    <Wizard
      opened
      onClose={onClose}
      title={t('consultation.letter.title')}
      initialPage="recipients"
      width={720}
    >
      <WizardPage name="recipients">
        {failure ? (
          <DataErrorBar
            what={t('consultation.letter.recipients')}
            message={failure.message}
            onTryAgain={failure.tryAgain}
          />
        ) : board && isWhole ? (
          <RecipientsPage recipients={recipients} chosen={ids} onChoose={setIds} />
        ) : (
          <GridSkeleton />
        )}
      </WizardPage>
      <WizardPage name="letter">
        <LetterPage
          recipients={going}
          method={method}
          onFile={(values) => file(contactsWith(going, values, user?.id, linkOf(values)))}
        />
      </WizardPage>
      <WizardPage name="success">
        <Filed count={ids.size} />
      </WizardPage>
    </Wizard>
  );
}
