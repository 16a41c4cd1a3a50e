import { useEffect, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import type { BusinessAssociateInput } from 'shared-contracts/graphql';
import { limits } from 'shared-contracts/limits';
import { addressOf, associateAddress } from 'shared-contracts/routes';
import { showToast, useTexts } from 'shared-ui';
import { HeaderButton, useFormValues } from 'shared-ui/form';
import { Link } from 'shared-ui/router';
import { useMutation, useQuery } from 'urql';
import {
  BusinessAssociateLookAlikesDocument,
  RememberNotDuplicateDocument,
} from '../generated/operations.ts';
import { shownEvidence } from './evidence-text.ts';
import classes from './look-alikes.module.css';
import { typedAssociate } from './typed-associate.ts';

/** What is typed, once somebody pauses. */
function useTypedAssociate(id: string): BusinessAssociateInput | undefined {
  const values = useFormValues();
  const typed = typedAssociate(id, values);
  const key = JSON.stringify(typed ?? null);
  const [settledKey, setSettledKey] = useState('null');
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), limits.textDebounce);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey === key ? typed : undefined;
}

/** Warns while a new associate is typed that it resembles existing ones: which, why, and a link to each. */
export function LookAlikesNotice({ id }: { readonly id: string }) {
  const { t } = useTexts('associates');
  const input = useTypedAssociate(id);
  const [{ data }] = useQuery({
    query: BusinessAssociateLookAlikesDocument,
    variables: { input: input ?? { id } },
    pause: input === undefined,
    requestPolicy: 'network-only',
  });
  const [, remember] = useMutation(RememberNotDuplicateDocument);
  const [others, setOthers] = useState<readonly string[]>([]);
  const found = (data?.lookAlikes ?? []).filter(
    ({ businessAssociate: { id: otherId } }) => !others.includes(otherId),
  );
  if (found.length === 0) return null;
  const isOther = async (otherId: string) => {
    const { error } = await remember({ id, otherId });
    if (error) showToast({ kind: 'error', message: errorMessage(error) ?? t('lookAlike.failed') });
    else setOthers((now) => [...now, otherId]);
  };
  return (
    <section className={classes['notice']} aria-label={t('lookAlike.title')} role="status">
      <ul>
        {found.map(({ businessAssociate: { id: otherId, name, fullAddress }, evidence }) => (
          <li key={otherId}>
            <div>
              <p>
                {t('lookAlike.looksLike')} <Link to={associateAddress(otherId, 'details')}>{name}</Link>
                {fullAddress && <span className={classes['place']}> {fullAddress}</span>}
              </p>
              <p className={classes['why']}>
                {shownEvidence(evidence).map(({ kind, text, path }) => (
                  <span key={`${kind} ${text}`}>
                    {t(`lookAlike.evidence.${kind}`)} <Link to={addressOf(path)}>{text}</Link>
                  </span>
                ))}
              </p>
            </div>
            <HeaderButton label={t('lookAlike.notOf', { name })} onClick={() => void isOther(otherId)}>
              {t('lookAlike.not')}
            </HeaderButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
