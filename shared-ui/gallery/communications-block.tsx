import { CombinedError } from '@urql/core';
import { useMemo, useRef, useState } from 'react';
import { useClient } from 'urql';
import {
  type CommunicationParent,
  Communications,
  CommunicationsAtOnce,
  LogContact,
  useCommunicationRows,
} from '../src/communications/index.ts';
import { FieldGrid, type FormTab, TextField } from '../src/form/index.ts';
import { CommunicationsDocument } from '../src/generated/operations.ts';
import { type FormRecord, RecordForm, type SaveAnswer, type SaveInput } from '../src/record-form/index.ts';
import { Link, useParams } from '../src/router/index.ts';
import classes from './gallery.module.css';
import { conflictOf, madeUpAssociate, storeCommunications } from './made-up-communications.ts';
import { State } from './state.tsx';

interface Associate extends FormRecord {
  readonly name: string;
}

const answers = ['saved', 'conflict', 'refused', 'failed'] as const;
type Answer = (typeof answers)[number];

const tabs: readonly FormTab[] = [
  { path: 'details', label: 'Details', fields: [{ name: 'name', label: 'Name' }] },
  { path: 'communications', label: 'Communications', fields: [] },
];

const refused = (extensions: Record<string, unknown>): SaveAnswer<Associate> => ({
  error: new CombinedError({ graphQLErrors: [{ message: 'It was not saved.', extensions }] }),
});

/** The answer to a save of the made-up associate. */
function saved(before: Associate, input: SaveInput, answer: Answer): SaveAnswer<Associate> {
  const rows: unknown = Reflect.get(input, 'communications');
  if (answer === 'failed')
    return { error: new CombinedError({ networkError: new Error('Failed to fetch') }) };
  if (answer === 'refused')
    return refused({
      code: 'VALIDATION',
      fields: [{ path: 'communications[0].comments', message: 'The server does not take this.' }],
    });
  if (answer === 'conflict') return refused(conflictOf(rows));
  storeCommunications(rows);
  const name: unknown = Reflect.get(input, 'name');
  return { stored: { ...before, name: String(name), revision: (before.revision ?? 0) + 1 } };
}

function AssociateForm({ id, answer }: { id: string; answer: () => Answer }) {
  const isNew = id === 'new';
  const [associate, setAssociate] = useState<Associate>({
    id,
    revision: isNew ? null : 1,
    canEdit: id !== 'read-only',
    name: isNew ? '' : 'Fisk Farms Ltd.',
  });
  const parent = useMemo<CommunicationParent>(
    () => ({
      kind: 'BusinessAssociate',
      id,
      isNew,
      associates: isNew ? [] : [madeUpAssociate],
    }),
    [id, isNew],
  );
  const rows = useCommunicationRows(parent);
  const collections = useMemo(() => [rows], [rows]);
  const client = useClient();
  const { '*': path = '' } = useParams();
  return (
    <RecordForm<Associate>
      route="business-associate"
      record={associate}
      kind="BUSINESS_ASSOCIATE"
      titleOf={({ name }) => name}
      subtitle="A made-up associate"
      tabs={tabs}
      labelOf={(field) => field}
      valuesOf={({ name }) => ({ name })}
      inputOf={(values) => values}
      check={({ name }) => (name ? [] : [{ path: 'name', message: 'Required value' }])}
      collections={collections}
      send={async (input) => saved(associate, input, answer())}
      onSaved={(next) => {
        setAssociate(next);
        // The effect of the associate's save on the cache.
        void client
          .query(CommunicationsDocument, { parentId: id, first: 250 }, { requestPolicy: 'network-only' })
          .toPromise();
      }}
      list="/communications"
      readOnlyReason={associate.canEdit ? undefined : 'Your access is read-only.'}
      actions={() => <LogContact parent={parent} />}
    >
      {() =>
        path.startsWith('communications') ? (
          <Communications parent={parent} />
        ) : (
          <FieldGrid>
            <TextField name="name" label="Name" required />
          </FieldGrid>
        )
      }
    </RecordForm>
  );
}

const states = ['some', 'empty', 'new', 'read-only', 'loading', 'failed', 'at-once'] as const;

/** Communications of a made-up associate in each of their states; the answer to the next save is chosen above. */
export function CommunicationsBlock() {
  const { id } = useParams();
  const [answer, setAnswer] = useState<Answer>('saved');
  const latest = useRef(answer);
  latest.current = answer;
  const answerNow = () => {
    const now = latest.current;
    // The conflict occurs once; the repeated save succeeds.
    if (now === 'conflict') setAnswer('saved');
    return now;
  };
  return (
    <>
      <State name="States">
        <nav aria-label="States" className={classes['row']}>
          {states.map((state) => (
            <Link
              key={state}
              to={`/business-associate/${state}/communications`}
              reloadDocument={state !== id}
            >
              {state}
            </Link>
          ))}
        </nav>
      </State>
      <State name="What a save answers">
        <div className={classes['row']}>
          {answers.map((name) => (
            <label key={name}>
              <input type="radio" name="answer" checked={answer === name} onChange={() => setAnswer(name)} />{' '}
              {name}
            </label>
          ))}
        </div>
      </State>
      {id !== undefined && (
        <State name="The page">
          {id === 'at-once' ? (
            <CommunicationsAtOnce
              parent={{ kind: 'BusinessAssociate', id: 'some', isNew: false }}
              address="/business-associate/at-once"
              mayAdd
            />
          ) : (
            <AssociateForm key={id} id={id} answer={answerNow} />
          )}
        </State>
      )}
    </>
  );
}
