import { useMemo } from 'react';
import type { LockViewer } from 'shared-contracts/associates';
import { useSession } from 'shared-ui';

/** The person, as locks need them; a visitor changes nothing. */
export function useLockViewer(): LockViewer {
  const { user, flags } = useSession();
  return useMemo(
    () => ({
      canAccessInvoice: user?.canAccessInvoice ?? false,
      isEditor: user?.isEditor ?? false,
      isSystemAdministrator: user?.isSystemAdministrator ?? false,
      productClientId: user?.productClientId ?? '',
      isReadOnly: user?.isReadOnly ?? true,
      isSyncWithLrdEnabled: user?.isSyncWithLrdEnabled ?? false,
      isSyncWithLwEnabled: user?.isSyncWithLwEnabled ?? false,
      hasAccounting: flags.enableBusinessAssociatesIntegration,
    }),
    [user, flags.enableBusinessAssociatesIntegration],
  );
}
