import { reasonRule } from 'shared-contracts/billing';
import { chosenLengths } from 'shared-contracts/limits';
import { errorsOf, fieldsOf } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { InlineForm, ReadOnlyProvider, SubmitButton, TextareaField } from 'shared-ui/form';
import { textIn } from '../rows/picked.ts';
import classes from './week.module.css';

interface ReasonPanelProps {
  readonly title: string;
  /** Which lines are meant, in words. */
  readonly what: string;
  /** What the button says. */
  readonly confirm: string;
  /** Rejects with an Error whose message is shown. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

const rules = fieldsOf({ reason: reasonRule });

/** Asks why something is done to lines of time; the reason stands at each of them. */
export function ReasonPanel({ title, what, confirm, onConfirm, onClose }: ReasonPanelProps) {
  const { t, language } = useTexts('projects');
  return (
    <SlideInPage opened title={title} onClose={onClose}>
      {/* Who may decide of a week need not be who may type in it. */}
      <ReadOnlyProvider value={false}>
        <InlineForm
          className={classes['form']}
          initialValues={{ reason: '' }}
          allowsPristine
          validate={(values) => errorsOf(rules, values, language)}
          onSubmit={async (values) => {
            await onConfirm(textIn(values, 'reason'));
            onClose();
          }}
        >
          {({ isBusy, failure }) => (
            <>
              <p className={classes['hint']}>{what}</p>
              <TextareaField
                name="reason"
                label={t('timesheets.reason')}
                required
                maximum={chosenLengths.billing.reason}
              />
              {failure && <p role="alert">{failure}</p>}
              <SubmitButton busy={isBusy}>{confirm}</SubmitButton>
            </>
          )}
        </InlineForm>
      </ReadOnlyProvider>
    </SlideInPage>
  );
}
