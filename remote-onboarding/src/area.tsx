import { type Area, contractVersion } from 'shared-contracts';
import { onboardingKinds } from 'shared-contracts/accounts';
import { lazyScreen } from 'shared-ui';
import { texts } from './generated/texts/area.ts';

const routes: Area['routes'] = Object.fromEntries(
  onboardingKinds.map((kind) => {
    const Screen = lazyScreen(async () => {
      const { OnboardingScreen } = await import('./onboarding/onboarding-screen.tsx');
      return () => <OnboardingScreen kind={kind} />;
    });
    return [kind, [{ path: '*', element: <Screen /> }]];
  }),
);

/** What this remote gives to the shell. */
const area: Area = {
  name: 'onboarding',
  contractVersion,
  routes,
  translations: texts,
};

export default area;
