import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPhoneOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { AttemptOutcome } from 'shared-contracts/graphql';
import { useShortcut } from '../keys/use-shortcut.ts';
import { attempts } from './communication-values.ts';
import { useCommunicationTexts } from './communications-texts.ts';

interface AttemptMenuProps {
  readonly onAttempt: (outcome: AttemptOutcome) => void;
  /** Begins a communication with somebody who was reached, where one can be begun. */
  readonly onReached: (() => void) | undefined;
}

/** Records with two clicks, or `L` and Enter, that nobody was reached, and how. */
export function AttemptMenu({ onAttempt, onReached }: AttemptMenuProps) {
  const { t } = useCommunicationTexts();
  const [isOpen, setOpen] = useState(false);
  useShortcut({ keys: 'l', name: t('log.shortcut'), run: () => setOpen(true) });
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPhoneOff size={15} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          title={t('log.hint')}
        >
          {t('log.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('log.attempt')}</Menu.Label>
        {attempts.map((outcome, place) => (
          <Menu.Item
            key={outcome}
            {...(place === 0 ? { 'data-autofocus': true } : {})}
            onClick={() => onAttempt(outcome)}
          >
            {t(`outcomes.${outcome}`)}
          </Menu.Item>
        ))}
        {onReached && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={onReached}>{t('log.reached')}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
