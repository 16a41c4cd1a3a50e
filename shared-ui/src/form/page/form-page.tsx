import type { Address } from 'shared-contracts/routes';
import '../form-styles.ts';
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form } from 'react-final-form';
import type { FieldError } from 'shared-contracts/errors';
import { useTexts } from '../../i18n/i18n-provider.tsx';
import { useIsPhone } from '../../layout/use-is-phone.ts';
import { FetchBoundary } from '../../loading/fetch-boundary.tsx';
import { useLocation, useNavigate } from '../../router/links.ts';
import type { FormTab } from '../form-errors.ts';
import { FormSession, FormSessionProvider } from '../form-session.ts';
import { useFormTexts } from '../form-texts.ts';
import type { FormValues } from '../form-values.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import type { HeldContent } from '../saving/held-content.ts';
import { LeaveWarning } from '../saving/leave-warning.tsx';
import { RowSaveProvider } from '../saving/row-save.ts';
import type { SaveOutcome } from '../saving/save-outcome.ts';
import { hasUnsent } from '../saving/unsent.ts';
import { type AfterSave, type SaveRequest, useSave } from '../saving/use-save.ts';
import { SideTabs } from '../tabs/side-tabs.tsx';
import { isTabOpen } from '../tabs/tab-groups.ts';
import { TabKeys } from '../tabs/tab-keys.tsx';
import { useAllFields } from '../use-all-fields.ts';
import { useFormApi } from '../use-form-api.ts';
import { useFormUndo } from '../use-form-undo.ts';
import { firstError, focusField } from './first-error.ts';
import { ReadOnlyProvider } from './form-mode.ts';
import { FormNotices } from './form-notices.tsx';
import classes from './form-page.module.css';
import { FormThumb } from './form-thumb.tsx';
import { FormTop } from './form-top.tsx';
import { MovingNotices } from './moving-notices.tsx';
import { registerShownForm } from './shown-forms.ts';
import { SubmitGroup } from './submit-group.tsx';
import { useFieldFromAddress } from './use-field-from-address.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useFormKeys } from './use-form-keys.ts';

/** The actions of a screen on its form from outside. */
export interface FormControl {
  /** Continues from the version that another call stored; unsaved edits stay. */
  readonly adopt: (stored: FormValues, revision: number) => void;
  /** Lets the person leave the page without a question, as the record was deleted. */
  readonly release: () => void;
}

