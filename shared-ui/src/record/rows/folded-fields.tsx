import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormTexts } from '../../form/form-texts.ts';
import classes from './folded-fields.module.css';

interface FoldedFieldsProps {
  /** Whether the fields begin folded. */
  readonly begins: boolean;
  /** The area that is open, and the errors that are shown: a change of either unfolds them. */
  readonly area: string;
  readonly errors: number;
  readonly children: ReactNode;
}

/**
 * The fields of a record below what is done first on a phone: they unfold by a press, for another area, and where one of
 * them has to be corrected. Folded they keep what was typed.
 */
export function FoldedFields({ begins, area, errors, children }: FoldedFieldsProps) {
  const { t } = useFormTexts();
  const [isFolded, setFolded] = useState(begins);
  const [first] = useState(area);
  const id = useId();
  useEffect(() => {
    if (area !== first || errors > 0) setFolded(false);
  }, [area, first, errors]);
  const Chevron = isFolded ? IconChevronDown : IconChevronUp;
  return (
    <>
      <Button
        variant="default"
        fullWidth
        aria-expanded={!isFolded}
        aria-controls={id}
        rightSection={<Chevron size={16} aria-hidden />}
        onClick={() => setFolded(!isFolded)}
      >
        {t(isFolded ? 'rowsHeld.unfold' : 'rowsHeld.fold')}
      </Button>
      <div id={id} className={classes['fields']} hidden={isFolded}>
        {children}
      </div>
    </>
  );
}
