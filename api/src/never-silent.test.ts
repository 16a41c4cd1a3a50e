import { agreementClocks, type ClockFacts, lookedAt, ruleResults } from 'shared-contracts/agreements';
import {
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  ntsLocationAt,
  provincesOfDescription,
} from 'shared-contracts/land-survey';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementRuleRows, clockFacts } from './modules/agreements/clock-store.ts';
import type { Database } from './platform/db/database.ts';
import { openDemoDatabase } from './testing/test-database.ts';

let database: Database;
let rules: Awaited<ReturnType<typeof agreementRuleRows>>;
let places: ReadonlyMap<string, string>;

beforeAll(async () => {
  database = await openDemoDatabase();
  rules = await agreementRuleRows(database.db);
  const { rows } = await database.pool.query<{ id: string; code: string }>(
    `select s.id, s.code from state_or_province s join country c on c.id = s.country_id where c.code = 'CA'`,
  );
  places = new Map(rows.map(({ id, code }) => [code, id]));
});

afterAll(() => database.close());

const bare: ClockFacts = {
  ...{ effectiveDate: null, expiryDate: null, term: null, termUnit: null, reviewNoticeDate: null },
  ...{ landowners: [], payments: [], lifeSteps: [], jurisdictions: [], hasAnnualCompensation: false },
};

const owner: ClockFacts['landowners'][number] = {
  ...{ id: 'o', name: 'Jane Doe', copyLeftAt: null, waiverDate: null, sentDate: null, signedDate: null },
  ...{ isHomestead: false, isSpouseOnTitle: false, dowerConsentDate: null, isCrown: false },
};

/** Example facts for agreements of each kind: leases with a rent, rights of way, crossings, workspace, dispositions. */
const kinds: Readonly<Record<string, Partial<ClockFacts>>> = {
  'surface lease': { landowners: [owner], hasAnnualCompensation: true, effectiveDate: '1985-07-15' },
  'right of way': { landowners: [owner], effectiveDate: '2020-01-01' },
  'crossing or proximity': {},
  'temporary workspace': { landowners: [owner], effectiveDate: '2026-01-01', expiryDate: '2026-12-31' },
  'Crown disposition': { landowners: [{ ...owner, isCrown: true }], effectiveDate: '2010-01-01' },
};

/** Land every third of a degree from the Pacific to Ontario, in the survey system used there. */
function someLand(): readonly LegalDescription[] {
  const found: LegalDescription[] = [];
  for (let longitude = -125; longitude < -96; longitude += 1 / 3)
    for (let latitude = 49.05; latitude < 59.9; latitude += 1 / 3)
      for (const land of [dlsLocationAt(longitude, latitude), ntsLocationAt(longitude, latitude)])
        if (land) found.push(land);
  return found;
}

const noonInUtc = { now: new Date('2026-11-26T18:00:00Z'), zone: 'UTC' };

/** The legal questions of each province, and the clock that answers each. */
const questions = {
  CopyOfAgreement: 'FortyEightHours',
  DowerConsent: 'DowerConsent',
  ReviewNotice: 'FiveYearReview',
  UnpaidCompensation: 'UnpaidCompensation',
} as const;

/**
 * Questions without any answer for certain facts: no clock, no rule that was considered, and no statement that there is
 * no rule.
 */
function unanswered(facts: ClockFacts): readonly string[] {
  const clocks = agreementClocks(facts, rules, noonInUtc);
  const silent = lookedAt(facts, rules, clocks, '2026-11-26');
  const silentAbout = (place: string) =>
    silent.rules
      .filter(({ jurisdiction }) => !jurisdiction || jurisdiction.id === place)
      .map(({ activity }) => activity.replace('ReviewAnniversary', 'ReviewNotice'));
  return facts.jurisdictions.flatMap(({ id, code }) =>
    Object.entries(questions).flatMap(([activity, kind]) => {
      const isAnswered =
        clocks.some((clock) => clock.kind === kind) ||
        silentAbout(id).includes(activity) ||
        silent.missing.get(code)?.some((one) => one === activity);
      return isAnswered ? [] : [`${code} ${activity}`];
    }),
  );
}

it('no land and no kind of agreement is answered by nothing, or by silence that names no rule', () => {
  const lands = someLand();
  const seen = new Set<string>();
  for (const land of lands) {
    const codes = provincesOfDescription(formatLegalDescription(land));
    const jurisdictions = codes.flatMap((code) => {
      const id = places.get(code);
      return id ? [{ id, code }] : [];
    });
    for (const [kind, facts] of Object.entries(kinds)) {
      const key = `${codes.join(' ')} ${kind}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const whole = { ...bare, ...facts, jurisdictions };
      const found = ruleResults(whole, rules, noonInUtc);
      expect(unanswered(whole), key).toEqual([]);
      expect(found.length, key).toBeGreaterThan(0);
      const hasLawClock = found.some(({ kind: one }) => one !== 'Expiry');
      expect(hasLawClock, key).toBe(true);
    }
  }
  expect(lands.length).toBeGreaterThan(3000);
  expect([...seen].map((key) => key.split(' ')[0])).toEqual(expect.arrayContaining(['AB', 'BC', 'MB', 'SK']));
});

it('no agreement that is stored is answered by nothing, of whatever type and in whatever province', async () => {
  const provinces = ['AB', 'BC', 'MB', 'SK'];
  const { rows } = await database.pool.query<{ id: string; code: string }>(
    `with land as (
        insert into parcel (id, formatted_legal_description, unique_number, legal_type, rights_type, state_or_province_id)
          select gen_random_uuid(), 'Land of all types in ' || s.code, 'all types ' || s.code, 'OTHER', 'SURFACE', s.id
            from state_or_province s join country c on c.id = s.country_id
            where c.code = 'CA' and s.code = any ($1)
          returning id, state_or_province_id),
      project as (select id from surface_project order by id limit 1),
      made as (
        insert into agreement (id, surface_project_id, sequence, name, agreement_type_id)
          select gen_random_uuid(), project.id, 100000 + row_number() over (), t.code || ' ' || land.id, t.id
            from project, agreement_type t, land
          returning id, name),
      placed as (
        insert into agreement_parcel (id, agreement_id, sequence, parcel_id)
          select gen_random_uuid(), made.id, 1, land.id from made join land on made.name like '% ' || land.id)
      select made.id, s.code from made join land on made.name like '% ' || land.id
        join state_or_province s on s.id = land.state_or_province_id`,
    [provinces],
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(provinces));
  const { byId, rules: stored } = await clockFacts(
    database.db,
    rows.map(({ id }) => id),
  );
  for (const { id, code } of rows) {
    const facts = byId.get(id) ?? bare;
    expect(facts.jurisdictions.map((place) => place.code)).toEqual([code]);
    expect(ruleResults(facts, stored, noonInUtc).length).toBeGreaterThan(0);
    expect(unanswered(facts)).toEqual([]);
  }
});
