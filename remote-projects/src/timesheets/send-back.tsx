import { reasonRule } from 'shared-contracts/billing';
import type { TimeSelection } from 'shared-contracts/graphql';
import { chosenLengths } from 'shared-contracts/limits';
import { fieldsOf, validate } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { InlineForm, SubmitButton, TextareaField } from 'shared-ui/form';
import { textIn } from '../rows/picked.ts';
import { useTimeReview } from './use-time-review.ts';
import classes from './week.module.css';

interface SendBackProps {
  /** Which lines go back, in words. */
  readonly what: string;
  readonly selection: TimeSelection;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const rules = fieldsOf({ reason: reasonRule });

/** Sends time back to who wrote it, with the reason that stands at each line until it is submitted again. */
export function SendBack({ what, selection, onDone, onClose }: SendBackProps) {
  const { t, language } = useTexts('projects');
  const review = useTimeReview();
  return (
    <SlideInPage opened title={t('timesheets.back.title')} onClose={onClose}>
      <InlineForm
        className={classes['form']}
        initialValues={{ reason: '' }}
        allowsPristine
        validate={(values) => {
          const checked = validate(rules, values, language);
          return checked.valid ? [] : checked.errors;
        }}
        onSubmit={async (values) => {
          await review.sendBack(selection, textIn(values, 'reason'));
          onDone();
          onClose();
        }}
      >
        {({ isBusy, failure }) => (
          <>
            <p className={classes['hint']}>{what}</p>
            <TextareaField
              name="reason"
              label={t('timesheets.back.reason')}
              required
              maximum={chosenLengths.billing.reason}
            />
            {failure && <p role="alert">{failure}</p>}
            <SubmitButton busy={isBusy}>{t('timesheets.back.confirm')}</SubmitButton>
          </>
        )}
      </InlineForm>
    </SlideInPage>
  );
}
