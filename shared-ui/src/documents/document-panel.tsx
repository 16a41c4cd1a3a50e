import '../form/form-styles.ts';
import { Button, CloseButton, Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Form } from 'react-final-form';
import { documentTypes } from 'shared-contracts/documents';
import { limits } from 'shared-contracts/limits';
import { ChoiceField } from '../form/fields/choice-field.tsx';
import { DateField } from '../form/fields/date-field.tsx';
import { TextareaField } from '../form/fields/textarea-field.tsx';
import { TickField } from '../form/fields/tick-field.tsx';
import { TextField } from '../form/fields/typed-field.tsx';
import { UrlField } from '../form/fields/url-field.tsx';
import { FormSessionProvider } from '../form/form-session.ts';
import { firstError, focusField } from '../form/page/first-error.ts';
import { ReadOnlyProvider } from '../form/page/form-mode.ts';
import { SubmitGroup } from '../form/page/submit-group.tsx';
import { useRowSave } from '../form/saving/row-save.ts';
import { SubmitButton } from '../form/saving/submit-button.tsx';
import { unreadTextsOf } from '../form/unread-texts.ts';
import { useDialogTexts } from '../i18n/dialog-texts.ts';
import { useRecordTitle } from '../layout/record-title.ts';
import { useFocusToGrid } from '../layout/use-focus-to-grid.ts';
import type { HeldPlace } from '../record/held/held-place.ts';
import { useHeldRows, useRowAround } from '../record/record-context.ts';
import type { Collection } from '../record/rows/collection.ts';
import { useRowForm } from '../record/rows/use-row-form.ts';
import { formatOf, modifiedBy } from './document-columns.ts';
import { documentRow } from './document-values.ts';
import classes from './related-documents.module.css';
import type { RelatedDocument } from './use-documents.ts';

interface DocumentPanelProps {
  readonly collection: Collection;
  readonly document: RelatedDocument;
  /** Names of the other documents of the parent. */
  readonly others: readonly string[];
  readonly onClose: () => void;
}

const nothingAbove: readonly string[] = [];

/** The place of a document among the rows that the form holds; it goes on from a newer version that was read. */
function useDocumentPlace({ collection, document, others }: DocumentPanelProps): HeldPlace {
  const held = useHeldRows();
  const path = useRowAround()?.path ?? nothingAbove;
  const stored = documentRow(document, { ...document, others: [...others] });
  const [place] = useState(() => held.open(collection, path, stored));
  const latest = useRef(stored);
  latest.current = stored;
  useEffect(() => {
    // Unsaved edits are merged with the newer version when they are saved.
    if (!place.row && document.revision > (place.start.revision ?? 0))
      held.adopt(collection.name, latest.current);
  }, [held, place, collection, document.revision]);
  return place;
}

/** Save and Cancel for this document only, with the reason if there is nothing to save. */
function PanelButtons({ place }: { readonly place: HeldPlace }) {
  const { t } = useDialogTexts();
  const held = useHeldRows();
  const { isBusy } = useRowSave();
  const isDirty = useSyncExternalStore(held.subscribe, () => place.row !== undefined);
  const isPending = useSyncExternalStore(place.session.subscribe, () => place.session.hasPending);
  const isClean = !isDirty && !isPending;
  const undo = () => {
    place.session.flush();
    held.undo(place);
  };
  return (
    <div className={classes['buttons']}>
      <SubmitButton
        size="xs"
        busy={isBusy && isDirty}
        disabledBy={isClean ? t('documents.nothingChanged') : undefined}
      >
        {t('documents.save')}
      </SubmitButton>
      {!isClean && (
        <Button size="xs" variant="default" disabled={isBusy} onClick={undo}>
          {t('documents.cancel')}
        </Button>
      )}
    </div>
  );
}

/**
 * The data of one document, and its editable fields (002 §2). The record's form keeps unsaved edits as for a row: Save
 * and Enter save only the document, Ctrl+S saves it with everything else.
 */
export function DocumentPanel(props: DocumentPanelProps) {
  const { collection, document, onClose } = props;
  const { t, language } = useDialogTexts();
  const { isUrlLink, canEdit } = document;
  const held = useHeldRows();
  const place = useDocumentPlace(props);
  const form = useRowForm(collection, place);
  const rowSave = useRowSave();
  const panel = useRef<HTMLElement>(null);
  const fields = useRef<HTMLElement>(null);
  useFocusToGrid(panel);
  useRecordTitle(document.id, place.title || document.id);
  const submit = () => {
    place.session.flush();
    if ((!place.row && unreadTextsOf(place.session).size === 0) || rowSave.isBusy) return;
    if (!place.standing.isInvalid) return void rowSave.save(place.id);
    held.write(place, place.values, 'all');
    const first = firstError(collection.tabs, place.errors, place.session.getRefusedPaths());
    if (first) focusField(() => fields.current, first.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    // It would close the page around too.
    event.stopPropagation();
    onClose();
  };
  const fact = (label: string, value: string) => (
    <Textarea label={label} value={value} readOnly variant="filled" size="xs" autosize minRows={1} />
  );
  return (
    <aside ref={panel} className={classes['panel']} aria-label={t('documents.panel')}>
      <ReadOnlyProvider value={!canEdit}>
        <FormSessionProvider value={place.session}>
          <Form form={form} onSubmit={() => {}} subscription={{}}>
            {() => (
              <SubmitGroup
                ref={fields}
                data-row-form={place.id}
                className={classes['form']}
                onSubmit={submit}
                onKeyDown={onKeyDown}
              >
                <div className={classes['head']}>
                  <h2 className={classes['section']}>{t('documents.details')}</h2>
                  <CloseButton
                    size="sm"
                    aria-label={t('documents.close')}
                    title={t('documents.close')}
                    onClick={onClose}
                  />
                </div>
                <TextField name="name" label={t('documents.name')} required={!isUrlLink} />
                {isUrlLink && <UrlField name="url" label={t('documents.url')} required />}
                {fact(t('documents.format'), formatOf(document))}
                <ChoiceField
                  name="documentType"
                  label={t('documents.type')}
                  none={t('documents.noType')}
                  choices={documentTypes.map((value) => ({ value, label: t(`documents.types.${value}`) }))}
                />
                <DateField name="documentDate" label={t('documents.dated')} />
                <TickField name="isConfidential" label={t('documents.confidential')} />
                {fact(t('documents.owner'), document.owner.companyName)}
                {fact(
                  t('documents.modifiedBy'),
                  modifiedBy(document, (values) => t('documents.modifiedText', values), language),
                )}
                <h2 className={classes['section']}>{t('documents.notes')}</h2>
                <TextareaField name="notes" label={t('documents.notes')} maximum={limits.documentNotes} />
                {canEdit ? (
                  <PanelButtons place={place} />
                ) : (
                  <p className={classes['hint']}>{t('documents.readOnly')}</p>
                )}
              </SubmitGroup>
            )}
          </Form>
        </FormSessionProvider>
      </ReadOnlyProvider>
    </aside>
  );
}
