import { use } from 'react';
import { areaRolloutSchema, candidateRule, rolloutRulesSchema } from 'shared-contracts/rollout';
import { DataErrorBar, Skeleton } from 'shared-ui';
import * as v from 'valibot';
import { useServices } from '../shell/services.tsx';
import { useFetched } from '../shell/use-fetched.ts';
import { AreaPanel } from './area-panel.tsx';

const areasSchema = v.array(areaRolloutSchema);

/** Every area with its releases. */
export function AreasPage() {
  const { graphql, session } = useServices();
  const { Provider, client } = use(graphql());
  const areas = useFetched('rollout/areas', areasSchema);
  const rules = useFetched('rollout/rules', rolloutRulesSchema);
  const reload = () => {
    areas.tryAgain();
    rules.tryAgain();
  };
  const failure = areas.failure ?? rules.failure;
  if (failure && (!areas.data || !rules.data)) {
    return <DataErrorBar message={failure.message} onTryAgain={reload} />;
  }
  if (!areas.data || !rules.data) return <Skeleton height={480} />;
  const { rules: known } = rules.data;
  return (
    <Provider value={client}>
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
    </Provider>
  );
}