interface FormPageProps {
  /** The form's own address, without its tabs. */
  readonly address: Address;
  /** The record's name; 'New' is shown where it is empty. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The kind of the record after its name, as 'Client'. */
  readonly suffix?: string | undefined;
  /** Shown next to the title, such as the record's statuses. */
  readonly marks?: ReactNode;
  /** The record's key facts, below its title. */
  readonly summary?: ReactNode;
  /** With groups the tabs are at the side of the form, on a phone in one picker. */
  readonly tabs: readonly FormTab[];
  /** The initial values of the form; to start from another record, give the page another key. */
  readonly initialValues: FormValues;
  readonly initialRevision: number | null;
  readonly validate: (values: FormValues) => readonly FieldError[];
  readonly onSave: (request: SaveRequest) => Promise<SaveOutcome>;
  /** Called after a save, when the form is clean again, with where the person wants to go. */
  readonly onSaved?: (after: AfterSave) => void;
  /** Where a save can lead, other than staying: only these are offered. */
  readonly goesOn?: readonly Exclude<AfterSave, 'stay'>[];
  readonly onHelp: () => void;
  /** Why nothing can be changed, where that is so. */
  readonly readOnlyReason?: string | undefined;
  /** Set to the actions of a screen on the form from outside. */
  readonly control?: RefObject<FormControl | null>;
  /** More buttons for the header. */
  readonly actions?: ReactNode;
  /** The changes that a save would send, next to the state of the values; its space is reserved while it is empty. */
  readonly changes?: ReactNode;
  /** Messages below the header, in addition to those of the last save. */
  readonly notices?: ReactNode;
  /** The content of the page in addition to the record's fields: rows with forms of their own. */
  readonly held?: HeldContent;
  /** Shown at the side of the fields on a wide screen. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

const holdsRows = (held: HeldContent | undefined): boolean =>
  held !== undefined && (held.getSummary().count > 0 || held.hasPending());

const nowhere: readonly never[] = [];

/** A record's page: header with Save, tabs, fields, and all that can happen to a save (000 §2, §4). */
export function FormPage(props: FormPageProps) {
  const { address, tabs, initialValues, initialRevision, validate, onSave, onSaved, onHelp, held } = props;
  const { readOnlyReason, goesOn = nowhere } = props;
  const { t } = useTexts('ui');
  const { t: texts } = useFormTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const form = useFormApi(initialValues, validate);
  const [session] = useState(() => new FormSession());
  const [invalid, setInvalid] = useState<string>();
  /** Going elsewhere is no leaving now. */
  const isMoving = useRef(false);
  const element = useRef<HTMLElement>(null);
  const stopFocus = useRef<() => void>(undefined);
  const fields = tabs.flatMap((tab) => tab.fields);
  const isPhone = useIsPhone();
  const isGrouped = tabs.some(({ group }) => group !== undefined);
  const isWhole = tabs.some((tab) => tab.isWhole && isTabOpen(address, tab, pathname));
  const tabsAs = !isGrouped ? 'row' : isPhone ? 'picker' : 'side';

  /** Goes to the first error and shows it. */
  const goToFirstError = () => {
    const first = firstError(tabs, form.getState().errors ?? {}, session.getRefusedPaths());
    const inRow = first ? undefined : held?.firstError();
    setInvalid(first ? texts('save.firstError', { label: first.label }) : texts('save.firstRow'));
    stopFocus.current?.();
    if (inRow) {
      void navigate(inRow.address);
      stopFocus.current = focusField(
        () => document.querySelector(`[data-row-form="${inRow.rowId}"]`),
        inRow.path,
      );
    }
    if (!first) return;
    const to: Address = `${address}/${first.tab.path}`;
    if (!`${pathname}/`.startsWith(`${to}/`)) void navigate(to);
    stopFocus.current = focusField(() => element.current, first.path);
  };
  useEffect(() => () => stopFocus.current?.(), []);

  const hasChanges = () => form.getState().dirty || session.hasPending || holdsRows(held);
  const {
    progress,
    taken,
    dismissTaken,
    save,
    saveRow,
    resolve,
    follow,
    adopt,
    noteChange,
    dismissConflict,
  } = useSave({
    form,
    session,
    fields,
    held,
    initialRevision,
    onSave,
    onSaved: (after) => {
      // Edits made during the save keep the person here.
      const then = hasChanges() ? 'stay' : after;
      // A new record's page moves to its own address, which does not count as leaving, even with edits made meanwhile.
      isMoving.current = true;
      onSaved?.(then);
      isMoving.current = false;
    },
    onInvalid: goToFirstError,
    outrun: texts('taken.outrun'),
  });
  useEffect(
    () => (process.env.NODE_ENV === 'development' ? registerShownForm(address, form) : undefined),
    [address, form],
  );
  useImperativeHandle(props.control, () => ({
    adopt,
    release: () => {
      isMoving.current = true;
    },
  }));
  const isReadOnly = readOnlyReason !== undefined;
  useAllFields(
    form,
    fields.map(({ name }) => name),
  );
  const onSaveKey = (after: AfterSave = 'stay') => {
    if (after !== 'stay' && !goesOn.includes(after)) return;
    setInvalid(undefined);
    // A person who may not change the record may own a document of it.
    if (!isReadOnly || holdsRows(held)) void save(after);
  };
  useFormKeys({ onSave: onSaveKey, onHelp });
  useFirstFocus(element, initialRevision === null);
  useFieldFromAddress(element);
  const { undo, undone, restore } = useFormUndo({ form, session, held });
  useEffect(() => {
    let before = form.getState().values;
    const note = () => {
      noteChange();
      setInvalid(undefined);
    };
    const stop = form.subscribe(
      ({ values, dirty }) => {
        if (values !== before && dirty) note();
        before = values;
      },
      { values: true, dirty: true },
    );
    let edits = held?.getEdits();
    const stopHeld = held?.subscribe(() => {
      const now = held.getEdits();
      if (now !== edits && held.getSummary().count > 0) note();
      edits = now;
    });
    return () => {
      stop();
      stopHeld?.();
    };
  }, [form, held, noteChange]);
  const latestSaveRow = useRef(saveRow);
  latestSaveRow.current = saveRow;
  const isBusy = progress.kind === 'busy';
  const rowSave = useMemo(() => ({ save: (id: string) => latestSaveRow.current(id), isBusy }), [isBusy]);
  const failure =
    progress.kind === 'failed'
      ? progress.message || t('form.unexpected')
      : (progress.kind === 'refused' && progress.message) || invalid;

  return (
    <FormSessionProvider value={session}>
      <ReadOnlyProvider value={isReadOnly}>
        <Form form={form} onSubmit={() => {}} subscription={{}}>
          {() => (
            <SubmitGroup
              ref={element}
              className={classes.page}
              data-side={tabsAs === 'side' ? '' : undefined}
              data-whole={isWhole || undefined}
              onSubmit={() => onSaveKey()}
            >
              {tabsAs === 'side' && <SideTabs address={address} tabs={tabs} held={held} />}
              {isGrouped && <TabKeys address={address} tabs={tabs} />}
              <div className={classes.main}>
                <FormTop
                  title={props.title}
                  subtitle={props.subtitle}
                  suffix={props.suffix}
                  marks={props.marks}
                  summary={props.summary}
                  address={address}
                  tabs={tabs}
                  tabsAs={tabsAs}
                  held={held}
                  progress={progress}
                  readOnlyReason={readOnlyReason}
                  actions={props.actions}
                  changes={props.changes}
                  notices={
                    <MovingNotices held={held}>
                      <FormNotices
                        isBusy={isBusy}
                        failure={failure || undefined}
                        merged={progress.kind === 'refused' ? progress.merged : nowhere}
                        onFollow={follow}
                        taken={taken}
                        onDismissTaken={dismissTaken}
                        onRestore={undone ? restore : undefined}
                      />
                      {props.notices}
                    </MovingNotices>
                  }
                  onSave={onSaveKey}
                  goesOn={goesOn}
                  onUndo={undo}
                  onHelp={onHelp}
                />
                <div className={classes.columns} data-rail={props.rail ? '' : undefined}>
                  <div className={classes.body} data-form-body="">
                    <RowSaveProvider value={rowSave}>
                      <FetchBoundary>{props.children}</FetchBoundary>
                    </RowSaveProvider>
                  </div>
                  <FetchBoundary>{props.rail}</FetchBoundary>
                </div>
                {isPhone && (
                  <FormThumb
                    address={address}
                    tabs={tabs}
                    held={held}
                    hasPicker={tabsAs === 'picker'}
                    actions={
                      <>
                        {props.changes}
                        {props.actions}
                      </>
                    }
                  />
                )}
              </div>
            </SubmitGroup>
          )}
        </Form>
        <LeaveWarning
          address={address}
          hasChanges={() => !isMoving.current && (hasChanges() || hasUnsent())}
        />
        {progress.kind === 'conflict' && (
          <ConflictDialog
            parts={progress.parts}
            onResolve={(choices) => resolve(progress.parts, choices)}
            onCancel={dismissConflict}
          />
        )}
      </ReadOnlyProvider>
    </FormSessionProvider>
  );
}
