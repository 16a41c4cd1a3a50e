import { releasesFileActor } from 'shared-contracts/rollout';
import type { Translate } from 'shared-ui';

/** Who made a change, in words: a person's name, or the deployment's own list of releases. */
export const whoText = (name: string, t: Translate): string =>
  name === releasesFileActor ? t('area.byDeployment') : name;
