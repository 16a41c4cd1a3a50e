import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorMessage } from 'shared-contracts/client';
import { associateAddress } from 'shared-contracts/routes';
import { DataErrorBar, FilterInput, HeaderButton, useTexts } from 'shared-ui';
import { SlideInPage } from 'shared-ui/dialogs';
import { Link } from 'shared-ui/router';
import { useQuery } from 'urql';
import { AssociatesToMergeDocument } from '../generated/operations.ts';
import { duplicatesId } from './duplicates-address.ts';
import { openFreshPage } from './fresh-page.ts';
import { MergePage } from './merge-page.tsx';
import classes from './merging.module.css';

interface MergeButtonProps {
  readonly id: string;
  readonly name: string;
}

/** Letters from which on associates are looked for. */
const shortest = 2;

/** A page that opens with the keyboard in its search field: nothing else can be done there first. */
function PageOfSearch({ children }: { readonly children: ReactNode }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(), []);
  return (
    <div ref={page} className={classes['page']}>
      {children}
    </div>
  );
}

/** Merges an associate with another one, which is looked for by name first; for system administrators. */
export function MergeButton({ id, name }: MergeButtonProps) {
  const { t } = useTexts('associates');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [loserId, setLoserId] = useState<string>();
  const [{ data, error, fetching }, ask] = useQuery({
    query: AssociatesToMergeDocument,
    variables: { query: text.trim() },
    pause: !isOpen || text.trim().length < shortest,
  });
  const close = () => {
    setOpen(false);
    setLoserId(undefined);
  };
  const others = (text.trim().length < shortest ? [] : (data?.associates ?? [])).filter(
    (one) => one.id !== id,
  );
  return (
    <>
      <HeaderButton onClick={() => setOpen(true)}>{t('merge.open')}</HeaderButton>
      {isOpen && loserId === undefined && (
        <SlideInPage opened title={t('merge.title')} onClose={close}>
          <PageOfSearch>
            <p>{t('merge.which', { name })}</p>
            <p>
              <Link to={associateAddress(duplicatesId)}>{t('duplicates.open')}</Link>
            </p>
            <div className={classes['search']}>
              <FilterInput label={t('merge.find')} value={text} onChange={setText} />
            </div>
            {error && (
              <DataErrorBar
                what={t('merge.find')}
                message={errorMessage(error)}
                onTryAgain={() => ask({ requestPolicy: 'network-only' })}
              />
            )}
            {text.trim().length >= shortest && !fetching && !error && others.length === 0 && (
              <p className={classes['hint']}>{t('merge.nobody')}</p>
            )}
            <ul className={classes['list']}>
              {others.map((other) => (
                <li key={other.id}>
                  <span>
                    {[other.code, other.name].filter(Boolean).join(' – ')}{' '}
                    <span className={classes['hint']}>{other.fullAddress}</span>
                  </span>
                  <HeaderButton
                    label={t('merge.chooseOf', { name: other.name })}
                    onClick={() => setLoserId(other.id)}
                  >
                    {t('merge.choose')}
                  </HeaderButton>
                </li>
              ))}
            </ul>
          </PageOfSearch>
        </SlideInPage>
      )}
      {isOpen && loserId !== undefined && (
        <MergePage
          sides={{ winnerId: id, loserId }}
          onClose={close}
          onMerged={(winnerId) => openFreshPage(associateAddress(winnerId, 'history'))}
        />
      )}
    </>
  );
}
