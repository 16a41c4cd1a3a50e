import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { RouteName } from 'shared-contracts';
import type { RecordKind } from 'shared-contracts/graphql';
import type { Address } from 'shared-contracts/routes';
import { useDocumentRows } from '../documents/document-rows.ts';
import type { FormTab } from '../form/form-errors.ts';
import { useFormTexts } from '../form/form-texts.ts';
import type { WordOf } from '../form/history/shown-value.ts';
import { type FormControl, FormPage } from '../form/page/form-page.tsx';
import type { SaveOutcome } from '../form/saving/save-outcome.ts';
import type { StoredRows } from '../form/saving/stored-rows.ts';
import type { SaveRequest } from '../form/saving/use-save.ts';
import { isTabOpen } from '../form/tabs/tab-groups.ts';
import { returning, useListPlace } from '../layout/list-place.ts';
import { usePlaces } from '../layout/places.tsx';
import { useRecordTitle } from '../layout/record-title.ts';
import { useIsWide } from '../layout/use-is-wide.ts';
import { lazyPart } from '../loading/lazy-part.tsx';
import { type DeleteDocument, DeleteRecord } from '../record/delete-record.tsx';
import { ChangesButton } from '../record/held/changes-button.tsx';
import { DraftBar } from '../record/held/draft-bar.tsx';
import { HeldRows } from '../record/held/held-rows.ts';
import { openHelp } from '../record/open-help.ts';
import { HeldRowsProvider } from '../record/record-context.ts';
import { RecordHistory } from '../record/record-history.tsx';
import type { FormRecord } from '../record/record-writer.ts';
import { type RecordWriter, sendRecord, useRecordRules } from '../record/record-writer.ts';
import type { RecordFact } from '../record/related/rail-facts.tsx';
import type { Collection } from '../record/rows/collection.ts';
import { anotherNew } from '../record/rows/use-new-id.ts';
import { useOwnAddress } from '../record/use-own-address.ts';
import { useLocation, useNavigate } from '../router/links.ts';
import { useSession } from '../session/session.tsx';

interface RecordFormProps<TRecord extends FormRecord> extends RecordWriter<TRecord> {
  /** The route of the records of this kind. */
  readonly route: RouteName;
  readonly record: TRecord;
  readonly kind: RecordKind;
  readonly titleOf: (record: TRecord) => string;
  /** The kind of the record, or a further identification after its name. */
  readonly subtitle: ReactNode | ((record: TRecord) => ReactNode);
  /** The kind of the record after its name, as 'Client'. */
  readonly suffixOf?: (record: TRecord) => string | undefined;
  /** Shown next to the title, such as statuses. */
  readonly marks?: (record: TRecord) => ReactNode;
  /** The key facts of a saved record, below its title; visible on every tab. */
  readonly summary?: (record: TRecord) => ReactNode;
  /** One of them may be the `history`; else a saved record's own comes last. */
  readonly tabs: readonly FormTab[];
  readonly labelOf: (field: string) => string;
  /** The label of a fixed value of a field in the history, if only the form knows it. */
  readonly wordOf?: WordOf;
  /** Deletes the record, where that is offered. */
  readonly remove?: DeleteDocument;
  /** The records deleted with it, shown before the deletion. */
  readonly removeAlong?: readonly string[];
  /** Why the record cannot be deleted, where that is so. */
  readonly removeBlockedBy?: (record: TRecord) => string | undefined;
  /** The address of the list of such records, where there is one. */
  readonly list?: Address | undefined;
  /** Why the person cannot change it, where that is so. */
  readonly readOnlyReason: string | undefined;
  /** Rows with forms of their own, which are saved with the record; the same list on every render. */
  readonly collections?: readonly Collection[];
  /** The rows in a save's answer, where it has them; the others are read again. */
  readonly rowsOf?: (record: TRecord) => StoredRows;
  /** Whether the person creates such records, so that a save may continue with a new one; yes by default. */
  readonly isMade?: boolean;
  /** The key facts of a saved record, for the rail at the side of its fields. */
  readonly facts?: (record: TRecord) => readonly RecordFact[];
  /** Buttons for the header of a saved record; `adopt` takes over the version that another call stored. */
  readonly actions?: (record: TRecord, adopt: (next: TRecord) => void) => ReactNode;
  /** Shown above the history of a saved record, for example the records merged into it. */
  readonly past?: (record: TRecord) => ReactNode;
  readonly onSaved?: (record: TRecord) => void;
  /** `adopt` takes over what another call wrote of the record; `release` lets the page be left without a question. */
  readonly children: (record: TRecord, adopt: (next: TRecord) => void, release: () => void) => ReactNode;
}

const RecordRail = lazyPart(async () => (await import('../record/related/record-rail.tsx')).RecordRail);

/** From this width on the fields leave space at their side, in CSS pixels. */
const railFrom = 1600;

const leavesOnly = ['leave'] as const;
const leavesOrGoesOn = ['new', 'leave'] as const;
const noFacts: readonly RecordFact[] = [];
const noCollections: readonly Collection[] = [];

