import { useState } from 'react';
import { useTexts } from 'shared-ui';
import type { Selection } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import { useClient } from 'urql';
import { LetterWizard } from '../../attached/consultation/letter-wizard.tsx';
import type { StakeholderLineFragment } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { BulkActions } from '../../rows/bulk-actions.tsx';
import { GenerateLines } from '../../rows/generate-lines.tsx';
import type { LineWays } from '../../rows/lines-tab.tsx';
import { stakeholderBulk } from './stakeholder-bulk.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

interface StakeholderActionsProps {
  readonly project: ProjectRecord;
  readonly lines: readonly StakeholderLineFragment[];
  readonly selected: Selection;
  readonly ways: LineWays;
}

/** The menus Actions and Generate: a letter that is filed on the selected stakeholders, a day filled down, the same fields of all of them. */
export function StakeholderActions({ project, lines, selected, ways }: StakeholderActionsProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const held = useHeldRows();
  const [chosen, setChosen] = useState<readonly string[]>();
  const fresh = [...selected].filter((id) => held.placeOf(stakeholdersName, id)?.start.revision === null);
  const blockedBy =
    project.revision === null || fresh.length > 0 ? t('stakeholders.actions.unsaved') : undefined;
  return (
    <>
      <BulkActions
        project={project}
        name={stakeholdersName}
        kind={stakeholderBulk(
          client,
          lines.filter(({ id }) => selected.has(id)),
        )}
        selected={selected}
        ways={ways}
        before={[
          {
            label: t('consultation.letter.open'),
            onChoose: () => setChosen([...selected]),
            disabledBy: blockedBy,
          },
        ]}
      />
      <GenerateLines project={project} selected={selected} lineList="stakeholdersLineList" />
      {chosen && (
        <LetterWizard
          project={project}
          chosen={chosen}
          onClose={() => {
            setChosen(undefined);
            ways.clear();
            ways.readAgain();
          }}
        />
      )}
    </>
  );
}
