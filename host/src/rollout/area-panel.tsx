import { useState } from 'react';
import { inTime } from 'shared-contracts/rest-client';
import {
  type AreaAction,
  type AreaRollout,
  candidateRule,
  type RolloutSubject,
} from 'shared-contracts/rollout';
import { showToast, useRest, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { SlideInPage } from 'shared-ui/dialogs';
import * as v from 'valibot';
import { useAreaName } from '../areas/use-area-name.ts';
import { type AreaDetail, AreaRow } from './area-row.tsx';
import { ReleaseTable } from './release-table.tsx';
import classes from './rollout.module.css';
import { RolloutHistory } from './rollout-history.tsx';
import { RuleForm } from './rule-form.tsx';

const changedSchema = v.object({ revision: v.number() });

interface AreaPanelProps {
  readonly area: AreaRollout;
  /** Who gets its candidate. */
  readonly subject: RolloutSubject | undefined;
  /** Called when something was changed. */
  readonly onChanged: () => void;
}

interface Question {
  readonly action: Exclude<AreaAction, 'offer'>;
  readonly version: string | null;
  readonly text: string;
}

/** An area in the table of areas, with the actions for it and their dialogs. */
export function AreaPanel({ area, subject, onChanged }: AreaPanelProps) {
  const { t } = useTexts('rollout');
  const rest = useRest();
  const [question, setQuestion] = useState<Question>();
  const [opened, setOpened] = useState<AreaDetail>();
  const name = useAreaName()(area.area);
  const change = async (action: AreaAction, version: string | null) => {
    const { revision } = area;
    await rest.post('rollout/area', { area: area.area, revision, action, version }, changedSchema, inTime());
    showToast({ kind: 'success', message: t('area.done') });
    onChanged();
  };
  const offer = (version: string) => {
    change('offer', version).then(
      () => setOpened('rule'),
      (error: unknown) => {
        if (error instanceof Error) showToast({ kind: 'error', message: error.message });
        onChanged();
      },
    );
  };
  const ask = (action: Question['action'], version: string | null, values: Record<string, string>) =>
    setQuestion({ action, version, text: t(`area.ask.${action}`, { area: name, ...values }) });
  const promote = (version: string) => ask('promote', version, { version });
  return (
    <>
      <AreaRow
        area={area}
        name={name}
        subject={subject}
        onOpen={setOpened}
        onPromote={promote}
        onWithdraw={(version) => ask('withdraw', null, { version })}
        onRollBack={(from, to) => ask('rollBack', null, { from, to })}
      />
      <ConfirmModal
        opened={question !== undefined}
        title={question ? t(`area.${question.action}`) : ''}
        confirmLabel={question ? t(`area.${question.action}`) : ''}
        onConfirm={async () => {
          if (question) await change(question.action, question.version);
        }}
        onClose={() => setQuestion(undefined)}
      >
        {question?.text}
      </ConfirmModal>
      <SlideInPage
        opened={opened !== undefined}
        title={opened ? t(`area.${opened}Of`, { area: name }) : ''}
        onClose={() => setOpened(undefined)}
      >
        {opened === 'releases' && (
          <ReleaseTable area={area} name={name} subject={subject} onOffer={offer} onPromote={promote} />
        )}
        {opened === 'rule' && subject && (
          <section className={classes['part']}>
            <RuleForm
              key={`${candidateRule(area.area)} ${subject.revision}`}
              subject={subject}
              onSaved={() => {
                showToast({ kind: 'success', message: t('rule.saved') });
                onChanged();
              }}
            />
          </section>
        )}
        {(opened === 'rule' || opened === 'history') && (
          <section className={classes['part']}>
            {opened === 'rule' && <h2 className={classes['heading']}>{t('history.title')}</h2>}
            <RolloutHistory key={`${area.revision} ${subject?.revision}`} subject={area.area} />
          </section>
        )}
      </SlideInPage>
    </>
  );
}
