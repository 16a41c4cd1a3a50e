import { type ReactNode, useState } from 'react';
import type { Language } from 'shared-contracts';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import type { FieldError } from 'shared-contracts/errors';
import { pickedId } from 'shared-contracts/forms';
import { nextSequence } from 'shared-contracts/grids';
import { whereTyped } from 'shared-contracts/rest-client';
import { useTexts } from 'shared-ui';
import { CreationFailed, NewItem, NewItemSuccess, useWizard, Wizard, WizardPage } from 'shared-ui/dialogs';
import { FieldGrid, type FormValues, RefusedFields } from 'shared-ui/form';
import { useHeldRows } from 'shared-ui/record';
import { useNavigate } from 'shared-ui/router';
import { type CombinedError, type TypedDocumentNode, useClient } from 'urql';
import type { ProjectRecord } from '../ground/project-record.ts';
import classes from './lines.module.css';
import { useKeptIds } from './use-kept-ids.ts';

/** A tab's settings for the wizard of its new rows. */
export interface NewLineProps {
  readonly project: ProjectRecord;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** How many rows are there, those that are held included. */
  readonly count: number;
  /** Called when one was written. */
  readonly onCreated: () => void;
}

/** The parts of a new row that are written in addition to its fields. */
interface NewLine {
  readonly id: string;
  readonly saveId: string;
  readonly projectFileId: string;
  readonly sequence: number;
}

/** Writes new rows of a project. */
type CreateDocument = TypedDocumentNode<unknown, { input: NewLine[] }>;

type Checked =
  | { readonly valid: true; readonly value: object }
  | { readonly valid: false; readonly errors: readonly FieldError[] };

interface NewLineWizardProps extends NewLineProps {
  /** Name of the collection, and the group of its texts. */
  readonly name: string;
  /** The initial values of the first one: every field of the wizard. */
  readonly nothing: FormValues;
  /** Fields that the next one starts with too (002 §4). */
  readonly kept: readonly string[];
  readonly check: (values: FormValues, language: Language) => Checked;
  readonly create: CreateDocument;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields that a refusal names, under the names of the wizard. */
const refusedFields = (error: CombinedError): readonly FieldError[] =>
  (errorExtensions(error)?.fields ?? []).map(({ path, message }) => ({
    path: path.replace(/^input\[0\]\./, ''),
    message,
  }));

/** A value as a call expects it: a picked record by its id, an empty one as null. */
const asSent = (value: unknown): unknown => {
  const id = pickedId(value);
  return id === undefined ? (value ?? null) : { id };
};

/**
 * Writes a new row immediately on a saved project; an unsaved one keeps it until its first save (decision 32). What is
 * sent again after a lost answer is written once (decision 004).
 */
function useMake({ project, count, name, create, idOf }: StartPageProps) {
  const client = useClient();
  const held = useHeldRows();
  const wizard = useWizard();
  const { t } = useTexts('projects');
  return async (values: FormValues): Promise<string | undefined> => {
    const collection = held.collections.get(name);
    const sequence = nextSequence(count, 0);
    if (project.revision === null) return collection && held.add(collection, [], { ...values, sequence });
    const filled = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, asSent(value)]));
    const id = idOf('row');
    const line: NewLine = {
      ...filled,
      id,
      saveId: idOf(`save ${JSON.stringify(filled)}`),
      projectFileId: project.id,
      sequence,
    };
    const { error } = await client.mutation(create, { input: [line] }).toPromise();
    if (!error) return id;
    const messages = error.graphQLErrors.map(({ message }) => message);
    const fields = refusedFields(error);
    const labelled = ({ path, message }: FieldError) => {
      const label = t(`${name}.${path}`);
      return label === `${name}.${path}` ? message : `${label}: ${message}`;
    };
    const reasons = fields.length > 0 ? fields.map(labelled) : messages;
    wizard.fail((reasons.length > 0 ? reasons : [whereTyped(errorMessage(error) ?? '')]).join('\n'));
    // Going back shows each of them at its field.
    if (fields.length > 0) throw new RefusedFields(fields);
    return undefined;
  };
}

interface StartPageProps extends NewLineWizardProps {
  readonly start: FormValues;
  /** The ids of the row and of its save. */
  readonly idOf: (key: string) => string;
  readonly onMade: (id: string, values: FormValues) => void;
}

function StartPage(props: StartPageProps) {
  const { project, count, start, check, onMade, children } = props;
  const { t, language } = useTexts('projects');
  const make = useMake(props);
  return (
    <NewItem
      initialValues={start}
      validate={(values) => {
        const result = check(values, language);
        return result.valid ? [] : result.errors;
      }}
      onCreate={async (values) => {
        const result = check(values, language);
        // Texts without surrounding space; picked records unchanged.
        const texts = result.valid
          ? Object.entries(result.value).filter(([, value]) => typeof value === 'string')
          : [];
        const id = await make({ ...values, ...Object.fromEntries(texts) });
        if (id === undefined) return false;
        onMade(id, values);
        return undefined;
      }}
    >
      <p className={classes['hint']}>
        {t(project.revision === null ? 'rows.wizard.held' : 'rows.wizard.place', {
          number: nextSequence(count, 0),
        })}
      </p>
      <FieldGrid>{children}</FieldGrid>
    </NewItem>
  );
}

/** Makes rows of a project one after the other: start, success, error (002 §2). */
export function NewLineWizard(props: NewLineWizardProps) {
  const { name, opened, onClose, nothing, kept, onCreated } = props;
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  const held = useHeldRows();
  const [start, setStart] = useState<FormValues>(nothing);
  const [made, setMade] = useState<string>();
  // Each row that the wizard starts has ids of its own.
  const [round, setRound] = useState(0);
  const idOf = useKeptIds();
  const next = () => setRound(round + 1);
  const open = (id: string) => {
    onClose();
    void navigate(`${held.address}/${name}/${id}/details`);
  };
  return (
    <Wizard
      opened={opened}
      onClose={() => {
        setStart(nothing);
        next();
        onClose();
      }}
      title={t(`${name}.wizard.title`)}
      initialPage="start"
    >
      <WizardPage name="start">
        <StartPage
          {...props}
          start={start}
          idOf={(key) => idOf(`${round} ${key}`)}
          onMade={(id, values) => {
            setMade(id);
            next();
            setStart({
              ...nothing,
              ...Object.fromEntries(kept.map((field) => [field, values[field] ?? null])),
            });
            onCreated();
          }}
        />
      </WizardPage>
      <WizardPage name="success">
        <NewItemSuccess
          item={t(`${name}.Item`)}
          again="create"
          {...(made === undefined ? {} : { onOpen: () => open(made) })}
        />
      </WizardPage>
      <WizardPage name="error">
        <CreationFailed title={t(`${name}.wizard.failed`)} />
      </WizardPage>
    </Wizard>
  );
}
