import { Button } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CommunicationInput } from 'shared-contracts/graphql';
import type { Address } from 'shared-contracts/routes';
import { useMutation } from 'urql';
import { FormSession } from '../form/form-session.ts';
import { useFormTexts } from '../form/form-texts.ts';
import { ReadOnlyProvider } from '../form/page/form-mode.ts';
import { ConflictDialog } from '../form/saving/conflict-dialog.tsx';
import { refusedSave, type SaveOutcome } from '../form/saving/save-outcome.ts';
import { type SaveRequest, useSave } from '../form/saving/use-save.ts';
import { useFormApi } from '../form/use-form-api.ts';
import { UpdateCommunicationsDocument } from '../generated/operations.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { HeldRows } from '../record/held/held-rows.ts';
import { hindrance } from '../record/hindrance.ts';
import { HeldRowsProvider } from '../record/record-context.ts';
import { type CommunicationParent, storedRow } from './communication-values.ts';
import classes from './communications.module.css';
import { Communications } from './communications.tsx';
import { useCommunicationTexts } from './communications-texts.ts';
import { communicationsName, useCommunicationRows } from './use-communication-rows.ts';

interface CommunicationsAtOnceProps {
  readonly parent: CommunicationParent;
  /** The address of the record; its communications open at `communications/{communicationId}` below it. */
  readonly address: Address;
  /** Whether the person may write communications here. */
  readonly mayAdd: boolean;
}

const noValues = {};
const noErrors = () => [];
const noFields: readonly never[] = [];

/** A path of this save as a form's save would call it. */
const asInForm = (path: string): string => path.replace(/^input\[/, `${communicationsName}[`);

/** Refusals, at the paths of the unsaved rows. */
function refusedInForm(outcome: SaveOutcome): SaveOutcome {
  if (outcome.kind === 'invalid')
    return { ...outcome, fields: outcome.fields.map((one) => ({ ...one, path: asInForm(one.path) })) };
  if (outcome.kind === 'conflict')
    return { ...outcome, conflicts: outcome.conflicts.map((one) => ({ ...one, path: asInForm(one.path) })) };
  return outcome;
}

/**
 * Saves the unsaved rows as a form does: all or none, merged with changes of others, with a question if both changed a
 * field.
 */
function SaveBar({ held, parent }: { held: HeldRows; parent: CommunicationParent }) {
  const { t } = useCommunicationTexts();
  const { t: formText } = useFormTexts();
  const { t: common } = useTexts('ui');
  const { count } = useSyncExternalStore(held.subscribe, held.getSummary);
  const [isInvalid, setInvalid] = useState(false);
  const [, update] = useMutation(UpdateCommunicationsDocument);
  const form = useFormApi(noValues, noErrors);
  const [session] = useState(() => new FormSession());
  const onSave = async ({ rows, saveId }: SaveRequest): Promise<SaveOutcome> => {
    const sent = (rows[communicationsName] ?? []) as readonly CommunicationInput[];
    const input = sent.map((one) => ({ ...one, saveId }));
    const { data, error } = await update({ input, source: parent.kind, parentId: parent.id });
    if (error) return refusedInForm(refusedSave(error));
    const stored = data?.updateCommunications.map(storedRow) ?? [];
    return { kind: 'saved', values: noValues, revision: 1, rows: { [communicationsName]: stored } };
  };
  const { progress, save, resolve, dismissConflict } = useSave({
    form,
    session,
    fields: noFields,
    held,
    initialRevision: 1,
    onSave,
    onSaved: () => {},
    onInvalid: () => {
      held.showErrors();
      setInvalid(true);
    },
    outrun: formText('taken.outrun'),
  });
  if (count === 0) return null;
  const failure = hindrance(progress, common('form.unexpected')) || (isInvalid ? t('correctFirst') : '');
  const isBusy = progress.kind === 'busy';
  return (
    <div className={classes['bar']}>
      <span role="status">{t('atOnce.held', { count })}</span>
      <Button
        size="compact-sm"
        loading={isBusy}
        onClick={() => {
          setInvalid(false);
          void save();
        }}
      >
        {t('atOnce.save')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => held.clear()}>
        {t('atOnce.discard')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
      {progress.kind === 'conflict' && (
        <ConflictDialog
          parts={progress.parts}
          onResolve={(choices) => resolve(progress.parts, choices)}
          onCancel={dismissConflict}
        />
      )}
    </div>
  );
}

/** The communications of a record whose page is no form: saved by themselves. */
export function CommunicationsAtOnce({ parent, address, mayAdd }: CommunicationsAtOnceProps) {
  const collection = useCommunicationRows(parent);
  const [held] = useState(() => new HeldRows());
  held.address = address;
  held.collections = useMemo(() => new Map([[collection.name, collection]]), [collection]);
  return (
    <HeldRowsProvider value={held}>
      <ReadOnlyProvider value={!mayAdd}>
        <SaveBar held={held} parent={parent} />
        <Communications parent={parent} />
      </ReadOnlyProvider>
    </HeldRowsProvider>
  );
}
