import { releasesFileActor } from 'shared-contracts/rollout';
import type { Translate } from 'shared-ui';

/** Who did something, as people say it: a person by name, and the deployment's own list of releases. */
export const whoText = (name: string, t: Translate): string =>
  name === releasesFileActor ? t('area.byDeployment') : name;
