import { useCallback, useMemo, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { logTextsIn } from 'shared-contracts/consultation';
import { zoneHere } from 'shared-contracts/grids';
import { consultationLimits } from 'shared-contracts/limits';
import type { OutputFormat } from 'shared-contracts/reports';
import { useTexts } from 'shared-ui';
import { type GridContent, newView } from 'shared-ui/grid';
import { MakingDialog } from 'shared-ui/reports';
import { ExportRowsButton } from 'shared-ui/rows';
import { useClient } from 'urql';
import { ConsultationLogDocument } from '../../generated/operations.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { logGridColumns, logRow } from './log-columns.ts';

/** The whole log of a project's consultation, read page by page, in the regulator's columns. */
function useLogRows(surfaceProjectId: string): Pick<GridContent, 'allRows'> {
  const { language } = useTexts('projects');
  const client = useClient();
  const allRows = useCallback<GridContent['allRows']>(
    async (onProgress, signal) => {
      const rows = [];
      let after: string | null = null;
      do {
        const { data, error } = await client
          .query(
            ConsultationLogDocument,
            { surfaceProjectId, first: consultationLimits.logPage, after },
            { requestPolicy: 'network-only' },
          )
          .toPromise();
        signal.throwIfAborted();
        if (error || !data) throw new Error(errorMessage(error));
        for (const line of data.log.lines) rows.push(logRow(line, rows.length + 1, language));
        onProgress(rows.length);
        after = data.log.endCursor ?? null;
      } while (after !== null);
      return rows;
    },
    [client, surfaceProjectId, language],
  );
  return useMemo(() => ({ allRows }), [allRows]);
}

/** Writes the log as a file to send to a regulator; confidential entries never leave the server. */
export function LogButton({ project }: { readonly project: ProjectRecord }) {
  const { t, language } = useTexts('projects');
  const content = useLogRows(project.id);
  const columns = useMemo(() => logGridColumns(language), [language]);
  const [made, setMade] = useState<OutputFormat>();
  const view = useMemo(() => newView(columns), [columns]);
  return (
    <>
      <ExportRowsButton
        name={t('consultation.log.name', { project: project.operatorReference || project.description })}
        label={t('consultation.log.export')}
        columns={columns}
        view={view}
        content={content}
        also={[
          { label: t('consultation.log.word'), onChoose: () => setMade('Word') },
          { label: t('consultation.log.pdf'), onChoose: () => setMade('PDF') },
        ]}
      />
      {made && (
        <MakingDialog
          title={logTextsIn(language).title}
          purpose={t('consultation.log.purpose')}
          path="reports/consultation-log"
          body={{ parentId: project.id, outputFormat: made, zone: zoneHere(), language }}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}
