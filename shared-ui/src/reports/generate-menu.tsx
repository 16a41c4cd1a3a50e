import { useState } from 'react';
import { dialogOf, type ReportName, reportDialog } from 'shared-contracts/reports';
import { HeaderButton } from '../form/page/header-button.tsx';
import { hasUnsavedChanges } from '../form/saving/unsaved-changes.ts';
import { MenuButton } from '../layout/action-menu.tsx';
import { lazyPart } from '../loading/lazy-part.tsx';
import type { ReportSource } from './report-source.ts';
import { useReportTexts } from './report-ui-texts.ts';
import { UnsavedChangesDialog } from './unsaved-changes-dialog.tsx';

// Its rules and fields load with the first report that is requested.
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export interface GenerateEntry {
  readonly label: string;
  readonly report: ReportName;
}

interface GenerateMenuProps {
  readonly entries: readonly GenerateEntry[];
  readonly source: ReportSource;
  /** Whether the record that the reports are of was ever saved. */
  readonly isNew: boolean;
  /** The name of the button for screen readers, if a neighbouring one is labelled Generate too. */
  readonly name?: string;
  /** One report as a button of its own name, not as a menu. */
  readonly isDirect?: boolean;
}

/** The menu Generate, or a button for its one report: each entry opens the dialog of its report, once the form's changes are saved (002 §2). */
export function GenerateMenu({ entries, source, isNew, name, isDirect = false }: GenerateMenuProps) {
  const { t } = useReportTexts();
  const [open, setOpen] = useState<{ readonly entry: GenerateEntry; readonly source: ReportSource }>();
  const [isUnsaved, setUnsaved] = useState(false);
  const choose = (entry: GenerateEntry) => {
    if (reportDialog(dialogOf(entry.report)).needsSaved && (isNew || hasUnsavedChanges())) setUnsaved(true);
    else setOpen({ entry, source });
  };
  return (
    <>
      {isDirect ? (
        entries.map((entry) => (
          <HeaderButton key={entry.report} onClick={() => choose(entry)}>
            {entry.label}
          </HeaderButton>
        ))
      ) : (
        <MenuButton
          label={t('generate')}
          name={name}
          items={entries.map((entry) => ({ label: entry.label, onChoose: () => choose(entry) }))}
        />
      )}
      {isUnsaved && <UnsavedChangesDialog onClose={() => setUnsaved(false)} />}
      {open && (
        <ReportDialog report={open.entry.report} source={open.source} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
