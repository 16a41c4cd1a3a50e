import { goingNameSchema } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, useTexts } from 'shared-ui';
import { PlainCell, PlainTable } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import classes from './rollout.module.css';

const goingNamesSchema = v.array(goingNameSchema);

/** Names of the shell that a later contract removes, with the releases that still use them. */
export function GoingNamesPage() {
  const { t } = useTexts('rollout');
  const { data, failure, tryAgain } = useFetched('rollout/going-names', goingNamesSchema);
  if (failure && !data)
    return <DataErrorBar what={t('page.names')} message={failure.message} onTryAgain={tryAgain} />;
  if (!data) return <GridSkeleton rows={3} />;
  if (data.length === 0) return <p className={classes['note']}>{t('going.none')}</p>;
  return (
    <PlainTable
      label={t('page.names')}
      columns={[
        { label: t('going.name') },
        { label: t('going.goesIn') },
        { label: t('going.instead'), kind: 'roomy' },
        { label: t('going.takenBy') },
      ]}
    >
      {data.map(({ entry, name, goesIn, instead, takenBy }) => (
        <tr key={`${entry} ${name}`}>
          <th scope="row">
            {name}
            <code className={classes['code']}>{entry}</code>
          </th>
          <PlainCell>{goesIn}</PlainCell>
          <PlainCell kind={['roomy', 'long']}>{instead}</PlainCell>
          <PlainCell kind="long">
            {takenBy.length === 0
              ? t('going.nobody')
              : takenBy.map(({ area, version, people }) => (
                  <div key={`${area} ${version}`}>
                    {t('going.taker', { release: `remote-${area} ${version}`, count: people })}
                  </div>
                ))}
          </PlainCell>
        </tr>
      ))}
    </PlainTable>
  );
}
