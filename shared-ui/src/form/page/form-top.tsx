import { type ReactNode, useRef } from 'react';
import type { Address } from 'shared-contracts/routes';
import { PageHeader } from '../../layout/page-header.tsx';
import { useIsHandheld, useIsPhone } from '../../layout/use-is-phone.ts';
import type { FormTab } from '../form-errors.ts';
import type { HeldContent } from '../saving/held-content.ts';
import type { AfterSave, SaveProgress } from '../saving/use-save.ts';
import { WorthLine } from '../saving/worth-line.tsx';
import { FormTabs } from '../tabs/form-tabs.tsx';
import { useFormStanding } from '../use-form-standing.ts';
import { FormHeader, FormLine, FormStrip, FormWorth } from './form-header.tsx';
import classes from './form-top.module.css';
import { useTitleHeight } from './use-title-height.ts';

interface FormTopProps {
  readonly title: string;
  readonly subtitle: ReactNode;
  readonly suffix: string | undefined;
  readonly marks: ReactNode;
  /** The record's key facts, below its title. */
  readonly summary: ReactNode;
  readonly address: Address;
  readonly tabs: readonly FormTab[];
  /** Where the tabs are: above the fields, at their side, or in a picker below them. */
  readonly tabsAs: 'row' | 'side' | 'picker';
  readonly held: HeldContent | undefined;
  readonly progress: SaveProgress;
  readonly readOnlyReason: string | undefined;
  readonly actions: ReactNode;
  /** The changes that a save would send. */
  readonly changes: ReactNode;
  /** Shown between the header and the tabs. */
  readonly notices: ReactNode;
  readonly onSave: (after?: AfterSave) => void;
  readonly goesOn: readonly AfterSave[];
  readonly onUndo: () => void;
  readonly onHelp: () => void;
}

/**
 * The part above a form's fields that stays visible; the only part of the form that renders again with every change. On
 * a phone one line stays, with the messages of a save; the rest scrolls away with the fields, as it would leave no
 * space for them. The actions of the record are at the lower edge there. In a low window what is known of the record is
 * one line below its name, which is drawn sideways where it is longer.
 */
export function FormTop({ tabs, tabsAs, held, summary, notices, changes, ...header }: FormTopProps) {
  const standing = useFormStanding(tabs, held);
  const isPhone = useIsPhone();
  const isLow = useIsHandheld();
  const top = useRef<HTMLDivElement>(null);
  useTitleHeight(top);
  const tabList = tabsAs === 'row' && <FormTabs address={header.address} tabs={standing.tabs} />;
  if (isPhone)
    return (
      <>
        <div className={classes.top}>
          <FormLine standing={standing} {...header} />
          {notices}
        </div>
        <FormStrip standing={standing} {...header} summary={summary} />
        {tabList}
      </>
    );
  const { readOnlyReason } = header;
  const worth = <FormWorth standing={standing} readOnlyReason={readOnlyReason} />;
  const atEnd = readOnlyReason === undefined && (
    <div className={classes.worth}>
      {changes && <div className={classes.changes}>{changes}</div>}
      {worth}
    </div>
  );
  const { marks, subtitle } = header;
  if (isLow && !tabList)
    return (
      <div ref={top} className={classes.top} data-low="">
        <FormHeader standing={standing} {...header} marks={undefined} subtitle={undefined} />
        <WorthLine worth={atEnd || worth}>
          <PageHeader marks={marks} subtitle={subtitle} strip={summary ?? <span />} />
        </WorthLine>
        {notices}
      </div>
    );
  return (
    <div ref={top} className={classes.top}>
      <FormHeader standing={standing} {...header} />
      {readOnlyReason !== undefined && worth}
      {tabList ? summary : <WorthLine worth={atEnd}>{summary}</WorthLine>}
      {notices}
      {tabList && (
        <WorthLine worth={atEnd} isTabs>
          {tabList}
        </WorthLine>
      )}
    </div>
  );
}
