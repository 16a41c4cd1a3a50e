import { expect, it } from 'vitest';
import { dayAfter } from '../days/index.ts';
import { compareDecimals, differenceOf, sumOf } from '../decimal/index.ts';
import { Choices } from '../testing/choices.ts';
import { type Charged, type ChargeTerms, chargedTime, type WorkedLine } from './charged-time.ts';

// Weeks at random, of which a part is charged first and the rest is added later, as somebody forgets a line. Whatever is
// added when, no hour is charged twice and none is lost: on each day the hours charged of a rate on a project are those
// that were worked, or the least hours of a call-out; and overtime of days is what goes beyond their limit.

const monday = '2026-12-28';
const least = '4';

type Limits = Pick<ChargeTerms, 'doubleTimeAfterDay' | 'overtimeAfterDay' | 'overtimeAfterWeek'>;

const alberta: Limits = { overtimeAfterDay: '8', overtimeAfterWeek: '44', doubleTimeAfterDay: null };
const britishColumbia: Limits = { overtimeAfterDay: '8', overtimeAfterWeek: '40', doubleTimeAfterDay: '12' };
const weekAlone: Limits = { ...alberta, overtimeAfterDay: null };
const dayAlone: Limits = { ...alberta, overtimeAfterWeek: null };

function weekOf(seed: number) {
  const choices = new Choices(seed);
  const limits = choices.one([alberta, britishColumbia, weekAlone, dayAlone]);
  const terms = {
    ...{ ...limits, scheduleId: 'schedule', unit: 'hour', overtimeFactor: '1.5', overtimeRate: null },
    ...{ doubleTimeFactor: '2', dayHours: null, halfDayHours: null },
  };
  const agent = { ...terms, id: 'agent', price: '95', minimumHours: least };
  const helper = { ...terms, id: 'helper', price: '71.33', minimumHours: null };
  const lines = Array.from({ length: choices.from(1, 10) }, (_, place) => ({
    ...{ id: String(place), date: dayAfter(monday, choices.from(0, 6)), kind: 'Time' },
    projectId: choices.one(['one', 'another']),
    rate: choices.one<WorkedLine['rate']>([agent, helper]),
    quantity: choices.one(['0.25', '1.5', '4', '7.75', '8', '8', '10', '13']),
  }));
  return { lines, isLater: lines.map(() => choices.next() < 0.4), limits };
}

function groupsOf(lines: readonly WorkedLine[], keyOf: (line: WorkedLine) => string) {
  const keys = [...new Set(lines.map(keyOf))];
  return new Map(keys.map((key) => [key, lines.filter((line) => keyOf(line) === key)]));
}

const hoursOf = ({ quantity }: WorkedLine, charged: Charged | undefined): readonly string[] => [
  ...[charged?.chargedQuantity ?? quantity, charged?.minimumQuantity ?? '0'],
  ...[charged?.overtimeQuantity ?? '0', charged?.doubleTimeQuantity ?? '0'],
];

/** What is charged for a week of which some lines were added later. */
function chargedInTurns({ lines, isLater }: ReturnType<typeof weekOf>) {
  const earlier = chargedTime(lines.filter((_, place) => !isLater[place]));
  const added = chargedTime(lines.map((line) => ({ ...line, stays: earlier.get(line.id) })));
  return new Map([...earlier, ...added]);
}

it('charges each hour of a day once, in whatever order its lines are added', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const week = weekOf(seed);
    const charged = chargedInTurns(week);
    const places = groupsOf(week.lines, ({ rate, projectId, date }) => [rate?.id, projectId, date].join(' '));
    for (const [place, lines] of places) {
      const worked = sumOf(lines.map(({ quantity }) => quantity));
      const isShort = lines[0]?.rate?.minimumHours && compareDecimals(worked, least) < 0;
      const hours = sumOf(lines.flatMap((line) => hoursOf(line, charged.get(line.id))));
      expect([seed, place, hours]).toEqual([seed, place, isShort ? least : worked]);
    }
  }
});

it('charges as overtime what goes beyond the limits of days and the week, where nothing is added later', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const { lines, limits } = weekOf(seed);
    const charged = chargedTime(lines);
    const beyond = (hours: string, limit: string | null) =>
      limit !== null && compareDecimals(hours, limit) > 0 ? differenceOf(hours, limit) : '0';
    const days = groupsOf(lines, ({ date }) => date);
    const worked = [...days.values()].map((some) => sumOf(some.map(({ quantity }) => quantity)));
    const ofDays = sumOf(worked.map((hours) => beyond(hours, limits.overtimeAfterDay)));
    const ofWeek = beyond(differenceOf(sumOf(worked), ofDays), limits.overtimeAfterWeek);
    const over = lines.flatMap((line) => hoursOf(line, charged.get(line.id)).slice(2));
    expect([seed, sumOf(over)]).toEqual([seed, sumOf([ofDays, ofWeek])]);
  }
});
