import type { ReactNode } from 'react';
import { FieldGrid } from '../fields/field-grid.tsx';
import classes from './form-section.module.css';

interface FormSectionProps {
  /** The subject of the fields, in the words of the people who fill them in. */
  readonly title: string;
  /** A hint on how to fill them in, below the title. */
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}

/** Fields of a long form that belong together, under a heading of their own. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <fieldset className={classes['section']}>
      <legend className={classes['title']}>{title}</legend>
      {hint && <p className={classes['hint']}>{hint}</p>}
      <FieldGrid>{children}</FieldGrid>
    </fieldset>
  );
}
