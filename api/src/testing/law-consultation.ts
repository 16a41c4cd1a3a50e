import type { Board, Recipient, RecipientContact } from 'shared-contracts/consultation';
import { factNamed, factsNamed, type LawCase } from './law-cases.ts';

const stepNames = {
  notice: 'Notice',
  follow: 'FollowUp',
  answer: 'Answer',
  objection: 'Objection',
  resolved: 'ObjectionResolved',
  log: 'LogSent',
} as const;

/** The recipient of a case, with the communications; the proof of a delivery comes after its notice. */
export function recipientOf(lawCase: LawCase, jurisdictions: Recipient['jurisdictions']): Recipient {
  const contacts = Object.entries(stepNames).flatMap(([name, step]) =>
    factsNamed(lawCase, name).map(
      (date, place): RecipientContact => ({
        ...{ id: `${name} ${place}`, date, step, revision: 1, isSuccessful: true },
        deliveredDate: step === 'Notice' ? factNamed(lawCase, 'delivered') : null,
        ...{ notedAt: null, hasMethod: true, hasRepresentative: true, hasEvidence: true },
      }),
    ),
  );
  return {
    ...{ id: 'r', name: 'Jane Doe', associateId: null, parcels: [], notifiedDate: null, jurisdictions },
    kind: factNamed(lawCase, 'kind') === 'Indigenous' ? 'Indigenous' : 'Stakeholder',
    level: factNamed(lawCase, 'level'),
    contacts: contacts.toSorted((one, other) => one.date.localeCompare(other.date)),
    pauses: factsNamed(lawCase, 'pause').map((text) => {
      const [fromDate = '', toDate] = text.split('..');
      return { fromDate, toDate: toDate || null, reason: 'Away' };
    }),
  };
}

/** The values of a board with one recipient, under the names that cases use. */
export function boardAnswers({ rows, mayFileOn }: Board): ReadonlyMap<string, string | undefined> {
  const [row] = rows;
  const follow = (afterDays: number) => {
    const cell = row?.cells.find((one) => one.afterDays === afterDays);
    if (!cell) return undefined;
    const day = cell.state === 'Done' || cell.state === 'DoneLate' ? cell.date : cell.dueDate;
    return [cell.state, day].filter(Boolean).join(' ');
  };
  return new Map([
    ['state', row?.state],
    ['due', row?.clock?.dueDate ?? undefined],
    ['file', mayFileOn ?? undefined],
    ['unruled', row?.clock?.unruled.join(' ') || undefined],
    ['follow5', follow(5)],
    ['follow10', follow(10)],
  ]);
}
