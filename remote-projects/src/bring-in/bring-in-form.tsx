import { useCallback, useId, useState } from 'react';
import {
  type BringKind,
  bringKindGroups,
  bringKindName,
  bringKinds,
  bringNouns,
  bringPurpose,
  isRecordKind,
  type Recipe,
} from 'shared-contracts/bring-in';
import { failureText } from 'shared-contracts/errors';
import { pickedId } from 'shared-contracts/forms';
import { projectAddress } from 'shared-contracts/routes';
import { DataErrorBar, HeaderButton, Skeleton, showToast, useTexts } from 'shared-ui';
import { InlineForm, PickerField, type PickOption, PlainSelect } from 'shared-ui/form';
import { useNavigate } from 'shared-ui/router';
import { useClient } from 'urql';
import { ImportWizard } from '../agreement-import/index.ts';
import { ProjectAgreementsDocument, ProjectStandingDocument } from '../generated/operations.ts';
import { readLinesAgain } from '../rows/use-lines.ts';
import { ArchiveNote } from './archive-note.tsx';
import classes from './bring-in.module.css';
import { useBringInCalls } from './bring-in-calls.ts';
import { ListOut } from './list-out.tsx';
import { readProjectAgain } from './read-project-again.ts';
import { RecordReview } from './record-review.tsx';
import { TableReading } from './table-reading.tsx';
import { TableSource } from './table-source.tsx';
import { useArchive } from './use-archive.ts';
import { recipeOf, type TableFile, useTable } from './use-table.ts';

interface BringInFormProps {
  /** The project that is chosen first. */
  readonly project: PickOption | null;
  /** What is brought in at first. */
  readonly kind?: BringKind;
}

/** A table on its way to the review. */
interface Opened {
  /** '' of records that belong to no project. */
  readonly projectId: string;
  readonly file: TableFile;
  readonly recipe: Recipe;
}

const groups = ['agreements', 'here', 'others'] as const satisfies readonly (keyof typeof bringKindGroups)[];

const withoutExtension = (name: string): string => name.replace(/\.[^.]{1,8}$/, '');

