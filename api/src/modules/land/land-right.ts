import { landLock, landLockText } from 'shared-contracts/land';
import { recordRights } from 'shared-contracts/rights';
import { forbidden } from '../../platform/errors/app-error.ts';
import type { RecordContext } from '../../records/record-context.ts';

/** Records of land that can be written; the same people may write all of them. */
type LandKind = 'parcel' | 'title' | 'titleTract' | 'instrument';

/** Refuses people who may not write land. Throws FORBIDDEN. */
export const checkLandRight =
  (kind: LandKind) =>
  ({ action }: { readonly action: 'create' | 'edit' | 'delete' }, { user }: RecordContext): void => {
    if (recordRights[kind][action](user, {})) return;
    throw forbidden((language) => landLockText(landLock(user) ?? 'noRight', language));
  };
