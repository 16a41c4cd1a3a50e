import { useEffect, useState } from 'react';
import { type DistanceRule, distanceRuleSchema } from 'shared-contracts/map';
import { useRest } from 'shared-ui';
import * as v from 'valibot';

/** The rules with a distance; none while they load or if they fail: a typed one always works. */
export function useDistanceRules(): readonly DistanceRule[] {
  const rest = useRest();
  const [rules, setRules] = useState<readonly DistanceRule[]>([]);
  useEffect(() => {
    const leave = new AbortController();
    rest.get('map/distance-rules', v.array(distanceRuleSchema), leave.signal).then(setRules, () => {
      if (!leave.signal.aborted) setRules([]);
    });
    return () => leave.abort();
  }, [rest]);
  return rules;
}
