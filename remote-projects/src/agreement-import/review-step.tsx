import { useCallback, useMemo, useRef, useState } from 'react';
import { countText } from 'shared-contracts';
import { type ImportRecord, importLimits } from 'shared-contracts/agreement-import';
import { failureText } from 'shared-contracts/errors';
import { ChoiceToggle, DataErrorBar, HeaderButton, showToast, useTexts } from 'shared-ui';
import { useWizard } from 'shared-ui/dialogs';
import { type GridStand, type MarkWalker, saveBlob, useIsPhone } from 'shared-ui/grid';
import { FinalizeBar, type FinalizeBarProps } from './finalize-bar.tsx';
import { rowId, withCorrection, withDecision, withLeftOut } from './fixes.ts';
import { withoutEmptyColumns } from './folded-columns.ts';
import type { ImportCalls } from './import-calls.ts';
import type { ImportFile } from './import-file.ts';
import classes from './review.module.css';
import { ReviewGrid, type ReviewShape } from './review-grid.tsx';
import { RowDetails } from './row-details.tsx';
import { cellText, rowsAlike } from './rows-alike.ts';
import { ShownFilter } from './shown-filter.tsx';
import { StepHeading } from './step-heading.tsx';
import { useFaultWalk } from './use-fault-walk.ts';
import { useMode } from './use-mode.ts';
import type { Review } from './use-review.ts';
import { useShownRows } from './use-shown-rows.ts';
import { isOfKind, type ShownKind } from './verdict.ts';

interface ReviewStepProps extends Pick<FinalizeBarProps, 'onFinalized' | 'onFailed'> {
  readonly projectId: string;
  readonly calls: ImportCalls;
  readonly file: ImportFile | undefined;
  readonly review: Review;
  /** The rows shown first. */
  readonly first: ShownKind;
}

