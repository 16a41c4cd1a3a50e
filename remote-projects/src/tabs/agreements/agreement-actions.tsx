import { useState } from 'react';
import { useTexts } from 'shared-ui';
import type { Selection } from 'shared-ui/grid';
import { useClient } from 'urql';
import type { ImportStart } from '../../agreement-import/index.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { BulkActions } from '../../rows/bulk-actions.tsx';
import { GenerateLines } from '../../rows/generate-lines.tsx';
import type { LineWays } from '../../rows/lines-tab.tsx';
import { agreementBulk } from './agreement-bulk.tsx';
import { agreementsName } from './agreement-record.ts';
import { HandOver } from './hand-over.tsx';

interface AgreementActionsProps {
  readonly project: ProjectRecord;
  readonly selected: Selection;
  readonly ways: LineWays;
  /** Opens the import; undefined where the person may not import. */
  readonly onImport: ((page: ImportStart['page']) => void) | undefined;
}

/** The menus Actions and Generate: import, the same fields of the selected agreements, a day filled down, a leaver's work handed over. */
export function AgreementActions({ project, selected, ways, onImport }: AgreementActionsProps) {
  const { t } = useTexts('projects');
  const client = useClient();
  const [isHandingOver, setHandingOver] = useState(false);
  const isNew = project.revision === null;
  const importBlockedBy = isNew ? t('agreementImport.unsaved') : undefined;
  const imports = onImport
    ? [
        { label: t('agreementImport.open'), onChoose: () => onImport('start'), disabledBy: importBlockedBy },
        {
          label: t('agreementImport.openPast'),
          onChoose: () => onImport('past'),
          disabledBy: importBlockedBy,
        },
      ]
    : [];
  return (
    <>
      <BulkActions
        project={project}
        name={agreementsName}
        kind={agreementBulk(client, project, [...selected])}
        selected={selected}
        ways={ways}
        before={imports}
        more={[
          {
            label: t('agreements.handOver.open'),
            onChoose: () => setHandingOver(true),
            disabledBy: isNew ? t('rows.actions.unsaved') : undefined,
          },
        ]}
      />
      <GenerateLines project={project} selected={selected} lineList="agreementsLineList" />
      {isHandingOver && (
        <HandOver projectId={project.id} onClose={() => setHandingOver(false)} onDone={ways.readAgain} />
      )}
    </>
  );
}
