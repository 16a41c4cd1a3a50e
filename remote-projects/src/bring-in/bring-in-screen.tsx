import { useState } from 'react';
import { bringKinds } from 'shared-contracts/bring-in';
import { GridSkeleton, PageHeader, useShortcut, useTexts } from 'shared-ui';
import type { PickOption } from 'shared-ui/form';
import { Link, useNavigate, useSearchParams } from 'shared-ui/router';
import { useQuery } from 'urql';
import { BringInProjectDocument } from '../generated/operations.ts';
import classes from './bring-in.module.css';
import { BringInForm } from './bring-in-form.tsx';

const helpAddress = '/docs/help?topic=bring-in';

/** Imports a table of any layout (decision 77); `?project=` is its project, `?kind=` the kind of its records. */
export function BringInScreen() {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  useShortcut({ keys: 'f1', name: t('bringIn.help'), run: () => navigate(helpAddress) });
  const [search] = useSearchParams();
  const [id] = useState(search.get('project'));
  const [kind] = useState(bringKinds.find((one) => one === search.get('kind')));
  const [{ data, fetching }] = useQuery({
    query: BringInProjectDocument,
    variables: { id: id ?? '' },
    pause: id === null,
  });
  const project: PickOption | null = data?.project ?? null;
  return (
    <div className={classes['page']}>
      <PageHeader
        title={t('bringIn.title')}
        subtitle={t('bringIn.subtitle')}
        actions={
          <Link className={classes['link']} to={helpAddress}>
            {t('bringIn.help')}
          </Link>
        }
      />
      {id !== null && fetching ? (
        <GridSkeleton />
      ) : (
        <BringInForm project={project} {...(kind ? { kind } : {})} />
      )}
    </div>
  );
}
