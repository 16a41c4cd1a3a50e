import type { Language } from 'shared-contracts';
import { logColumns, logTextsIn } from 'shared-contracts/consultation';
import { notFound } from '../../platform/errors/app-error.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { logOfProject } from './consultation-log-store.ts';
import { projectSubtitle } from './project-subtitle-store.ts';
import type { DeclaredReport } from './report-declaration.ts';

/** Width of a column in points per pixel of its width in a grid; all columns fit on the widest paper. */
const share = 0.5;

/** The log of a project's consultation, for people who may see the project. Throws NOT_FOUND. */
export async function consultationLog(
  projectId: string,
  language: Language,
  context: RecordContext,
): Promise<DeclaredReport> {
  if (!(await isSeen(context, 'SurfaceProject', projectId))) throw notFound();
  const { title, empty, confidential, columns, ...words } = logTextsIn(language);
  return {
    title,
    subtitle: await projectSubtitle(context.db, projectId),
    filters: [confidential],
    sections: [
      {
        title: '',
        shape: 'table',
        empty,
        columns: logColumns.map(({ name, kind, width }) => ({
          name,
          kind,
          title: columns[name],
          width: width * share,
        })),
        statement: logOfProject(projectId, words),
      },
    ],
  };
}
