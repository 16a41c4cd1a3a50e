import { useState } from 'react';
import { newAgreementValidator } from 'shared-contracts/agreements';
import { errorMessage } from 'shared-contracts/client';
import { nextSequence } from 'shared-contracts/grids';
import { lengths } from 'shared-contracts/limits';
import { validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { CreationFailed, NewItem, NewItemSuccess, useWizard, Wizard, WizardPage } from 'shared-ui/dialogs';
import { FieldGrid, type FormValues, PickerField, TextField, widthForText } from 'shared-ui/form';
import { useHeldRows } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { useClient } from 'urql';
import { CreateAgreementsDocument } from '../generated/operations.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import { pickedId } from '../rows/picked.ts';
import { agreementsName } from './agreement-record.ts';
import classes from './agreements.module.css';
import { AgreementStatusField } from './status-field.tsx';

interface WizardProps {
  readonly project: ProjectRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** How many agreements are there, those that are held included. */
  readonly count: number;
  /** Told that one was written. */
  readonly onCreated: () => void;
}

/** What the next one starts with too (002 §2). */
const keptFields = ['agreementType', 'landPurpose', 'surfaceStatus'] as const;

const nothing: FormValues = {
  name: '',
  referenceNumber: null,
  agreementType: null,
  landPurpose: null,
  surfaceStatus: null,
};

interface StartPageProps extends Pick<WizardProps, 'project' | 'count'> {
  readonly start: FormValues;
  readonly onMade: (id: string, values: FormValues) => void;
}

/** Writes a new agreement at once on a saved project; one that was never saved holds it until then (decision 32). */
function useMake({ project, count }: Pick<WizardProps, 'project' | 'count'>) {
  const client = useClient();
  const held = useHeldRows();
  const wizard = useWizard();
  return async (values: FormValues): Promise<string | undefined> => {
    const collection = held.collections.get(agreementsName);
    const sequence = nextSequence(count, 0);
    if (project.revision === null) return collection && held.add(collection, [], { ...values, sequence });
    const id = crypto.randomUUID();
    const { agreementType, landPurpose, surfaceStatus, ...texts } = values;
    const reference = (value: unknown) => {
      const picked = pickedId(value);
      return picked === undefined ? null : { id: picked };
    };
    const { error } = await client
      .mutation(CreateAgreementsDocument, {
        input: [
          {
            id,
            saveId: crypto.randomUUID(),
            projectFileId: project.id,
            sequence,
            ...texts,
            agreementType: reference(agreementType),
            landPurpose: reference(landPurpose),
            surfaceStatus: reference(surfaceStatus),
          },
        ],
      })
      .toPromise();
    if (!error) return id;
    const said = error.graphQLErrors.map(({ message }) => message);
    wizard.fail((said.length > 0 ? said : [errorMessage(error) ?? '']).join('\n'));
    return undefined;
  };
}

function StartPage({ project, count, start, onMade }: StartPageProps) {
  const { t, language } = useTexts('projects');
  const make = useMake({ project, count });
  const of = (name: string) => ({ name, label: t(`agreements.${name}`) });
  return (
    <NewItem
      item={t('agreements.Item')}
      initialValues={start}
      validate={(values) => {
        const result = validate(newAgreementValidator, values, language);
        return result.valid ? [] : result.errors;
      }}
      onCreate={async (values) => {
        const result = validate(newAgreementValidator, values, language);
        const id = await make(result.valid ? { ...values, name: result.value.name } : values);
        if (id === undefined) return false;
        onMade(id, values);
        return undefined;
      }}
    >
      <p className={classes['hint']}>
        {t(project.revision === null ? 'agreements.wizard.held' : 'agreements.wizard.place', {
          number: nextSequence(count, 0),
        })}
      </p>
      <FieldGrid>
        <TextField {...of('name')} required width={widthForText(lengths.agreement.name)} />
        <TextField {...of('referenceNumber')} width={widthForText(lengths.agreement.referenceNumber)} />
        <PickerField {...of('agreementType')} picklist="agreementTypes" />
        <PickerField {...of('landPurpose')} picklist="landPurposes" />
        <AgreementStatusField {...of('surfaceStatus')} project={project} />
      </FieldGrid>
    </NewItem>
  );
}

/** Makes agreements one after the other: start, success, error (002 §2). */
export function NewAgreementWizard({ project, opened, onClose, count, onCreated }: WizardProps) {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  const held = useHeldRows();
  const [start, setStart] = useState<FormValues>(nothing);
  const [made, setMade] = useState<string>();
  const open = (id: string) => {
    onClose();
    void navigate(`${held.address}/${agreementsName}/${id}/details`);
  };
  return (
    <Wizard
      opened={opened}
      onClose={() => {
        setStart(nothing);
        onClose();
      }}
      title={t('agreements.wizard.title')}
      initialPage="start"
    >
      <WizardPage name="start">
        <StartPage
          project={project}
          count={count}
          start={start}
          onMade={(id, values) => {
            setMade(id);
            setStart({
              ...nothing,
              ...Object.fromEntries(keptFields.map((field) => [field, values[field] ?? null])),
            });
            onCreated();
          }}
        />
      </WizardPage>
      <WizardPage name="success">
        <NewItemSuccess
          item={t('agreements.Item')}
          again="create"
          {...(made === undefined ? {} : { onOpen: () => open(made) })}
        />
      </WizardPage>
      <WizardPage name="error">
        <CreationFailed title={t('agreements.wizard.failed')} />
      </WizardPage>
    </Wizard>
  );
}
