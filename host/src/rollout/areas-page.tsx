import { areaNames } from 'shared-contracts';
import { areaRolloutSchema, candidateRule, rolloutRulesSchema } from 'shared-contracts/rollout';
import { DataErrorBar, GridSkeleton, useTexts } from 'shared-ui';
import { PlainTable } from 'shared-ui/form';
import * as v from 'valibot';
import { useFetched } from '../page/use-fetched.ts';
import { useGraphqlOf } from '../remotes/area-graphql.ts';
import { useServices } from '../services/services.tsx';
import { AreaPanel } from './area-panel.tsx';
import { useReleaseColumns } from './release-cells.tsx';

const areasSchema = v.array(areaRolloutSchema);

/** Every area with its releases, in one table. */
export function AreasPage() {
  const { t } = useTexts('rollout');
  const columns = useReleaseColumns();
  const { graphql, session } = useServices();
  const { Provider, client } = useGraphqlOf(graphql);
  const areas = useFetched('rollout/areas', areasSchema);
  const rules = useFetched('rollout/rules', rolloutRulesSchema);
  const reload = () => {
    areas.tryAgain();
    rules.tryAgain();
  };
  const failure = areas.failure ?? rules.failure;
  if (failure && (!areas.data || !rules.data)) {
    return <DataErrorBar what={t('page.areas')} message={failure.message} onTryAgain={reload} />;
  }
  if (!areas.data || !rules.data) return <GridSkeleton rows={areaNames.length} />;
  const { rules: known } = rules.data;
  return (
    <Provider value={client}>
      <PlainTable
        label={t('page.areas')}
        hasActions
        hasBodies
        columns={[{ label: t('token.area') }, ...columns]}
      >
        {areas.data.map((area) => (
          <AreaPanel
            key={area.area}
            area={area}
            subject={known.find(({ name }) => name === candidateRule(area.area))}
            onChanged={() => {
              reload();
              // The operator's own page is the first to know.
              void session.refresh();
            }}
          />
        ))}
      </PlainTable>
    </Provider>
  );
}
