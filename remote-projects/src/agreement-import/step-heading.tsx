import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import classes from './agreement-import.module.css';

interface StepHeadingProps {
  readonly step: 1 | 2 | 3 | 4;
  readonly title: string;
  /** Name of the file that it is about. */
  readonly name?: string;
  /** Actions next to it. */
  readonly children?: ReactNode;
}

/** The title of a step of the import, and which of the four it is. */
export function StepHeading({ step, title, name, children }: StepHeadingProps) {
  const { t } = useTexts('projects');
  return (
    <div className={classes['heading']}>
      <div className={classes['titles']}>
        <h3 className={classes['title']}>{title}</h3>
        <p className={classes['step']}>
          {t('agreementImport.step', { n: step })}
          {name && ` · ${name}`}
        </p>
      </div>
      {children}
    </div>
  );
}
