import { useMemo } from 'react';
import { type ProjectTimeProps, projectTimePropsSchema } from 'shared-contracts/billing';
import { today } from 'shared-contracts/days';
import { sumOf } from 'shared-contracts/decimal';
import { EmptyState, LinkButton, useSession, useTexts } from 'shared-ui';
import * as v from 'valibot';
import type { TimeLineFragment } from '../generated/operations.ts';
import { LineActions } from './line-actions.tsx';
import { LinesGrid } from './lines-grid.tsx';
import { mondayOf } from './monday-of.ts';
import { sumsText } from './sums-text.ts';
import { weekAddress } from './timesheet-mode.ts';
import { weekLine } from './timesheet-record.ts';
import { useTimeLines } from './use-time-lines.ts';
import classes from './week.module.css';
import { sumsOf } from './week-sums.ts';

/** The time that was spent on a project, as far as the person sees it: one's own, or the company's. */
function TimeOfProject({ projectId }: { readonly projectId: string }) {
  const { t, language } = useTexts('billing');
  const { user, flags } = useSession();
  const { nodes, load, ask } = useTimeLines({ surfaceProjectId: projectId }, false);
  const isInvoicing = user?.canAccessInvoice === true && flags.enableInvoicing;
  const route = user?.isBroker ? 'timesheets' : 'invoicing-timesheets';
  const what = useMemo(() => {
    const amount = sumOf(nodes.map((line) => line.amount));
    return sumsText(sumsOf(nodes.map(weekLine)), amount, t, language);
  }, [nodes, t, language]);
  return (
    <div className={classes['sheet']}>
      <p className={classes['hint']}>{t('timesheets.projectSums', { what, count: nodes.length })}</p>
      <LinesGrid
        label={t('timesheets.ofProject')}
        of="project"
        lines={nodes}
        isLoading={load.isLoading}
        failure={load.failure}
        emptyAction={
          user?.isBroker && (
            <LinkButton to={weekAddress('timesheets', user.id, mondayOf(today()))}>
              {t('timesheets.toMyWeek')}
            </LinkButton>
          )
        }
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

/** `ProjectTime`, as other areas ask the shell for it by name; its properties are parsed, as they may come from another release. */
export function ProjectTime(given: ProjectTimeProps) {
  const { t } = useTexts('billing');
  const read = useMemo(() => v.safeParse(projectTimePropsSchema, given), [given]);
  if (!read.success) return <EmptyState cause={t('timesheets.unreadable')} ways={null} />;
  return <TimeOfProject {...read.output} />;
}