/** The form of one record with its rows: reading and writing, drafts, the history tab and the title are the same for every kind. */
export function RecordForm<TRecord extends FormRecord>(props: RecordFormProps<TRecord>) {
  const { route, record, kind, titleOf, valuesOf, labelOf, onSaved } = props;
  const { collections = noCollections, readOnlyReason } = props;
  const { t } = useFormTexts();
  const navigate = useNavigate();
  const { id: addressId = 'new' } = useParams();
  const [start] = useState(record);
  const [saved, setSaved] = useState(record);
  const [recordId, setRecordId] = useState(record.id);
  const { user } = useSession();
  const { pathname } = useLocation();
  const { routes } = usePlaces();
  const source = routes.find(({ name }) => name === route)?.list;
  // The list that the record was opened from, as it was left; else the list of such records.
  const back = useListPlace(pathname)?.address ?? props.list ?? '/home';
  const title = titleOf(saved);
  useRecordTitle(addressId, addressId === 'new' ? undefined : title);

  const check = useRecordRules(props);

  const onSave = async (request: SaveRequest): Promise<SaveOutcome> => {
    let rows: StoredRows | undefined;
    const outcome = await sendRecord(props, recordId, request, (stored) => {
      setSaved(stored);
      onSaved?.(stored);
      rows = props.rowsOf?.(stored);
    });
    return outcome.kind === 'saved' && rows ? { ...outcome, rows } : outcome;
  };

  const control = useRef<FormControl>(null);
  const adopt = (next: TRecord) => {
    setSaved(next);
    control.current?.adopt(valuesOf(next), next.revision ?? 1);
  };

  const address: Address = `/${route}/${addressId}`;
  const [isStored, setStored] = useState(false);
  useOwnAddress(route, addressId, isStored ? recordId : undefined);
  const [held] = useState(() => new HeldRows());
  held.address = address;
  const withDocuments = useDocumentRows(collections);
  held.collections = useMemo(() => new Map(withDocuments.map((one) => [one.name, one])), [withDocuments]);
  const isOver = useRef(false);
  const isNew = saved.revision === null;
  const hasHistory = props.tabs.some(({ path }) => path === 'history');
  const lastGroup = props.tabs.at(-1)?.group;
  const historyTab: FormTab = {
    path: 'history',
    label: t('record.history'),
    fields: [],
    ...(lastGroup === undefined ? {} : { group: lastGroup }),
  };
  const showsHistory = !isNew && !hasHistory && `${pathname}/`.startsWith(`${address}/${historyTab.path}/`);
  const fields = props.tabs.flatMap((tab) => tab.fields);
  const isWide = useIsWide(railFrom);
  const isWhole = props.tabs.some((tab) => tab.isWhole && isTabOpen(address, tab, pathname));
  const goesOn = props.isMade === false ? leavesOnly : leavesOrGoesOn;
  const isDrafted = user !== null && readOnlyReason === undefined;
  return (
    <HeldRowsProvider value={held}>
      <FormPage
        address={address}
        title={title}
        subtitle={typeof props.subtitle === 'function' ? props.subtitle(saved) : props.subtitle}
        suffix={props.suffixOf?.(saved)}
        marks={props.marks?.(saved)}
        summary={!isNew && props.summary?.(saved)}
        tabs={isNew || hasHistory ? props.tabs : [...props.tabs, historyTab]}
        initialValues={valuesOf(start)}
        initialRevision={start.revision}
        validate={check}
        held={held}
        onSave={onSave}
        goesOn={goesOn}
        onSaved={(after) => {
          if (after === 'leave') void navigate(back, returning);
          else if (after === 'new') void navigate(`/${route}/new`, { state: anotherNew() });
          else setStored(true);
        }}
        onHelp={() => void openHelp(route)}
        readOnlyReason={readOnlyReason}
        control={control}
        notices={
          <DraftBar
            place={isDrafted ? { userId: user.id, route, id: isNew ? 'new' : recordId } : undefined}
            readAs={addressId}
            isOver={isOver}
            kind={kind}
            recordId={recordId}
            revision={saved.revision}
            fields={fields}
            onRestoreId={setRecordId}
          />
        }
        rail={
          isWide &&
          !isNew &&
          !isWhole && (
            <Suspense fallback={<div />}>
              <RecordRail
                kind={kind}
                source={source}
                recordId={recordId}
                address={address}
                facts={props.facts?.(saved) ?? noFacts}
                labelOf={labelOf}
              />
            </Suspense>
          )
        }
        changes={readOnlyReason === undefined && <ChangesButton tabs={props.tabs} />}
        actions={
          <>
            {!isNew && props.actions?.(saved, adopt)}
            {!isNew && props.remove && readOnlyReason === undefined && (
              <DeleteRecord
                document={props.remove}
                id={recordId}
                item={title}
                along={props.removeAlong}
                blockedBy={props.removeBlockedBy?.(saved)}
                list={back}
                onDeleted={() => {
                  isOver.current = true;
                  control.current?.release();
                }}
              />
            )}
          </>
        }
      >
        {showsHistory ? (
          <>
            {props.past?.(saved)}
            <RecordHistory kind={kind} recordId={recordId} labelOf={labelOf} wordOf={props.wordOf} />
          </>
        ) : (
          props.children(saved, adopt, () => control.current?.release())
        )}
      </FormPage>
    </HeldRowsProvider>
  );
}
