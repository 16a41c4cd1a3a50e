import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { takeToasts } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

const colors = { success: 'green', error: 'red', info: 'gray' } as const;

/** Milliseconds that a toast stays; an error stays until it is closed. */
const stay = 5000;

/** The toasts of the page, at its lower right. */
export function ToastList({ waiting }: { waiting: number }) {
  const { t } = useTexts('ui');
  useEffect(() => {
    if (waiting === 0) return;
    for (const { message, kind = 'info' } of takeToasts()) {
      // A failure without a message gets the usual text.
      notifications.show({
        message: message || t('unknownError'),
        color: colors[kind],
        autoClose: kind === 'error' ? false : stay,
      });
    }
  }, [waiting, t]);
  return <Notifications position="bottom-right" limit={4} />;
}
