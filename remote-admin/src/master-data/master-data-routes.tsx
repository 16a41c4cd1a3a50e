import type { Area } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { lazyScreen } from 'shared-ui';
import { recordRoutes } from 'shared-ui/record';
import { masterDataAbove, masterDataActions } from './master-data-actions.ts';

/** The routes of every declared kind: one form with the tabs details and history (000 §2). */
export const masterDataRoutes: Area['routes'] = Object.fromEntries(
  masterDataDeclarations
    .filter(({ hasOwnForm }) => !hasOwnForm)
    .map((declaration) => {
      const Screen = lazyScreen(async () => {
        const [{ MasterDataScreen }, actions, above] = await Promise.all([
          import('./master-data-screen.tsx'),
          masterDataActions[declaration.route]?.(),
          masterDataAbove[declaration.route]?.(),
        ]);
        return () => <MasterDataScreen declaration={declaration} actions={actions} above={above} />;
      });
      const { route } = declaration;
      return [route, recordRoutes(route, <Screen />)];
    }),
);
