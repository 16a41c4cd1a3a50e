import { namesOf } from 'shared-contracts';
import { type GridColumn, gridColumn } from 'shared-contracts/grids';
import type { FormValues } from '../form/form-values.ts';
import { texts } from '../generated/texts/communications.ts';
import type { GridRecord } from '../grid/views/grid-view.ts';
import type { Translate } from '../i18n/i18n-provider.tsx';
import { factsOf, heldDocuments, optionsOf, recordBelow } from './communication-values.ts';

const titled = (column: keyof (typeof texts)['en']['columns']) =>
  namesOf(texts, ({ columns }) => columns[column]);

/** The record that a communication belongs to, in the list of a project and of everything below it. */
const onColumn = gridColumn('string', 'on', titled('on'), { width: 120 });

// The first takes the space that the others leave; next to the list of agreements that is not much.
const [first, ...others]: readonly [GridColumn, ...GridColumn[]] = [
  gridColumn('string', 'communication', titled('communication'), { width: 210 }),
  gridColumn('date', 'date', titled('date'), { width: 100 }),
  gridColumn('bool', 'documentsAttached', titled('documentsAttached'), { width: 100 }),
  gridColumn('bool', 'confidential', titled('confidential'), { width: 100 }),
];

/** The columns of the communications (002 §2). */
export const communicationColumns: readonly GridColumn[] = [first, ...others];

/** The same with what each is on. */
export const wholeColumns: readonly GridColumn[] = [first, onColumn, ...others];

const textAt = (option: unknown, field: string): string => {
  const text: unknown =
    typeof option === 'object' && option !== null ? Reflect.get(option, field) : undefined;
  return typeof text === 'string' ? text : '';
};

/** Whom a communication was with: its contacts, and the associates that none of them belongs to. */
function withWhom(values: FormValues): readonly string[] {
  const contacts = optionsOf(values['contacts']);
  const heard = new Set(contacts.map(({ businessAssociate }) => textAt(businessAssociate, 'id')));
  const associates = optionsOf(values['businessAssociates']).filter(({ id }) => !heard.has(id));
  return [...contacts, ...associates].map((one) => textAt(one, 'name'));
}

/** '{representative} to {contacts} via {method}' (002 §2); unknown parts are left out. */
export function communicationLine(values: FormValues, t: Translate): string {
  const people = withWhom(values).join(', ');
  const method = textAt(values['methodOfContact'], 'code');
  return [
    textAt(values['representative'], 'fullName'),
    people && `${t('to')} ${people}`,
    method && `${t('via')} ${method}`,
  ]
    .filter(Boolean)
    .join(' ');
}

const placeOf = (values: FormValues): string | undefined => {
  const facts = factsOf(values);
  const record = facts && recordBelow(facts);
  return record ? `${record.collection}/${record.id}` : undefined;
};

/** The record that a communication belongs to: its name, or that of the form's own record. */
const onOf = (values: FormValues, t: Translate): string =>
  placeOf(values) === undefined ? t('on.own') : (factsOf(values)?.recordName ?? '');

/** A communication as a row of the grid. The date's value includes the time, so that two of a day are in order. */
export const communicationCells =
  (t: Translate) =>
  (values: FormValues): Readonly<Record<string, GridRecord[string]>> => {
    const { date, timeOfDay, outcome, step, comments, confidential } = values;
    const line = communicationLine(values, t);
    const commentText = typeof comments === 'string' ? comments : '';
    const result = [
      typeof step === 'string' ? t(`steps.${step}`) : '',
      outcome === 'Reached' ? '' : t(`outcomes.${String(outcome)}`),
    ]
      .filter(Boolean)
      .join(' · ');
    return {
      communication: [line, result, commentText].filter(Boolean).join('\n'),
      line: line || t('nobody'),
      comments: commentText,
      result,
      date: timeOfDay ? `${String(date)}T${String(timeOfDay)}` : String(date ?? ''),
      documentsAttached: (factsOf(values)?.documentsAttached ?? false) || heldDocuments(values).length > 0,
      confidential: confidential === true,
      on: onOf(values, t),
      place: placeOf(values) ?? null,
    };
  };
