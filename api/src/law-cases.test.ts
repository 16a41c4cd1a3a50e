import { readdirSync } from 'node:fs';
import { agreementClocks, lookedAt } from 'shared-contracts/agreements';
import {
  boardOf,
  countedDayAfter,
  countedDays,
  isRuleCalendar,
  lastDayAfter,
  stepErrors,
} from 'shared-contracts/consultation';
import { nextDueDate, recurrenceUnits } from 'shared-contracts/engagement';
import { provincesOfDescription } from 'shared-contracts/land-survey';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreementRuleRows } from './modules/agreements/clock-store.ts';
import { consultationRules } from './modules/consultation/consultation-store.ts';
import type { Database } from './platform/db/database.ts';
import { agreementFacts, answered, momentOf } from './testing/law-agreement.ts';
import { factNamed, type LawCase, lawCases } from './testing/law-cases.ts';
import { boardAnswers, recipientOf } from './testing/law-consultation.ts';
import { openDemoDatabase } from './testing/test-database.ts';

/** One database for all cases: the rules are the rows that ship. */
let database: Database;
let rules: Awaited<ReturnType<typeof agreementRuleRows>>;
let consulted: Awaited<ReturnType<typeof consultationRules>>;
let codes: ReadonlyMap<string, string>;
let places: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await openDemoDatabase();
  rules = await agreementRuleRows(database.db);
  consulted = await consultationRules(database.db);
  const shipped = await database.pool.query<{ id: string; code: string }>(
    'select id, code from provincial_rule',
  );
  codes = new Map(shipped.rows.map(({ id, code }) => [id, code]));
  const { rows } = await database.pool.query<{ id: string; code: string }>(
    `select s.id, s.code from state_or_province s join country c on c.id = s.country_id where c.code = 'CA'`,
  );
  places = new Map(rows.map(({ id, code }) => [code, id]));
});

afterAll(() => database.close());

const inPlaces = ({ provinces }: LawCase) =>
  provinces.map((code) => ({ id: places.get(code) ?? code, code }));

const zone = 'America/Edmonton';

/** The rules as shipped; a case that says what happens on a holiday sets that in all of them. */
const asTheyStand = <TRule extends object>(shipped: readonly TRule[], one: LawCase): readonly TRule[] => {
  const onHoliday = factNamed(one, 'holiday');
  return onHoliday ? shipped.map((rule) => ({ ...rule, onHoliday })) : shipped;
};

describe.each([
  'copy-of-agreement',
  'dower',
  'five-year-review',
  'right-of-entry',
  'terms-and-expiry',
  'unpaid-compensation',
])('cases of agreements: %s', (file) => {
  it.each(lawCases(file))('$file:$line $title', (one) => {
    const facts = agreementFacts(one, inPlaces(one));
    const { actual, wanted } = answered(
      one,
      agreementClocks(facts, asTheyStand(rules, one), { now: momentOf(one), zone }),
    );
    expect(actual).toEqual(wanted);
  });
});

const boardCases = [
  ...lawCases('consultation'),
  ...lawCases('second-table').filter((one) => factNamed(one, 'kind')),
];

it.each(boardCases)('$file:$line $title', (one) => {
  const board = boardOf([recipientOf(one, inPlaces(one))], asTheyStand(consulted, one), one.moment);
  const answers = boardAnswers(board);
  const actual = one.expected.map((text) => {
    const [name = ''] = text.replace(/^no /, '').split('=');
    const answer = answers.get(name);
    return answer === undefined ? `no ${name}` : `${name}=${answer}`;
  });
  expect(actual).toEqual(one.expected);
});

const daysOf = (one: LawCase) => {
  const calendar = factNamed(one, 'calendar') ?? '';
  if (!isRuleCalendar(calendar)) throw new Error(`${calendar} is no calendar.`);
  return countedDays(calendar, one.provinces[0]);
};

it.each(lawCases('holidays'))('$file:$line $title', (one) => {
  const counts = daysOf(one);
  const off: string[] = [];
  for (const day = new Date(`${one.moment}-01-01`); day.getUTCFullYear() === Number(one.moment); ) {
    const text = day.toISOString().slice(0, 10);
    const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
    if (!isWeekend && !counts(text)) off.push(text.slice(5));
    day.setUTCDate(day.getUTCDate() + 1);
  }
  expect(off.join(' ')).toBe(one.expected.join(' '));
});

