import { complaintsOf, type SystemHealth } from 'shared-contracts/rest';
import { useTexts } from 'shared-ui';
import classes from './health.module.css';

/** Problems of the installation that need attention, each with what to do about it. */
export function HealthComplaints({ health }: { readonly health: SystemHealth }) {
  const { t } = useTexts('admin');
  const complaints = complaintsOf(health);
  return (
    <section aria-label={t('health.attention')} role="status">
      {complaints.length === 0 ? (
        <p className={classes['good']}>{t('health.good')}</p>
      ) : (
        <ul className={classes['complaints']}>
          {complaints.map((complaint) => (
            <li key={complaint}>
              <b>{t(`health.complaint.${complaint}.what`)}</b> {t(`health.complaint.${complaint}.do`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
