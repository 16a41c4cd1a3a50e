import { useEffect, useEffectEvent, useRef } from 'react';
import { countText } from 'shared-contracts';
import type { PastImport } from 'shared-contracts/agreement-import';
import { NoticeBar, showToast, useSession, useTexts } from 'shared-ui';
import { useImportCalls } from './import-calls.ts';
import type { ImportStart } from './import-file.ts';
import { movedText } from './lacks-text.ts';
import { planText } from './plan-text.ts';
import { isRunning, useImports } from './use-imports.ts';

interface ImportNoticeProps {
  readonly projectId: string;
  /** Whether the wizard is open: then the wizard itself shows the progress. */
  readonly isOpen: boolean;
  readonly onOpen: (start: ImportStart) => void;
  /** Called when a running import has ended. */
  readonly onWritten: () => void;
}

const fileOf = ({ fileId, fileName }: PastImport) => ({ id: fileId, name: fileName, isBegun: true });

/** A notice about a running import of anyone, or about one of the person's own that is waiting for its review. */
export function ImportNotice({ projectId, isOpen, onOpen, onWritten }: ImportNoticeProps) {
  const { t } = useTexts('projects');
  const { user } = useSession();
  // If this query fails, the list below still works; the next visit tries again.
  const { imports } = useImports(useImportCalls(projectId), !isOpen);
  const running = imports?.find(isRunning);
  const waiting = imports?.find(({ state, by }) => state === 'Review' && by.id === user?.id);
  const ran = useRef<string>(undefined);
  const reportEnd = useEffectEvent(() => {
    const ended = imports?.find(({ fileId }) => fileId === ran.current);
    ran.current = running?.fileId;
    if (!ended || isRunning(ended) || !ended.result) return;
    showToast({
      kind: 'success',
      message: [
        t('agreementImport.success.detail', { name: ended.fileName, what: planText(ended.result, t) }),
        movedText(ended.result, t),
      ]
        .filter(Boolean)
        .join(' '),
    });
    onWritten();
  });
  useEffect(() => {
    if (imports) reportEnd();
  }, [imports]);
  if (isOpen) return null;
  if (running)
    return (
      <NoticeBar
        message={t('agreementImport.notice.running', {
          name: running.fileName,
          by: running.by.fullName,
          done: countText(running.done),
          all: countText(running.total),
        })}
        action={t('agreementImport.past.show')}
        onAction={() => onOpen({ page: 'running', file: fileOf(running) })}
      />
    );
  return (
    waiting && (
      <NoticeBar
        message={t('agreementImport.notice.waiting', { name: waiting.fileName })}
        action={t('agreementImport.past.goOn')}
        onAction={() => onOpen({ page: 'validate', file: fileOf(waiting) })}
      />
    )
  );
}