const dayCases = [
  ...lawCases('working-days'),
  ...lawCases('second-table').filter((one) => factNamed(one, 'calendar')),
];

it.each(lawCases('holiday-ends'))('$file:$line $title', (one) => {
  const [length, lengthUnit] = (factNamed(one, 'length') ?? '').split(' ');
  const rule = {
    ...{ length: Number(length), lengthUnit, calendar: factNamed(one, 'calendar') },
    ...{ onHoliday: factNamed(one, 'holiday'), province: one.provinces[0] },
  };
  expect(lastDayAfter(one.moment, rule) ?? 'none').toBe(one.expected[0]);
});

it.each(dayCases)('$file:$line $title', (one) => {
  expect(countedDayAfter(one.moment, Number(factNamed(one, 'days')), daysOf(one))).toBe(one.expected[0]);
});

it.each(lawCases('recurrence'))('$file:$line $title', (one) => {
  const [interval, unit] = (factNamed(one, 'every') ?? '').split(' ');
  const known = recurrenceUnits.find((name) => name === unit) ?? 'Days';
  const recurrence = { firstDueDate: factNamed(one, 'first') ?? '', interval: Number(interval), unit: known };
  expect(nextDueDate(one.moment, recurrence) ?? 'never').toBe(one.expected[0]);
});

it.each(lawCases('proof'))('$file:$line $title', (one) => {
  const values = {
    ...{
      step: factNamed(one, 'step'),
      date: factNamed(one, 'date'),
      deliveredDate: factNamed(one, 'delivered'),
    },
  };
  const [first] = stepErrors(values, one.moment);
  expect(first ? `refused at ${first.path}` : 'accepted').toBe(one.expected[0]);
});

it.each(lawCases('province-of-land'))('$file:$line $title', async (one) => {
  const [typed] = one.provinces;
  const written = factNamed(one, 'land') ?? '';
  const { rows } = await database.pool.query<{ codes: string | null; elsewhere: boolean }>(
    `with made as (
        insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type,
            state_or_province_id, land_provinces)
          values (gen_random_uuid(), $1, gen_random_uuid()::text, 'OTHER', gen_random_uuid()::text, $2, $3)
          returning state_or_province_id as typed, province_ids as ids)
      select (select string_agg(s.code, ' ' order by s.code) from state_or_province s where s.id = any (ids)) as codes,
        typed is not null and typed <> all (ids) as elsewhere from made`,
    [written, typed ? places.get(typed) : null, provincesOfDescription(written).join(' ')],
  );
  const [found] = rows;
  const actual = `${found?.codes ?? 'none'}${found?.elsewhere ? ' with a warning' : ''}`;
  expect(actual).toBe(one.expected[0]);
});

it('says of what nobody asked that it was looked at, and of what nobody looked at that it was not', () => {
  expect.hasAssertions();
  for (const one of lawCases('silence')) {
    const facts = agreementFacts(one, inPlaces(one));
    const clocks = agreementClocks(facts, rules, { now: momentOf(one), zone });
    const silent = lookedAt(facts, rules, clocks, one.moment);
    const actual = [
      ...(clocks.length > 0
        ? [
            `asks ${clocks
              .map(({ kind }) => kind)
              .toSorted()
              .join(' ')}`,
          ]
        : []),
      ...(silent.rules.length > 0
        ? [
            `looked at ${silent.rules
              .map(({ id }) => codes.get(id))
              .toSorted()
              .join(' ')}`,
          ]
        : []),
      ...[...silent.missing].map(([place, about]) => `nobody looked at ${place} ${about.join(' ')}`),
    ];
    expect(actual, `${one.file}.tsv:${one.line}`).toEqual(one.expected);
  }
});

it('there are three hundred cases and more, each file of them is run', () => {
  const files = readdirSync(new URL('../../docs/law-cases/', import.meta.url))
    .filter((name) => name.endsWith('.tsv'))
    .map((name) => name.slice(0, -4));
  expect(files.toSorted()).toEqual(
    [
      ...[
        'consultation',
        'copy-of-agreement',
        'dower',
        'five-year-review',
        'holiday-ends',
        'holidays',
        'proof',
        'province-of-land',
      ],
      ...[
        'recurrence',
        'right-of-entry',
        'second-table',
        'silence',
        'terms-and-expiry',
        'unpaid-compensation',
        'working-days',
      ],
    ].toSorted(),
  );
  expect(files.flatMap(lawCases).length).toBeGreaterThan(300);
});
