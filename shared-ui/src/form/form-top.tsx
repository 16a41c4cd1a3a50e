import type { ReactNode } from 'react';
import type { FormTab } from './form-errors.ts';
import { FormHeader } from './form-header.tsx';
import { FormTabs } from './form-tabs.tsx';
import classes from './form-top.module.css';
import type { HeldContent } from './held-content.ts';
import { useFormStanding } from './use-form-standing.ts';
import type { AfterSave, SaveProgress } from './use-save.ts';

interface FormTopProps {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly suffix: string | undefined;
  readonly address: string;
  readonly tabs: readonly FormTab[];
  readonly held: HeldContent | undefined;
  readonly progress: SaveProgress;
  readonly readOnlyReason: string | undefined;
  readonly actions: ReactNode;
  /** What stands between the header and the tabs. */
  readonly notices: ReactNode;
  readonly onSave: (after?: AfterSave) => void;
  readonly goesOn: readonly AfterSave[];
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/** What stays above a form's fields; the one part of it that renders anew with every change. */
export function FormTop({ tabs, held, notices, ...header }: FormTopProps) {
  const standing = useFormStanding(tabs, held);
  return (
    <div className={classes.top}>
      <FormHeader standing={standing} {...header} />
      {notices}
      <FormTabs address={header.address} tabs={standing.tabs} />
    </div>
  );
}
