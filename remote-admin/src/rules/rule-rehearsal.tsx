import { useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { useTexts } from 'shared-ui';
import { FieldRow, FormSection, type FormValues, HeaderButton, useFormValues } from 'shared-ui/form';
import { useClient } from 'urql';
import { RuleRehearsalDocument, type RuleRehearsalQuery } from '../generated/operations.ts';
import { MovedClocks } from './moved-clocks.tsx';
import classes from './rules.module.css';

/** What was asked, and what came of it. */
interface Rehearsal {
  readonly input: string;
  readonly found?: RuleRehearsalQuery['rehearsal'];
  readonly failure?: string;
}

interface RuleRehearsalProps {
  readonly id: string;
  /** Null of a rule that was never saved. */
  readonly revision: number | null;
  /** What a save sends of what is typed. */
  readonly inputOf: (values: FormValues) => object;
}

/** Shows before a save how the rule in the form would change all open deadlines. */
export function RuleRehearsal({ id, revision, inputOf }: RuleRehearsalProps) {
  const { t } = useTexts('admin');
  const client = useClient();
  const input = { id, revision, ...inputOf(useFormValues()) };
  const typed = JSON.stringify(input);
  const [rehearsal, setRehearsal] = useState<Rehearsal>();
  const [isBusy, setBusy] = useState(false);
  const rehearse = async () => {
    setBusy(true);
    const { data, error } = await client
      .query(RuleRehearsalDocument, { input }, { requestPolicy: 'network-only' })
      .toPromise();
    setBusy(false);
    setRehearsal(
      data ? { input: typed, found: data.rehearsal } : { input: typed, failure: errorMessage(error) },
    );
  };
  const isOlder = rehearsal !== undefined && rehearsal.input !== typed;
  return (
    <FormSection title={t('rehearsal.title')} hint={t('rehearsal.hint')}>
      <FieldRow>
        <HeaderButton onClick={() => void rehearse()} disabledBy={isBusy ? t('rehearsal.busy') : undefined}>
          {t('rehearsal.button')}
        </HeaderButton>
        <div className={classes['outcome']} aria-live="polite">
          {isOlder && <p className={classes['older']}>{t('rehearsal.older')}</p>}
          {rehearsal?.failure && <p role="alert">{rehearsal.failure}</p>}
          {rehearsal?.found && <MovedClocks found={rehearsal.found} />}
        </div>
      </FieldRow>
    </FormSection>
  );
}
