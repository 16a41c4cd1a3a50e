import { useCallback, useState } from 'react';
import { failureText } from 'shared-contracts/errors';
import type { Address } from 'shared-contracts/routes';
import {
  DataErrorBar,
  EmptyState,
  GridSkeleton,
  HeaderButton,
  NoticeBar,
  showToast,
  useTexts,
} from 'shared-ui';
import { useIsReadOnly } from 'shared-ui/form';
import { FilterBar } from 'shared-ui/grid';
import { useHeldRows } from 'shared-ui/record';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import {
  type BoardFilter,
  boardFilters,
  filterFromAddress,
  filterLabel,
  shownBy,
} from '../../attached/consultation/board-filters.ts';
import classes from '../../attached/consultation/consultation.module.css';
import { LetterWizard } from '../../attached/consultation/letter-wizard.tsx';
import { useBoard } from '../../attached/consultation/use-board.ts';
import { useFileContacts } from '../../attached/consultation/use-file-contacts.ts';
import type { ProjectRecord } from '../../ground/project-record.ts';
import { columnOf } from './board-columns.ts';
import { BoardGrid } from './board-grid.tsx';
import { BoardWarnings } from './board-warnings.tsx';
import type { Filed } from './fill-step.tsx';
import { GapGrid } from './gap-grid.tsx';
import { LogButton } from './log-button.tsx';

/** The last step that was written from the board, with the way to take it back. */
function LastFiled({ filed, onTakeBack }: { readonly filed: Filed; readonly onTakeBack: () => void }) {
  const { t } = useTexts('projects');
  const message = t('consultation.filed', {
    step: t(`consultation.stepNames.${filed.step}`),
    name: filed.name,
  });
  if (!filed.contacts) return <p role="status">{message}</p>;
  return <NoticeBar message={message} action={t('consultation.undo')} onAction={onTakeBack} />;
}

/** Nobody to be heard yet: where the two kinds of recipients are added. */
function NobodyYet({ address }: { readonly address: Address }) {
  const { t } = useTexts('projects');
  const navigate = useNavigate();
  return (
    <EmptyState
      title={t('consultation.nobody.title')}
      cause={t('consultation.nobody.cause')}
      role="status"
      ways={(['stakeholders', 'indigenous'] as const).map((tab) => (
        <HeaderButton key={tab} onClick={() => void navigate(`${address}/${tab}`)}>
          {t(`consultation.nobody.${tab}`)}
        </HeaderButton>
      ))}
    />
  );
}

/**
 * The parties of a project that must be consulted, those it waits for and until when, what blocks filing, and what a
 * regulator would object to: one board, whose figures are its filters.
 */
export function ConsultationTab({ project }: { readonly project: ProjectRecord }) {
  const { t, language } = useTexts('projects');
  const { address } = useHeldRows();
  const isReadOnly = useIsReadOnly();
  const [params, setParams] = useSearchParams();
  const { board, isWhole, failure } = useBoard(project.id);
  const { file, takeBack } = useFileContacts(project.id);
  const [filed, setFiled] = useState<Filed>();
  const [letterTo, setLetterTo] = useState<readonly string[]>();
  const onFiled = useCallback((next: Filed) => setFiled(next), []);
  if (failure)
    return (
      <DataErrorBar
        what={t('consultation.figures.title')}
        message={failure.message}
        onTryAgain={failure.tryAgain}
      />
    );
  if (!board) return <GridSkeleton />;
  const { recipients } = board;
  if (recipients.length === 0) return <NobodyYet address={address} />;
  const filter = filterFromAddress(params.get('show'));
  const show = (next: BoardFilter) =>
    setParams(
      (now) => {
        now.set('show', next);
        return now;
      },
      { replace: true },
    );
  const undo = async ({ contacts }: Filed) => {
    if (!contacts) return;
    try {
      await takeBack(contacts);
      setFiled(undefined);
    } catch (error) {
      showToast({ kind: 'error', message: failureText(error) ?? t('consultation.notUndone') });
    }
  };
  const shown = shownBy(filter, recipients);
  const log = <LogButton project={project} />;
  return (
    <div className={classes['tab']}>
      <div className={classes['head']}>
        <FilterBar
          title={t('consultation.figures.title')}
          choices={boardFilters.map((value) => ({
            value,
            label: filterLabel(value, board, t, language),
            count: undefined,
            isLate:
              (value === 'late' && board.lateCount > 0) ||
              (value === 'objections' && board.objectionCount > 0),
          }))}
          shown={filter}
          onShow={show}
        />
        {filter === 'gaps' && log}
      </div>
      <BoardWarnings warnings={board.warnings} />
      {!isWhole && <p role="status">{t('consultation.loading')}</p>}
      {filed && <LastFiled filed={filed} onTakeBack={() => void undo(filed)} />}
      {filter === 'gaps' ? (
        <div className={classes['grid']}>
          <GapGrid recipients={shown} projectAddress={address} />
        </div>
      ) : (
        <BoardGrid
          // Steps come with the first clock of a community; a view knows the columns that it began with.
          key={recipients[0]?.cells.map(columnOf).join(' ')}
          projectId={project.id}
          projectAddress={address}
          recipients={recipients}
          shown={shown}
          file={file}
          onFiled={onFiled}
          more={log}
          actions={(selected, clear) =>
            !isReadOnly && (
              <HeaderButton
                onClick={() => {
                  setLetterTo([...selected]);
                  clear();
                }}
              >
                {t('consultation.letter.open')}
              </HeaderButton>
            )
          }
        />
      )}
      {letterTo && (
        <LetterWizard project={project} chosen={letterTo} onClose={() => setLetterTo(undefined)} />
      )}
    </div>
  );
}
