import { useMemo } from 'react';
import { sumOf } from 'shared-contracts/decimal';
import { useSession, useTexts } from 'shared-ui';
import type { TimeLineFragment } from '../generated/operations.ts';
import type { ProjectRecord } from '../project/project-record.ts';
import { moneyText } from './amount-text.ts';
import { LineActions } from './line-actions.tsx';
import { LinesGrid } from './lines-grid.tsx';
import { weekLine } from './timesheet-record.ts';
import { useTimeLines } from './use-time-lines.ts';
import classes from './week.module.css';
import { sumsOf } from './week-sums.ts';

/** The time that was spent on a project, as far as the person sees it: one's own, or the company's. */
export function ProjectTimeTab({ project }: { readonly project: ProjectRecord }) {
  const { t, language } = useTexts('projects');
  const { user, flags } = useSession();
  const { nodes, load, ask } = useTimeLines({ surfaceProjectId: project.id }, project.revision === null);
  const isInvoicing = user?.canAccessInvoice === true && flags.enableInvoicing;
  const route = user?.isBroker ? 'timesheets' : 'invoicing-timesheets';
  const sums = useMemo(() => {
    const { hours, kilometres } = sumsOf(nodes.map(weekLine));
    return { hours, kilometres, amount: moneyText(sumOf(nodes.map(({ amount }) => amount)), language) };
  }, [nodes, language]);
  return (
    <div className={classes['sheet']}>
      <p className={classes['hint']}>{t('timesheets.projectSums', { ...sums, count: nodes.length })}</p>
      <LinesGrid
        label={t('tab.timesheets')}
        of="project"
        lines={nodes}
        isLoading={load.isLoading}
        failure={load.failure}
        addressOf={(line: TimeLineFragment) => `/${route}/${line.timesheetId}/details`}
        actions={(selected, clear) => (
          <LineActions
            selected={selected}
            isInvoicing={isInvoicing}
            onDone={() => {
              clear();
              ask({ requestPolicy: 'network-only' });
            }}
          />
        )}
      />
    </div>
  );
}
