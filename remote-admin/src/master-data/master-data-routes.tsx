import type { Area } from 'shared-contracts';
import { masterDataDeclarations } from 'shared-contracts/master-data';
import { lazyScreen } from 'shared-ui';
import { generatePath, Navigate, useParams } from 'shared-ui/router';

function ToDetails({ type }: { type: string }) {
  const { id = 'new' } = useParams();
  return <Navigate to={generatePath('/master-data/:type/:id/details', { type, id })} replace />;
}

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
        { index: true, element: <ToDetails type={declaration.type} /> },
        { path: 'details/*', element: <Screen /> },
        { path: '*', element: <ToDetails type={declaration.type} /> },
      ],
    ];
  }),
);
