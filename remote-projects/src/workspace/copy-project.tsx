import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { ProjectPart as CopiedPart } from 'shared-contracts/graphql';
import { projectValidator } from 'shared-contracts/projects';
import { projectAddress } from 'shared-contracts/routes';
import { errorsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import {
  FieldGrid,
  FieldRow,
  type FormValues,
  InlineForm,
  SubmitButton,
  TextField,
  TickField,
} from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { useMutation } from 'urql';
import { CopySurfaceProjectDocument } from '../generated/operations.ts';
import type { ProjectRecord } from '../ground/project-record.ts';
import classes from './copy-project.module.css';

/** The parts that a copy can include, in the order of the tabs; the usual ones are ticked. */
const parts: readonly (readonly [part: CopiedPart, isUsual: boolean])[] = [
  ['AdditionalInfo', true],
  ['Members', true],
  ['Events', false],
  ['Tasks', false],
  ['KeyDates', false],
  ['Obligations', false],
  ['RelatedProjects', false],
];

interface CopyProjectProps {
  readonly project: ProjectRecord;
  readonly onClose: () => void;
}

/** Makes a new project from this one, with its details and the ticked tabs; then opens it. */
export function CopyProject({ project, onClose }: CopyProjectProps) {
  const { t, language } = useTexts('projects');
  const navigate = useNavigate();
  // The same copy, sent again after a failure, is made once.
  const [id] = useState(() => crypto.randomUUID());
  const [, copy] = useMutation(CopySurfaceProjectDocument);
  const check = ({ description }: FormValues) => errorsOf(projectValidator, { description }, language);
  const onSubmit = async (values: FormValues) => {
    const { data, error } = await copy({
      input: {
        id,
        sourceId: project.id,
        description: String(values['description'] ?? ''),
        parts: parts.map(([part]) => part).filter((part) => values[part] === true),
      },
    });
    if (!data) throw new Error((error && errorMessage(error)) ?? '');
    onClose();
    void navigate(projectAddress(data.copied.id, 'details'));
  };
  return (
    <SlideInPage opened title={t('copy.title')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{
          description: t('copy.name', { name: project.description }),
          ...Object.fromEntries(parts),
        }}
        validate={check}
        allowsPristine
        onSubmit={onSubmit}
      >
        {(state) => (
          <>
            <p>{t('copy.text')}</p>
            <FieldGrid>
              <FieldRow>
                <TextField name="description" label={t('field.description')} required />
              </FieldRow>
            </FieldGrid>
            <fieldset className={classes['parts']}>
              <legend>{t('copy.parts')}</legend>
              {parts.map(([part]) => (
                <TickField key={part} name={part} label={t(`copy.part.${part}`)} />
              ))}
            </fieldset>
            {state.failure && (
              <p role="alert" className={classes['failure']}>
                {state.failure}
              </p>
            )}
            <SubmitButton busy={state.isBusy}>{t('copy.submit')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
