import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import classes from './grid-section.module.css';

interface GridButtonsProps {
  /** The permanent controls: how rows are shown, the filter, New. */
  readonly first: ReactNode;
  /** Whether rows are selected, which the other buttons are mostly for. */
  readonly isSelected: boolean;
  readonly children: ReactNode;
}

/**
 * The bar above a grid of rows within a form. On a phone that is one line; the other buttons open below it on
 * request, and by themselves once rows are selected.
 */
export function GridButtons({ first, isSelected, children }: GridButtonsProps) {
  const { t } = useFormTexts();
  const isPhone = useIsPhone();
  const id = useId();
  const [isOut, setOut] = useState(false);
  const isShown = isOut || isSelected;
  if (!isPhone)
    return (
      <div className={classes['toolbar']}>
        {first}
        {children}
      </div>
    );
  return (
    <>
      <div className={classes['toolbar']} data-line="">
        {first}
        <ActionIcon
          variant="default"
          size={30}
          aria-label={t('rowsHeld.more')}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setOut(!isShown)}
        >
          <IconDots size={16} />
        </ActionIcon>
      </div>
      {/* They stay while they are hidden: a dialog that one of them opened must not go with it. */}
      <div id={id} className={classes['toolbar']} hidden={!isShown}>
        {children}
      </div>
    </>
  );
}
