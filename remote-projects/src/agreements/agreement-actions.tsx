import { useState } from 'react';
import { useTexts } from 'shared-ui';
import type { Selection } from 'shared-ui/grid';
import { useClient } from 'urql';
import type { ProjectRecord } from '../project/project-record.ts';
import { BulkActions } from '../rows/bulk-actions.tsx';
import type { LineWays } from '../rows/lines-tab.tsx';
import { agreementBulk } from './agreement-bulk.tsx';
import { agreementsName } from './agreement-record.ts';
import { HandOver } from './hand-over.tsx';

interface AgreementActionsProps {
  readonly project: ProjectRecord;
  readonly selected: Selection;
  readonly ways: LineWays;
}

/** The menu Actions: the same fields of the selected agreements, a day filled down, a leaver's work handed over. */
export function AgreementActions({ project, selected, ways }: AgreementActionsProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const [isHandingOver, setHandingOver] = useState(false);
  return (
    <>
      <BulkActions
        project={project}
        name={agreementsName}
        kind={agreementBulk(client, project, [...selected])}
        selected={selected}
        ways={ways}
        more={[
          {
            label: t('agreements.handOver.open'),
            onChoose: () => setHandingOver(true),
            disabledBy: project.revision === null ? t('rows.actions.unsaved') : undefined,
          },
        ]}
      />
      {isHandingOver && (
        <HandOver projectId={project.id} onClose={() => setHandingOver(false)} onDone={ways.readAgain} />
      )}
    </>
  );
}
