import { useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import { type ReminderKind, readWaysSchema, reminderRule, reminderWays } from 'shared-contracts/reminders';
import { inTime } from 'shared-contracts/rest-client';
import { DataErrorBar, GridSkeleton, showToast, useRest, useTexts } from 'shared-ui';
import { PlainCell, PlainSelect, PlainTable } from 'shared-ui/form';
import { useFetched } from '../page/use-fetched.ts';
import { useServices } from '../services/services.tsx';
import { AbsenceForm } from './absence-form.tsx';
import classes from './inbox.module.css';
import { useWayOut } from './use-way-out.ts';

/** How reminders of each kind are delivered. A choice is saved immediately, and its message offers to undo it. */
export function WaysPage() {
  const { t } = useTexts('inbox');
  const rest = useRest();
  const { session } = useServices();
  const { data, failure, tryAgain } = useFetched('inbox/ways', readWaysSchema);
  const [busy, setBusy] = useState<ReminderKind>();
  const choose = async (kind: ReminderKind, way: string) => {
    setBusy(kind);
    try {
      await rest.post('inbox/ways', { kind, way }, readWaysSchema, inTime());
    } finally {
      setBusy(undefined);
      tryAgain();
      void session.refresh();
    }
  };
  const change = (kind: ReminderKind, before: string, way: string) =>
    void choose(kind, way).then(
      () =>
        showToast({
          message: t('chosen', { kind: t(`kind.${kind}`), way: t(`way.${way}`) }),
          undo: () => choose(kind, before),
        }),
      (error: unknown) => showToast({ kind: 'error', message: failureText(error) ?? t('failed') }),
    );
  useWayOut(data, (kind, before) => change(kind, before, 'here'));
  if (failure && !data)
    return <DataErrorBar what={t('page.settings')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={8} />;
  return (
    <>
      <AbsenceForm />
      <h2 className={classes['heading']}>{t('ways')}</h2>
      <p className={classes['about']}>{t('waysAbout')}</p>
      <PlainTable
        label={t('page.settings')}
        columns={[{ label: t('of') }, { label: t('ahead'), kind: 'roomy' }, { label: t('how') }]}
      >
        {data.map(({ kind, way }) => {
          const { leadDays, isNews = false } = reminderRule(kind);
          return (
            <tr key={kind}>
              <th scope="row">{t(`kind.${kind}`)}</th>
              <PlainCell kind="roomy">{isNews ? t('atOnceThen') : t('leads', { count: leadDays })}</PlainCell>
              <td>
                <PlainSelect
                  aria-label={t('howOf', { kind: t(`kind.${kind}`) })}
                  value={way}
                  disabled={busy === kind}
                  onChange={({ currentTarget }) => change(kind, way, currentTarget.value)}
                >
                  {reminderWays.map((one) => (
                    <option key={one} value={one}>
                      {t(`way.${one}`)}
                    </option>
                  ))}
                </PlainSelect>
              </td>
            </tr>
          );
        })}
      </PlainTable>
    </>
  );
}
