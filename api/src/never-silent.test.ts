import { type ClockFacts, whatRulesSay } from 'shared-contracts/agreements';
import {
  dlsLocationAt,
  formatLegalDescription,
  type LegalDescription,
  ntsLocationAt,
  provincesOfDescription,
} from 'shared-contracts/land-survey';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreementRuleRows } from './modules/agreements/clock-store.ts';
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

/** What is noted of agreements of each kind: leases with a rent, rights of way, crossings, workspace, dispositions. */
const kinds: Readonly<Record<string, Partial<ClockFacts>>> = {
  'surface lease': { landowners: [owner], hasAnnualCompensation: true, effectiveDate: '1985-07-15' },
  'right of way': { landowners: [owner], effectiveDate: '2020-01-01' },
  'crossing or proximity': {},
  'temporary workspace': { landowners: [owner], effectiveDate: '2026-01-01', expiryDate: '2026-12-31' },
  'Crown disposition': { landowners: [{ ...owner, isCrown: true }], effectiveDate: '2010-01-01' },
};

/** Land every third of a degree from the Pacific to Ontario, in the survey that describes it. */
function someLand(): readonly LegalDescription[] {
  const found: LegalDescription[] = [];
  for (let longitude = -125; longitude < -96; longitude += 1 / 3)
    for (let latitude = 49.05; latitude < 59.9; latitude += 1 / 3)
      for (const land of [dlsLocationAt(longitude, latitude), ntsLocationAt(longitude, latitude)])
        if (land) found.push(land);
  return found;
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
      const told = whatRulesSay({ ...bare, ...facts, jurisdictions }, rules, {
        now: new Date('2026-11-26T18:00:00Z'),
        zone: 'UTC',
      });
      expect(told.length, key).toBeGreaterThan(0);
      const isLawTold = told.some(({ kind: one }) => one !== 'Expiry');
      expect(isLawTold, key).toBe(true);
    }
  }
  expect(lands.length).toBeGreaterThan(3000);
  expect([...seen].map((key) => key.split(' ')[0])).toEqual(expect.arrayContaining(['AB', 'BC', 'MB', 'SK']));
});
