import { emailAddresses, isEmailAddress } from 'shared-contracts/validators';
import { useTexts } from 'shared-ui';
import { FieldRow, useFieldValue } from 'shared-ui/form';
import classes from './email-doubt.module.css';

const doubtful = (value: unknown): readonly string[] =>
  emailAddresses(typeof value === 'string' ? value : '').filter((address) => !isEmailAddress(address));

/**
 * Names what is in a field for e-mail addresses and is none, such as 'c@d' or 'ask her daughter'. It hinders no save:
 * the rule of these fields is their length (001 §5), and records that come from elsewhere hold such texts.
 */
export function EmailDoubt({ name }: { readonly name: string }) {
  const { t } = useTexts('associates');
  const found = doubtful(useFieldValue(name));
  if (found.length === 0) return null;
  return (
    <FieldRow>
      <div role="status" className={classes['doubt']}>
        {found.map((address) => (
          <p key={address}>{t('hint.notEmail', { address })}</p>
        ))}
      </div>
    </FieldRow>
  );
}
