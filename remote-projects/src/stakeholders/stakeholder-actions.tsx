import { useState } from 'react';
import { useTexts } from 'shared-ui';
import { MenuButton } from 'shared-ui/form';
import type { Selection } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import { LetterWizard } from '../consultation/letter-wizard.tsx';
import type { ProjectRecord } from '../project/project-record.ts';
import { GenerateLines } from '../rows/generate-lines.tsx';
import type { LineWays } from '../rows/lines-tab.tsx';
import { stakeholdersName } from './stakeholder-record.ts';

interface StakeholderActionsProps {
  readonly project: ProjectRecord;
  readonly selected: Selection;
  readonly ways: LineWays;
}

/** The menus Actions and Generate: a letter that is filed on the selected stakeholders. */
export function StakeholderActions({ project, selected, ways }: StakeholderActionsProps) {
  const { t } = useTexts('projects');
  const held = useHeldRows();
  const [chosen, setChosen] = useState<readonly string[]>();
  if (!project.canEdit) return null;
  const fresh = [...selected].filter((id) => held.placeOf(stakeholdersName, id)?.start.revision === null);
  const blockedBy =
    project.revision === null || fresh.length > 0 ? t('stakeholders.actions.unsaved') : undefined;
  return (
    <>
      <MenuButton
        label={t('stakeholders.actions.title')}
        items={[
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
