import { useState } from 'react';
import { durationText, onboarding } from 'shared-contracts';
import { errorMessage } from 'shared-contracts/client';
import { showToast, useTexts } from 'shared-ui';
import { ConfirmModal } from 'shared-ui/confirm';
import { HeaderButton } from 'shared-ui/form';
import { useMutation, useQuery } from 'urql';
import {
  InviteUserDocument,
  SendPasswordResetDocument,
  UserAccessDocument,
} from '../generated/operations.ts';
import type { UserRecord } from './user-record.ts';

type Mail = 'Invite' | 'Reset';

/** Sends a person an invitation, or once they have a password a link to choose another. */
export function UserActions({ user }: { user: UserRecord }) {
  const { t, language } = useTexts('admin');
  const [{ data }] = useQuery({ query: UserAccessDocument, variables: { id: user.id } });
  const [, invite] = useMutation(InviteUserDocument);
  const [, reset] = useMutation(SendPasswordResetDocument);
  const [confirming, setConfirming] = useState<Mail>();
  const access = data?.access;
  if (!access) return null;
  const mail: Mail = access.passwordSetAt ? 'Reset' : 'Invite';
  const label = mail === 'Reset' ? 'user.reset' : access.invitedAt ? 'user.inviteAgain' : 'user.invite';
  const shown = confirming ?? mail;
  const names = { name: user.fullName, email: user.workEmail };
  const life = durationText(shown === 'Invite' ? onboarding.invitationLife : onboarding.resetLife, language);

  const send = async () => {
    const { error } = await (shown === 'Invite' ? invite : reset)({ id: user.id });
    if (error) throw new Error(errorMessage(error));
    showToast({ kind: 'success', message: t('user.sent', names) });
  };
  return (
    <>
      <HeaderButton onClick={() => setConfirming(mail)}>{t(label)}</HeaderButton>
      <ConfirmModal
        opened={confirming !== undefined}
        title={t(`user.confirm${shown}.title`, names)}
        confirmLabel={t(`user.confirm${shown}.button`)}
        onConfirm={send}
        onClose={() => setConfirming(undefined)}
      >
        {t(`user.confirm${shown}.text`, { ...names, life })}
      </ConfirmModal>
    </>
  );
}
