import { ActionIcon, Button } from '@mantine/core';
import { IconFile, IconLink, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { RelatedDocuments } from '../documents/related-documents.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { TextField } from '../form/fields/typed-field.tsx';
import { UrlField } from '../form/fields/url-field.tsx';
import { useFieldValue } from '../form/fields/use-field-value.ts';
import { useSetField } from '../form/fields/use-set-field.ts';
import { useRowAround } from '../record/record-context.ts';
import type { OpenRow } from '../record/rows/collection.ts';
import { DocumentUploadWizard } from '../upload/document-upload-wizard.tsx';
import { CommunicationFields } from './communication-fields.tsx';
import { type HeldDocument, heldDocuments } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { useCommunicationLocks } from './use-communication-locks.ts';

/** The documents of a communication that was never saved: held with it until then (001 §7). */
function HeldDocuments() {
  const { t } = useCommunicationTexts();
  const setField = useSetField();
  const [isAdding, setAdding] = useState(false);
  const documents = heldDocuments({ relatedDocuments: useFieldValue('relatedDocuments') });
  const put = (next: readonly HeldDocument[]) => setField('relatedDocuments', next);
  const made = { id: '', notes: null, isConfidential: false };
  return (
    <section className={classes['documents']} aria-label={t('documents.title')}>
      <div className={classes['documentsBar']}>
        <h3 className={classes['documentsTitle']}>{t('documents.title')}</h3>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('documents.add')}
        </Button>
        <span className={classes['hint']}>
          {t(documents.length > 0 ? 'documents.held' : 'documents.none')}
        </span>
      </div>
      {documents.map(({ id, name, url, isUrlLink }, place) => (
        <div key={id} className={classes['document']}>
          {isUrlLink ? <IconLink size={16} aria-hidden /> : <IconFile size={16} aria-hidden />}
          <div className={classes['documentName']}>
            <TextField
              name={`relatedDocuments[${place}].name`}
              label={t('documents.name')}
              required={!isUrlLink}
            />
          </div>
          {isUrlLink && (
            <div className={classes['documentName']}>
              <UrlField name={`relatedDocuments[${place}].url`} label={t('documents.url')} required />
            </div>
          )}
          <TickField name={`relatedDocuments[${place}].isConfidential`} label={t('documents.confidential')} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('documents.remove', { name: name ?? url ?? '' })}
            title={t('documents.remove', { name: name ?? url ?? '' })}
            onClick={() => put(documents.filter((one) => one.id !== id))}
          >
            <IconX size={16} />
          </ActionIcon>
        </div>
      ))}
      <DocumentUploadWizard
        opened={isAdding}
        onClose={() => setAdding(false)}
        onSaveFiles={async (files) =>
          put([
            ...documents,
            ...files.map(({ guid, name }) => ({
              ...made,
              id: crypto.randomUUID(),
              fileGuid: guid,
              name,
              url: null,
              isUrlLink: false,
            })),
          ])
        }
        onAddLink={async ({ url, name, notes }) =>
          put([
            ...documents,
            { ...made, id: crypto.randomUUID(), fileGuid: null, name, url, notes, isUrlLink: true },
          ])
        }
      />
    </section>
  );
}

/** The documents of a saved communication: written immediately, as documents are everywhere (decision 48). */
function SavedDocuments({ id, openedIn }: { id: string; openedIn: CommunicationParentKind }) {
  const { wholeReason } = useCommunicationLocks(openedIn);
  const { t } = useCommunicationTexts();
  return (
    <div className={classes['documents']}>
      <h3 className={classes['documentsTitle']}>{t('documents.title')}</h3>
      <div className={classes['documentsGrid']}>
        <RelatedDocuments parentId={id} parentType="Communication" mayAdd={wholeReason === undefined} />
      </div>
    </div>
  );
}

interface CommunicationPageProps {
  readonly openedIn: CommunicationParentKind;
  /** Not of a record that is a row itself: that is the row above. */
  readonly parentId: string | undefined;
  readonly isNew: boolean;
}

function CommunicationPage({ openedIn, parentId, isNew }: CommunicationPageProps) {
  const above = useRowAround()?.path.at(-2);
  return (
    <>
      <CommunicationFields openedIn={openedIn} parentId={parentId ?? above ?? ''} />
      {isNew && <HeldDocuments />}
    </>
  );
}

/** The page of one communication: its fields, with the unsaved edits of its documents. */
export const showCommunication =
  (openedIn: CommunicationParentKind, parentId: string | undefined) =>
  ({ isNew }: OpenRow) => <CommunicationPage openedIn={openedIn} parentId={parentId} isNew={isNew} />;

/** The part below the fields of a saved communication that is saved by itself. */
export const showSavedDocuments =
  (openedIn: CommunicationParentKind) =>
  ({ id, isNew }: OpenRow) =>
    isNew ? null : <SavedDocuments id={id} openedIn={openedIn} />;
