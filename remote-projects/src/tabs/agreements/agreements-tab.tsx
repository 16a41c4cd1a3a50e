import { Suspense, useMemo, useState } from 'react';
import { useTexts } from 'shared-ui';
import { useClient } from 'urql';
import { ImportNotice, type ImportStart, ImportWizard } from '../../agreement-import/index.ts';
import {
  ProjectAgreementsDocument,
  type ProjectAgreementsQuery,
  ProjectStandingDocument,
  ReorderAgreementsDocument,
} from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { TabMap } from '../../map/tab-map.tsx';
import { dateCells } from '../../rows/date-cells.tsx';
import { isBrokerEditor } from '../../rows/is-broker-editor.ts';
import { LinesTab } from '../../rows/lines-tab.tsx';
import { useLines } from '../../rows/use-lines.ts';
import { AgreementActions } from './agreement-actions.tsx';
import { agreementColumns, agreementDateColumns, cellsOfLine, cellsOfValues } from './agreement-cells.ts';
import { drawInfo, drawName, drawNarrow } from './agreement-info.tsx';
import { agreementsName } from './agreement-record.ts';
import { NewAgreementWizard } from './new-agreement-wizard.tsx';

const pageIn = ({ agreements }: ProjectAgreementsQuery) => agreements;

/** How an agreement is shown in the narrow list next to the open one. */
const narrow = { column: 'agreementInfo', draw: drawNarrow };

/** The agreements of a project (002 §2). */
export function AgreementsTab({ project }: { readonly project: ProjectRecord }) {
  const { t } = useTexts('projects');
  const stored = useLines({
    document: ProjectAgreementsDocument,
    surfaceProjectId: project.id,
    isNew: project.revision === null,
    pageIn,
  });
  const client = useClient();
  /** The cache does not know what an import wrote, so the list and the project's figures are read again. */
  const readAgain = () => {
    stored.readAgain();
    void client
      .query(ProjectStandingDocument, { id: project.id }, { requestPolicy: 'network-only' })
      .toPromise();
  };
  const [importing, setImporting] = useState<ImportStart>();
  const isTheirs = isBrokerEditor(project);
  const columns = useMemo(() => agreementColumns(t), [t]);
  const cells = useMemo(() => dateCells(t, agreementsName, agreementDateColumns), [t]);
  const renderersOf = useMemo(
    () => (query: string) => ({ agreementInfo: drawInfo(t, query), name: drawName(query) }),
    [t],
  );
  return (
    <>
      <LinesTab
        project={project}
        map={(shown) => <TabMap project={project} layer="Agreements" {...shown} />}
        name={agreementsName}
        columns={columns}
        stored={stored}
        cellsOf={cellsOfValues}
        cellsOfLine={cellsOfLine}
        cells={cells}
        reorder={ReorderAgreementsDocument}
        narrow={narrow}
        renderersOf={renderersOf}
        wizard={(props) => <NewAgreementWizard {...props} />}
        above={
          isTheirs &&
          project.revision !== null && (
            <ImportNotice
              projectId={project.id}
              isOpen={importing !== undefined}
              onOpen={setImporting}
              onWritten={readAgain}
            />
          )
        }
        actions={(selected, ways) => (
          <AgreementActions
            project={project}
            selected={selected}
            ways={ways}
            onImport={isTheirs ? (page) => setImporting({ page }) : undefined}
          />
        )}
      />
      {importing && (
        <Suspense fallback={null}>
          <ImportWizard
            projectId={project.id}
            start={importing}
            onClose={() => setImporting(undefined)}
            onWritten={readAgain}
          />
        </Suspense>
      )}
    </>
  );
}
