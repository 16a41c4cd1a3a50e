import { addressOf } from 'shared-contracts/routes';
import { useTexts } from 'shared-ui';
import { PlainTable } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import type { RuleRehearsalQuery } from '../generated/operations.ts';
import classes from './rules.module.css';

/** The deadlines that an edit of a rule would change, each with its present and its new day. */
export function MovedClocks({ found }: { readonly found: RuleRehearsalQuery['rehearsal'] }) {
  const { t } = useTexts('admin');
  const { agreementCount, recipientCount, movedCount, isWhole, moved } = found;
  const looked = t('rehearsal.looked', { agreements: agreementCount, recipients: recipientCount });
  return (
    <>
      <p>
        {movedCount === 0 ? t('rehearsal.none') : t('rehearsal.moved', { count: movedCount })} {looked}{' '}
        {movedCount > moved.length && t('rehearsal.first', { count: moved.length })}
      </p>
      {!isWhole && <p role="alert">{t('rehearsal.notWhole')}</p>}
      {moved.length > 0 && (
        <PlainTable
          label={t('rehearsal.title')}
          columns={[
            { label: t('rehearsal.record') },
            { label: t('rehearsal.before') },
            { label: t('rehearsal.after') },
          ]}
        >
          {moved.map(({ id, title, opens, before, after }) => (
            <tr key={id}>
              <th scope="row" className={classes['record']}>
                <Link to={addressOf(opens)}>{title}</Link>
              </th>
              <td>{before ?? t('rehearsal.noClock')}</td>
              <td>{after ?? t('rehearsal.noClock')}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </>
  );
}
