import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from 'shared-contracts/limits';
import { useDialogTexts } from '../i18n/dialog-texts.ts';

/** How the last copy went, for two seconds (002 §4). */
export function useCopy() {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string) => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
    timer.current = setTimeout(() => setOutcome('idle'), limits.copyFeedback);
  };
  return { outcome, copy };
}

interface CopyButtonProps {
  readonly text: string;
  /** A label for what it copies, if that is not an address. */
  readonly label?: string;
}

/** Copies a text and confirms it: 'Copied!' or 'Copy Failed' for two seconds. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useDialogTexts();
  const { outcome, copy } = useCopy();
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCopy size={15} aria-hidden />}
      aria-live="polite"
      onClick={() => void copy(text)}
    >
      {outcome === 'idle' && label ? label : t(`documents.copy.${outcome}`)}
    </Button>
  );
}
