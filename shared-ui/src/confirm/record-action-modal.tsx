import { Button, Modal } from '@mantine/core';
import { sizes } from 'shared-contracts/limits';
import { LateNote } from '../feedback/late-note.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { useShownLast } from '../layout/use-shown-last.ts';
import classes from './confirm-modal.module.css';
import { useConfirmation } from './use-confirmation.ts';

/** Actions on records that cannot be undone. */
export const recordActions = ['delete', 'archive', 'unlink'] as const;

export type RecordAction = (typeof recordActions)[number];

interface RecordActionModalProps {
  readonly opened: boolean;
  readonly action: RecordAction;
  /** The kind of record, as 'agreement'. */
  readonly item: string;
  /** How many are selected. */
  readonly count: number;
  /** Their names, below the question. */
  readonly names?: readonly string[];
  /** The records deleted with them, below their names. */
  readonly along?: readonly string[];
  /** The text instead of 'This action will be permanent and cannot be reverted'. */
  readonly warning?: string;
  /** Why the action is impossible, where that is known beforehand: shown instead of the question. */
  readonly refusal?: string | undefined;
  /** Rejects with an Error whose message is the server's word. */
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Names that the question shows; the others are counted. */
const shownNames = 5;

/** Asks before records are deleted, archived or unlinked, and shows why they could not be (000 §8). */
export function RecordActionModal(props: RecordActionModalProps) {
  const { opened, onConfirm, onClose } = props;
  const { action, item, count, names = [], along = [], warning } = useShownLast(opened, props);
  const { t } = useTexts('ui');
  const Action = t(`recordAction.${action}.name`);
  const {
    isBusy,
    failure: refused,
    close,
    confirm,
  } = useConfirmation({
    onConfirm,
    onClose,
    silentFailure: () =>
      t(count > 1 ? 'recordAction.several' : 'recordAction.one', { done: t(`recordAction.${action}.done`) }),
  });
  const failure = useShownLast(opened, refused ?? props.refusal);
  const isFailed = failure !== undefined;
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={isFailed ? t('recordAction.cannot', { Action, item }) : t('recordAction.title', { Action })}
      size={sizes.confirmationModal}
      centered
    >
      {isFailed ? (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      ) : (
        <div className={classes['text']}>
          <p>{t('recordAction.question', { action: t(`recordAction.${action}.verb`) })}</p>
          {names.length > 0 && (
            <ul className={classes['names']}>
              {names.slice(0, shownNames).map((name, place) => (
                <li key={`${place} ${name}`}>{name}</li>
              ))}
              {names.length > shownNames && <li>{t('grid.more', { n: names.length - shownNames })}</li>}
            </ul>
          )}
          {along.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className={classes['warning']}>{warning ?? t('recordAction.warning')}</p>
        </div>
      )}
      <LateNote isWaiting={isBusy} />
      <div className={classes['buttons']}>
        {/* Enter upon Enter must not destroy anything. */}
        <Button variant="default" onClick={close} disabled={isBusy} data-autofocus>
          {t(isFailed ? 'close' : 'cancel')}
        </Button>
        {!isFailed && (
          <Button color="red" loading={isBusy} onClick={() => void confirm()}>
            {Action}
          </Button>
        )}
      </div>
    </Modal>
  );
}
