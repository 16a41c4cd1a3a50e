import { useMemo } from 'react';
import {
  type CommunicationField,
  communicationLocks,
  communicationLockText,
} from 'shared-contracts/communications';
import type { CommunicationParentKind } from 'shared-contracts/graphql';
import { useFieldValue } from '../form/fields/use-field-value.ts';
import { useIsReadOnly } from '../form/page/form-mode.ts';
import { useSession } from '../session/session.tsx';
import { factsOf } from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';

interface CommunicationLocking {
  readonly isLocked: (field: CommunicationField) => boolean;
  /** Why none of it can be changed, in a sentence. */
  readonly wholeReason: string | undefined;
  /** Why some of its fields cannot be changed, in a sentence. */
  readonly partReason: string | undefined;
}

/**
 * The fields of the communication in the surrounding form that the person may not change, and why (002 §6, decision
 * 20).
 */
export function useCommunicationLocks(openedIn: CommunicationParentKind): CommunicationLocking {
  const { t, language } = useCommunicationTexts();
  const { user } = useSession();
  const isFormReadOnly = useIsReadOnly();
  const facts = factsOf({ facts: useFieldValue('facts') });
  const isReadOnly = user?.isReadOnly ?? true;
  return useMemo(() => {
    const isUserOwned = facts?.isUserOwned ?? true;
    const locks = communicationLocks(
      { isReadOnly },
      {
        isNew: facts === null,
        isUserOwned,
        // The server returns both rights as one.
        mayEditProject: facts === null || facts.canEdit || !isUserOwned || isReadOnly,
        source: facts?.source ?? openedIn,
        openedIn,
      },
    );
    const reason = locks.get('date');
    const part = reason === undefined ? locks.get('contacts') : undefined;
    return {
      isLocked: (field) => isFormReadOnly || locks.has(field),
      wholeReason: reason
        ? communicationLockText(reason, language)
        : isFormReadOnly
          ? t('readOnly')
          : undefined,
      partReason: part && communicationLockText(part, language),
    };
  }, [facts, isReadOnly, isFormReadOnly, openedIn, language, t]);
}
