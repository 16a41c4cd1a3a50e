import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { type ContactChoice, choiceKey, contactChoices } from 'shared-contracts/communications';
import { useShortcut } from '../keys/use-shortcut.ts';
import type { PickOption } from '../picklists/picklist.ts';
import { namesOf } from './communication-values.ts';
import classes from './communications.module.css';
import { useCommunicationTexts } from './communications-texts.ts';
import { useContactMethods } from './use-contact-methods.ts';

interface ContactMenuProps {
  /** Its name where it is not about the record of the page. */
  readonly label?: string;
  /** With whom it is, unless the person takes somebody out. */
  readonly recipients?: readonly PickOption[] | undefined;
  readonly onChoose: (choice: ContactChoice, recipients: readonly PickOption[]) => void;
  /** Begins a communication that is written down in its form, where one can be begun. */
  readonly onWrite?: ((recipients: readonly PickOption[]) => void) | undefined;
  /** Why nothing can be logged, where that is so. */
  readonly disabledBy?: string | undefined;
}

/**
 * Logs a contact with two clicks, or `L` and Enter: its result and method are one choice, and everybody whom the record
 * concerns is with it, until taken out.
 */
export function ContactMenu({ label, recipients = [], onChoose, onWrite, disabledBy }: ContactMenuProps) {
  const { t } = useCommunicationTexts();
  const [isOpen, setOpen] = useState(false);
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const methods = useContactMethods();
  const choices = methods && contactChoices(methods);
  const open = (wanted: boolean) => {
    setOpen(wanted);
    if (wanted) setWithout(new Set());
  };
  useShortcut(
    disabledBy === undefined ? { keys: 'l', name: t('log.shortcut'), run: () => open(true) } : undefined,
  );
  const chosen = recipients.filter(({ id }) => !without.has(id));
  const toggle = (id: string) =>
    setWithout(new Set(without.has(id) ? [...without].filter((one) => one !== id) : [...without, id]));
  return (
    <Menu opened={isOpen} onChange={open} position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconPhone size={15} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          disabled={disabledBy !== undefined}
          title={disabledBy ?? t('log.hint')}
        >
          {label ?? t('log.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes['contacts']}>
        <Menu.Label>{t('log.attempt')}</Menu.Label>
        {choices?.map((choice, place) => (
          <Menu.Item
            key={choiceKey(choice)}
            {...(place === 0 ? { 'data-autofocus': true } : {})}
            onClick={() => onChoose(choice, chosen)}
          >
            {[t(`outcomes.${choice.result}`), choice.method?.code].filter(Boolean).join(' · ')}
          </Menu.Item>
        ))}
        {onWrite && <Menu.Item onClick={() => onWrite(chosen)}>{t('log.reached')}</Menu.Item>}
        {recipients.length > 0 && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('log.with')}</Menu.Label>
            {recipients.map((one) => (
              <Menu.CheckboxItem key={one.id} checked={!without.has(one.id)} onChange={() => toggle(one.id)}>
                {namesOf([one])}
              </Menu.CheckboxItem>
            ))}
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
