import { Button } from '@mantine/core';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { errorExtensions, errorMessage } from 'shared-contracts/client';
import { useMutation } from 'urql';
import { ReadOnlyProvider } from '../form/form-mode.ts';
import {
  UpdateCommunicationsDocument,
  type UpdateCommunicationsMutationVariables,
} from '../generated/operations.ts';
import { HeldRows } from '../record/held-rows.ts';
import { HeldRowsProvider } from '../record/record-context.ts';
import { type CommunicationParent, storedRow } from './communication-values.ts';
import classes from './communications.module.css';
import { Communications } from './communications.tsx';
import { useCommunicationTexts } from './communications-texts.ts';
import { communicationsName, useCommunicationRows } from './use-communication-rows.ts';

type Inputs = UpdateCommunicationsMutationVariables['input'];

interface CommunicationsAtOnceProps {
  readonly parent: CommunicationParent;
  /** Where the record stands; its communications open at `communications/{communicationId}` below it. */
  readonly address: string;
  /** Whether the person may write communications here. */
  readonly mayAdd: boolean;
}

/** Sends what is held: all of it or nothing, with what was refused at its fields. */
function SaveBar({ held, parent }: { held: HeldRows; parent: CommunicationParent }) {
  const { t } = useCommunicationTexts();
  const { count, invalid } = useSyncExternalStore(held.subscribe, held.getSummary);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [, update] = useMutation(UpdateCommunicationsDocument);
  const save = async () => {
    held.flush();
    held.showErrors();
    if (invalid > 0) return setFailure(t('correctFirst'));
    const sent = held.take();
    setBusy(true);
    setFailure(undefined);
    const input = (sent.rows[communicationsName] ?? []) as Inputs;
    const { data, error } = await update({ input, source: parent.kind, parentId: parent.id });
    setBusy(false);
    if (data) return sent.settle({ [communicationsName]: data.updateCommunications.map(storedRow) });
    const extensions = error && errorExtensions(error);
    const fields = (extensions?.fields ?? []).map(({ path, message }) => ({
      path: path.replace(/^input\[/, `${communicationsName}[`),
      message,
    }));
    const rest = sent.refuse(fields).map(({ message }) => message);
    const said = extensions?.code === 'CONFLICT' ? t('atOnce.newer') : errorMessage(error);
    setFailure([...rest, ...(fields.length > rest.length && rest.length === 0 ? [] : [said])].join(' '));
  };
  if (count === 0) return null;
  return (
    <div className={classes['bar']} role="status">
      <span>{t('atOnce.held', { count })}</span>
      <Button size="compact-sm" loading={isBusy} onClick={() => void save()}>
        {t('atOnce.save')}
      </Button>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => held.clear()}>
        {t('atOnce.discard')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
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
