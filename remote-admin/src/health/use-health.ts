import { useEffect } from 'react';
import { healthLimits, type SystemHealth, systemHealthSchema } from 'shared-contracts/rest';
import { type Answer, useAnswer } from '../ground/use-answer.ts';

/** The health of the installation, read again while the page is open. */
export function useHealth(): Answer<SystemHealth> {
  const answer = useAnswer('rollout/health', systemHealthSchema);
  const { ask } = answer;
  useEffect(() => {
    const timer = setInterval(ask, healthLimits.beat);
    return () => clearInterval(timer);
  }, [ask]);
  return answer;
}