/** The last step before the import: every row with its errors, corrected in place (002 §2). */
export function ReviewStep(props: ReviewStepProps) {
  const { projectId, calls, file, review, first, onFinalized, onFailed } = props;
  const { t } = useTexts('projects');
  const wizard = useWizard();
  const isPhone = useIsPhone();
  const { progress, records, mends, change } = review;
  const whole = useMemo(() => (progress?.sheets ?? []).filter(({ kind }) => kind !== null), [progress]);
  const [isUnfolded, setUnfolded] = useState(false);
  const folded = useMemo(
    () => whole.map((one) => withoutEmptyColumns(one, records.values(), mends)),
    [whole, records, mends],
  );
  const sheets = isUnfolded ? whole : folded;
  const [sheetName, setSheetName] = useState<string>();
  const sheet = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  const columnsOf = (all: typeof sheets) => all.find(({ name }) => name === sheet?.name)?.columns.length ?? 0;
  const emptyCount = columnsOf(whole) - columnsOf(folded);
  const chosen = useMode(review);
  const { mode } = chosen;
  const { kind, choose, shown, rowsOf } = useShownRows(review, first, mode);
  const rows = useMemo(() => rowsOf(sheet), [rowsOf, sheet]);
  const [shape, setShape] = useState<ReviewShape>('grid');
  const [openId, setOpenId] = useState<string>();
  const stand = useRef<GridStand | undefined>(undefined);
  const walker = useRef<MarkWalker>(null);

  const goToSheet = useCallback((name: string, at?: GridStand) => {
    stand.current = at;
    setOpenId(undefined);
    setSheetName(name);
  }, []);

  /** Shows rows of a kind, on a sheet that has some. */
  const chooseKind = (next: ShownKind) => {
    choose(next);
    const own = [...records.values()].filter((record) => isOfKind(record, next, mode));
    const names = new Set(own.map((record) => record.sheet));
    const to = sheets.find(({ name }) => names.has(name));
    if (to && sheet && !names.has(sheet.name)) goToSheet(to.name);
  };

  const { counts, next, none, inGrid, onMap } = useFaultWalk(review, {
    ...{ sheets, sheet, mode, shown, walker, goToSheet },
    ...{ isMap: shape === 'map', openRow: setOpenId },
  });

  const fix = useCallback(
    (of: readonly ImportRecord[], column: string, value: string) => {
      if (mends.corrections.length + of.length > importLimits.corrections)
        showToast({
          kind: 'error',
          message: t('agreementImport.review.tooMany', {
            most: countText(importLimits.corrections),
          }),
        });
      else change((now) => withCorrection(now, of, column, value));
    },
    [change, mends, t],
  );
  const onFix = useCallback(
    (of: readonly ImportRecord[], column: string, value: string) => {
      fix(of, column, value);
      const [record] = of;
      if (of.length !== 1 || !record || !sheet) return;
      const alike = rowsAlike({ sheet, record, column }, records.values());
      if (alike.length === 0) return;
      showToast({
        message: t('agreementImport.review.alike', {
          count: alike.length,
          n: countText(alike.length),
          text: cellText({ sheet, record, column }),
        }),
        action: {
          label: t('agreementImport.review.fixAlike', { value }),
          run: () => fix(alike, column, value),
        },
      });
    },
    [fix, sheet, records, t],
  );
  const setLeftOut = useCallback(
    (of: readonly ImportRecord[], isLeftOut: boolean) => {
      if (of.length > 0) change((now) => withLeftOut(now, of, isLeftOut));
    },
    [change],
  );

  const downloadBad = async () => {
    if (!file) return;
    try {
      saveBlob(await calls.badRows(file.id, mends), t('agreementImport.review.badFile', { name: file.name }));
    } catch (error) {
      showToast({ kind: 'error', message: failureText(error) ?? t('agreementImport.review.badRowsFailed') });
    }
  };

  if (!file)
    return (
      <>
        <StepHeading step={4} title={t('agreementImport.review.heading')} />
        <p role="alert">{t('agreementImport.missingId')}</p>
        <FinalizeBar
          calls={calls}
          file={file}
          review={review}
          chosen={chosen}
          onFinalized={onFinalized}
          onFailed={onFailed}
        />
      </>
    );

  const unread = whole.flatMap(({ columns }) => columns.filter(({ column, by }) => column === null && !by));
  const openRecord = openId === undefined ? undefined : records.get(openId);
  const wholeSheet = whole.find(({ name }) => name === sheet?.name);
  const details = openRecord && wholeSheet && (
    <RowDetails
      key={rowId(openRecord)}
      sheet={wholeSheet}
      record={openRecord}
      onFix={(column, value) => onFix([openRecord], column, value)}
      onDecide={(column, choice) => change((now) => withDecision(now, openRecord, column, choice))}
      onLeaveOut={(isLeftOut) => setLeftOut([openRecord], isLeftOut)}
      onNext={next}
      noNext={none}
      onClose={() => setOpenId(undefined)}
    />
  );
  return (
    <>
      <StepHeading step={4} title={t('agreementImport.review.heading')} name={file.name}>
        <HeaderButton onClick={() => wizard.go('forward', 'columns')}>
          {unread.length > 0
            ? t('agreementImport.review.columnsUnread', { count: unread.length })
            : t('agreementImport.review.columns')}
        </HeaderButton>
      </StepHeading>
      {review.failure !== undefined && (
        <DataErrorBar
          what={file.name}
          message={review.failure || t('agreementImport.review.checkFailed')}
          onTryAgain={review.checkAgain}
        />
      )}
      <ShownFilter counts={counts} value={kind} onChange={chooseKind} />
      <div className={classes['review']} data-open={details ? '' : undefined}>
        <div className={classes['sheet']} hidden={isPhone && details !== undefined}>
          {sheets.length > 1 && (
            <div className={classes['sheets']}>
              <ChoiceToggle
                label={t('agreementImport.review.sheet')}
                value={sheet?.name ?? ''}
                onChange={(name) => goToSheet(name)}
                choices={sheets.map(({ name }) => ({
                  value: name,
                  label: t('agreementImport.review.sheetOf', {
                    sheet: name,
                    n: countText(shown.filter((record) => record.sheet === name).length),
                  }),
                }))}
              />
            </div>
          )}
          {sheet && (
            <ReviewGrid
              // A grid knows its columns from the beginning.
              key={`${sheet.columns.length} ${sheet.name}`}
              projectId={projectId}
              shape={shape}
              onShape={setShape}
              sheet={sheet}
              rows={rows}
              records={records}
              stand={stand}
              walker={walker}
              openId={openId}
              onOpen={setOpenId}
              onPast={inGrid.onPast}
              onMap={onMap}
              onFix={onFix}
              onLeaveOut={(of) => setLeftOut(of, !of.every(({ isLeftOut }) => isLeftOut))}
              actions={(selected) => {
                const out = selected.filter(({ isLeftOut }) => isLeftOut);
                const inside = selected.filter(({ isLeftOut }) => !isLeftOut);
                const first = selected.length === 0 ? t('agreementImport.review.selectFirst') : undefined;
                return (
                  <>
                    <HeaderButton onClick={next} disabledBy={none}>
                      {t('agreementImport.review.nextFault')}
                    </HeaderButton>
                    <HeaderButton
                      onClick={() => setLeftOut(inside, true)}
                      disabledBy={
                        first ?? (inside.length === 0 ? t('agreementImport.review.allOut') : undefined)
                      }
                    >
                      {t('agreementImport.review.leaveOut')}
                    </HeaderButton>
                    <HeaderButton
                      onClick={() => setLeftOut(out, false)}
                      disabledBy={
                        first ?? (out.length === 0 ? t('agreementImport.review.noneOut') : undefined)
                      }
                    >
                      {t('agreementImport.review.putBack')}
                    </HeaderButton>
                    {emptyCount > 0 && (
                      <HeaderButton onClick={() => setUnfolded(!isUnfolded)}>
                        {t(`agreementImport.review.${isUnfolded ? 'foldEmpty' : 'showEmpty'}`, {
                          count: emptyCount,
                        })}
                      </HeaderButton>
                    )}
                    <HeaderButton
                      onClick={() => void downloadBad()}
                      disabledBy={
                        counts.errors + counts.following === 0
                          ? t('agreementImport.review.badRowsNone')
                          : undefined
                      }
                    >
                      {t('agreementImport.review.badRows')}
                    </HeaderButton>
                  </>
                );
              }}
            />
          )}
        </div>
        {details}
      </div>
      <FinalizeBar
        calls={calls}
        file={file}
        review={review}
        chosen={chosen}
        onFinalized={onFinalized}
        onFailed={onFailed}
      />
    </>
  );
}
