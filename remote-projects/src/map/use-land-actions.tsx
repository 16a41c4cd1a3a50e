import { useCallback, useMemo, useState } from 'react';
import { landLock } from 'shared-contracts/land';
import type { ChosenLand, CrossedLand, LandAction, LandWithin } from 'shared-contracts/map';
import { lazyPart, useSession, useTexts } from 'shared-ui';
import type { ProjectRecord } from '../ground/project-record.ts';
import { isBrokerEditor } from '../rows/is-broker-editor.ts';

const NewAgreements = lazyPart(async () => (await import('./new-agreements.tsx')).NewAgreements);
const AddToRequest = lazyPart(async () => (await import('./add-to-request.tsx')).AddToRequest);
const RecordCrossed = lazyPart(async () => (await import('./record-crossed.tsx')).RecordCrossed);
const AddStakeholders = lazyPart(async () => (await import('./add-stakeholders.tsx')).AddStakeholders);

interface Chosen {
  readonly action: 'newAgreements' | 'addToRequest' | 'addStakeholders';
  readonly land: readonly ChosenLand[];
  readonly within: LandWithin | undefined;
}

/** The actions on land chosen on the map, as far as the person may; with the open dialog. */
export function useLandActions(project: ProjectRecord, onWritten?: () => void) {
  const { t } = useTexts('projects');
  const [chosen, setChosen] = useState<Chosen>();
  const [changes, setChanges] = useState(0);
  const isTheirs = isBrokerEditor(project);
  const { canEdit } = project;
  const actions = useMemo(() => {
    const offer = (action: Chosen['action']): LandAction => ({
      id: action,
      label: t(`tabMap.land.${action}`),
      onChoose: (land, within) => setChosen({ action, land, within }),
    });
    return [
      ...(isTheirs ? [offer('newAgreements')] : []),
      ...(canEdit ? [offer('addToRequest')] : []),
      ...(isTheirs ? [offer('addStakeholders')] : []),
    ];
  }, [t, isTheirs, canEdit]);
  const [crossed, setCrossed] = useState<readonly CrossedLand[]>();
  const { user } = useSession();
  const mayRecord = user !== null && canEdit && landLock(user) === undefined;
  const onClose = useCallback(() => {
    setChosen(undefined);
    setCrossed(undefined);
  }, []);
  const ways = {
    projectId: project.id,
    onClose,
    onWritten: () => {
      setChanges((before) => before + 1);
      onWritten?.();
    },
  };
  const dialog = (
    <>
      {crossed && <RecordCrossed {...ways} crossed={crossed} mayAgree={isTheirs} />}
      {chosen?.action === 'newAgreements' && <NewAgreements {...ways} land={chosen.land} />}
      {chosen?.action === 'addToRequest' && <AddToRequest {...ways} land={chosen.land} />}
      {chosen?.action === 'addStakeholders' && (
        <AddStakeholders {...ways} land={chosen.land} within={chosen.within} />
      )}
    </>
  );
  return { actions, changes, dialog, ...(mayRecord ? { onCrossed: setCrossed } : {}) };
}
