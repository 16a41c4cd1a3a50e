import '@mantine/core/styles/Notification.css';
import '@mantine/notifications/styles.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { takeToasts } from '../feedback/toasts.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { StandingUndos } from './standing-undos.ts';
import classes from './toast-list.module.css';

const colors = { success: 'green', error: 'red', info: 'gray' } as const;

/** Milliseconds that a toast stays; an error stays until it is closed. */
const stay = 5000;
/** Milliseconds that a toast stays which can be taken back: time to read what happened and to decide. */
const stayWithUndo = 12_000;

/**
 * Undoes the action that a message reports. It disappears with its message, and the focus returns to where it was
 * before.
 */
function UndoButton({ label, onUndo }: { readonly label: string; readonly onUndo: () => void }) {
  const before = useRef<EventTarget>(null);
  return (
    <button
      type="button"
      className={classes['undo']}
      title="Ctrl+Z"
      onMouseDown={(event) => event.preventDefault()}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
      onClick={() => {
        if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        onUndo();
      }}
    >
      {label}
    </button>
  );
}

/** The toasts of the page, at its lower right; those with an undo take back what they report, by button or Ctrl+Z. */
export function ToastList({ waiting }: { waiting: number }) {
  const { t } = useTexts('ui');
  const undos = useRef(new StandingUndos());
  useEffect(() => undos.current.listen(), []);
  useEffect(() => {
    if (waiting === 0) return;
    for (const { message, kind = 'info', undo, action } of takeToasts()) {
      // A failure without a message gets the usual text.
      const text = message || t('unknownError');
      const take = undo && undos.current.add(undo);
      const id = notifications.show({
        message:
          take || action ? (
            <span className={classes['line']}>
              {text}
              {action && (
                <button
                  type="button"
                  className={classes['undo']}
                  onClick={() => {
                    notifications.hide(id);
                    action.run();
                  }}
                >
                  {action.label}
                </button>
              )}
              {take && <UndoButton label={t('undo')} onUndo={take.run} />}
            </span>
          ) : (
            text
          ),
        color: colors[kind],
        autoClose: kind === 'error' ? false : undo ? stayWithUndo : stay,
        ...(take ? { onClose: take.drop } : {}),
      });
      if (take) take.hide = () => notifications.hide(id);
    }
  }, [waiting, t]);
  return <Notifications position="bottom-right" limit={4} />;
}
