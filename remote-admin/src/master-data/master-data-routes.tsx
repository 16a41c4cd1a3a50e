import type { Area } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { lazyScreen } from 'shared-ui';
import { Navigate } from 'shared-ui/router';

/** The routes of every declared list: one form, whose empty path leads to its only tab, details (000 §2). */
export const masterDataRoutes: Area['routes'] = Object.fromEntries(
  masterDataDeclarations.map((declaration) => {
    const Screen = lazyScreen(async () => {
      const { MasterDataScreen } = await import('./master-data-screen.tsx');
      return () => <MasterDataScreen declaration={declaration} />;
    });
    return [
      `master-data/${declaration.type}`,
      [
        { index: true, element: <Navigate to="details" replace /> },
        { path: 'details', element: <Screen /> },
        { path: '*', element: <Navigate to="details" replace /> },
      ],
    ];
  }),
);