/** Asks for a project and a table, shows how the table is read, and opens the review of its rows. */
export function BringInForm({ project, kind: first = 'agreement' }: BringInFormProps) {
  const { t, language } = useTexts('projects');
  const [kind, setKind] = useState<BringKind>(first);
  const purpose = useId();
  const { isInProject } = bringNouns[kind];
  const navigate = useNavigate();
  const client = useClient();
  const calls = useBringInCalls(kind);
  const [file, setFile] = useState<TableFile>();
  const [name, setName] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const [isWritten, setWritten] = useState(false);
  const isReviewed = opened !== undefined && isRecordKind(opened.recipe.kind);
  const table = useTable(calls, file);
  const { looked, isReading, failure } = table;
  const onUploaded = useCallback((next: TableFile) => {
    setFile(next);
    setName(withoutExtension(next.name));
  }, []);
  const onWritten = (projectId: string) => {
    setWritten(true);
    if (projectId === '') return;
    if (isRecordKind(kind)) {
      readProjectAgain(client, projectId);
      return;
    }
    void readLinesAgain(client, ProjectAgreementsDocument, projectId);
    void client
      .query(ProjectStandingDocument, { id: projectId }, { requestPolicy: 'network-only' })
      .toPromise();
  };
  const { archive, take, forget } = useArchive(calls, onUploaded);
  const otherTable = () => {
    forget();
    setFile(undefined);
    setOpened(undefined);
  };
  const chooseKind = (next: BringKind) => {
    setKind(next);
    // What is in an archive is no table of another kind.
    if (archive) otherTable();
    setOpened(undefined);
  };
  const onClose = () => {
    if (opened && isWritten) void navigate(projectAddress(opened.projectId, 'agreements'));
    setOpened(undefined);
  };
  return (
    <>
      <InlineForm
        className={classes['form']}
        initialValues={{ surfaceProject: project }}
        allowsPristine
        validate={({ surfaceProject }) =>
          !isInProject || pickedId(surfaceProject)
            ? []
            : [{ path: 'surfaceProject', message: t('bringIn.projectNeeded') }]
        }
        onSubmit={async ({ surfaceProject }) => {
          const projectId = isInProject ? pickedId(surfaceProject) : '';
          if (projectId === undefined || projectId === null || !file || !looked) return;
          const recipe = recipeOf(looked);
          if (name.trim() !== '')
            await calls.keep(name.trim(), recipe).catch((error: unknown) => {
              // The table comes in all the same.
              const why = failureText(error) ?? t('bringIn.failed');
              showToast({ kind: 'error', message: t('bringIn.keepFailed', { why }) });
            });
          setOpened({ projectId, file, recipe });
        }}
      >
        {({ isBusy, failure: refused }) => (
          <>
            <div className={classes['project']}>
              <label className={classes['chosen']}>
                <span>{t('bringIn.kind')}</span>
                <PlainSelect
                  value={kind}
                  onChange={({ currentTarget }) => {
                    const next = bringKinds.find((one) => one === currentTarget.value);
                    if (next) chooseKind(next);
                  }}
                  aria-describedby={purpose}
                >
                  {groups.map((group) => (
                    <optgroup key={group} label={t(`bringIn.groups.${group}`)}>
                      {bringKindGroups[group].map((one) => (
                        <option key={one} value={one}>
                          {bringKindName(one, language)}
                        </option>
                      ))}
                    </optgroup>
                  ))}
                </PlainSelect>
              </label>
              <p id={purpose} className={classes['purpose']}>
                {bringPurpose(kind, language)}
              </p>
            </div>
            {isInProject && (
              <div className={classes['project']}>
                <PickerField
                  name="surfaceProject"
                  label={t('bringIn.project')}
                  picklist="projects"
                  required
                />
              </div>
            )}
            <ListOut kind={kind} />
            {file ? (
              <p className={classes['file']}>
                <strong>{looked?.fileName ?? file.name}</strong>
                <HeaderButton onClick={otherTable}>{t('bringIn.other')}</HeaderButton>
              </p>
            ) : (
              <TableSource kind={kind} onUploaded={(next) => void take(next)} />
            )}
            {archive && <ArchiveNote archive={archive} onTryAgain={() => void take(archive.file)} />}
            {file && failure !== undefined && (
              <DataErrorBar
                what={file.name}
                message={failure || t('bringIn.failed')}
                onTryAgain={table.readAgain}
              />
            )}
            {file && !looked && isReading && (
              <div role="status">
                <span>{t('bringIn.reading', { name: file.name })}</span>
                <Skeleton height={240} />
              </div>
            )}
            {file && looked && !isReviewed && (
              <TableReading
                looked={looked}
                table={table}
                name={name}
                onName={setName}
                isBusy={isBusy}
                onKind={chooseKind}
                onForget={async (recipeName) => {
                  await calls.forget(recipeName);
                  showToast({ kind: 'success', message: t('bringIn.recipeForgotten', { name: recipeName }) });
                  table.findAnew();
                }}
              />
            )}
            {refused && <p role="alert">{refused}</p>}
          </>
        )}
      </InlineForm>
      {opened && isReviewed && (
        <RecordReview
          kind={kind}
          calls={calls}
          file={opened.file}
          recipe={opened.recipe}
          projectId={opened.projectId || null}
          onWritten={() => onWritten(opened.projectId)}
          onBack={() => setOpened(undefined)}
          onOther={otherTable}
        />
      )}
      {opened && !isReviewed && (
        <ImportWizard
          projectId={opened.projectId}
          start={{
            page: 'validate',
            file: { ...opened.file, isBegun: false, recipe: opened.recipe },
          }}
          onClose={onClose}
          onWritten={() => onWritten(opened.projectId)}
        />
      )}
    </>
  );
}
