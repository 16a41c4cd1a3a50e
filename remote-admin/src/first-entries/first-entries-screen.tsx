import { useMemo, useState } from 'react';
import { listCodesSchema } from 'shared-contracts/grids';
import {
  ChoiceToggle,
  DataErrorBar,
  PageHeader,
  ScreenSkeleton,
  useSession,
  useShortcut,
  useTexts,
} from 'shared-ui';
import { Link, useLocation, useNavigate } from 'shared-ui/router';
import { useAnswer } from '../ground/use-answer.ts';
import { provinceNamed } from '../starters/starter-lines.ts';
import { starterProvinces } from '../starters/starter-provinces.ts';
import classes from './first-entries.module.css';
import { begunDeclarations, offeredLists } from './offered-entries.ts';
import { ProvinceEntries } from './province-entries.tsx';

const helpAddress = '/docs/help?topic=first-entries';

/** /admin/first-entries: fills several lists with the entries of a province; for system administrators. */
export function FirstEntriesScreen() {
  const { t } = useTexts('admin');
  const { user, flags } = useSession();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(useLocation().search);
  const only = parameters.get('list');
  const [province, setProvince] = useState(provinceNamed(parameters.get('province')) ?? starterProvinces[0]);
  // Read again after each addition; the earlier answer stays visible meanwhile.
  const { data: codes, failure, ask } = useAnswer('start/first-entries', listCodesSchema);
  // The list that a person came from is first.
  const declarations = useMemo(
    () =>
      begunDeclarations(user, flags).toSorted(
        (one, other) => Number(other.list === only) - Number(one.list === only),
      ),
    [user, flags, only],
  );
  const lists = useMemo(
    () => codes && offeredLists(declarations, province, codes),
    [declarations, province, codes],
  );
  useShortcut({ keys: 'f1', name: t('first.help'), run: () => navigate(helpAddress) });
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('first.title')}
        subtitle={t('first.purpose')}
        actions={<Link to={helpAddress}>{t('first.help')}</Link>}
      />
      {failure && <DataErrorBar what={t('first.title')} message={failure} onTryAgain={ask} />}
      <ChoiceToggle
        label={t('first.province')}
        value={province}
        onChange={setProvince}
        choices={starterProvinces.map((value) => ({ value, label: t(`paste.province.${value}`) }))}
      />
      {lists ? (
        <ProvinceEntries key={province} lists={lists} only={only} onAdded={ask} />
      ) : (
        !failure && <ScreenSkeleton />
      )}
    </div>
  );
}
