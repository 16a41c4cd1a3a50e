import type { ContactCardParent } from 'shared-contracts/graphql';
import { notFound } from '../../platform/errors/app-error.ts';
import { checkedId } from '../../platform/server/arguments.ts';
import { isSeen } from '../../records/reading/record-parents.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { type CardPhone, cardOf } from './contact-card-store.ts';

/** The record whose contact card is requested. */
export interface CardQuestion {
  readonly source: ContactCardParent;
  readonly parentId: string;
}

const keyOf = ({ number, extension }: CardPhone): string => `${number.replace(/\D/g, '')} ${extension ?? ''}`;

/** Each number only once, compared by its digits; the first one stays. */
const onceEach = (phones: readonly CardPhone[]): readonly CardPhone[] =>
  phones.filter((phone, place) => phones.findIndex((other) => keyOf(other) === keyOf(phone)) === place);

/** The contact card of a record that the person may see. Throws NOT_FOUND or BAD_INPUT. */
export async function readContactCard({ source, parentId }: CardQuestion, context: RecordContext) {
  const id = checkedId(parentId);
  if (!(await isSeen(context, source, id))) throw notFound();
  const card = await cardOf(context.db, source, id);
  return {
    id,
    ...card,
    people: card.people.map((person) => ({ ...person, phones: onceEach(person.phones) })),
  };
}
