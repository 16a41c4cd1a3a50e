import {
  type Bounds,
  centreOf,
  type LegalDescription,
  landWritings,
  parseLegalDescription,
  utmOf,
  writeLegalDescription,
} from 'shared-contracts/land-survey';
import { placesIn, type SearchAnswer, searchLimits } from 'shared-contracts/search';
import { describe, expect, it } from 'vitest';
import type { DemoName } from '../../demo/demo-accounts.ts';
import { aParcel, aTitle, landRow, savedLand, saveLand } from '../../testing/land-calls.ts';
import { runningServer } from '../../testing/running-server.ts';

const server = await runningServer();

const search = async (name: DemoName, text: string): Promise<SearchAnswer> => {
  const client = await server.signIn(name);
  const answer = await client.get(
    `/api/search?text=${encodeURIComponent(text)}&first=${String(searchLimits.first)}`,
  );
  expect([text, answer.statusCode]).toEqual([text, 200]);
  const found: SearchAnswer = answer.json().result;
  expect(found.failed).toEqual([]);
  return found;
};

const idsOf = ({ records }: SearchAnswer, kind: string) =>
  records.filter((record) => record.kind === kind).map(({ id }) => id);

const row = async (text: string, ...values: readonly unknown[]) =>
  (await server.database.pool.query(text, [...values])).rows[0];

interface Held {
  readonly parcel: string;
  readonly title: string;
  readonly agreement: string;
  readonly project: string;
  readonly land: LegalDescription;
}

/** A parcel of Northfork's with a title and an agreement; Prairie Gas takes no part in its project. */
async function held(system: 'DLS' | 'NTS'): Promise<Held> {
  const found = await row(
    `select p.id as parcel, t.id as title, a.id as agreement, s.id as project, p.formatted_legal_description as land
      from parcel p join title t on t.parcel_id = p.id and t.cancelled_date is null
      join agreement_parcel x on x.parcel_id = p.id join agreement a on a.id = x.agreement_id
      join surface_project s on s.id = a.surface_project_id join company c on c.id = s.operator_id
      where c.code = 'NFE' and p.legal_type = $1 and not s.is_archived order by p.id limit 1`,
    system,
  );
  const land = parseLegalDescription(found.land);
  if (!land) throw new Error(`${found.land} is no land.`);
  return { ...found, land };
}

describe('land is found', () => {
  it.each(['DLS', 'NTS'] as const)('in every writing of %s, with all that is held there', async (system) => {
    const { parcel, title, agreement, project, land } = await held(system);
    for (const writing of landWritings) {
      const text = writeLegalDescription(land, writing).toLowerCase();
      const answer = await search('operator', text);
      expect(answer.readAs).toMatchObject([{ kind: 'land', text: writeLegalDescription(land, 'usual') }]);
      expect(answer.said).toBeNull();
      expect(idsOf(answer, 'parcels')).toContain(parcel);
      expect(idsOf(answer, 'titles')).toContain(title);
      expect(idsOf(answer, 'agreements')).toContain(agreement);
      expect(idsOf(answer, 'projects')).toContain(project);
    }
  });

  it('without its meridian, at whichever it lies, and says that it was left out', async () => {
    const { parcel, title, agreement, land } = await held('DLS');
    const usual = writeLegalDescription(land, 'usual');
    const [bare = ''] = usual.split(/-W\d/);
    const answer = await search('operator', bare);
    expect([bare, idsOf(answer, 'parcels')]).toEqual([bare, expect.arrayContaining([parcel])]);
    expect(idsOf(answer, 'titles')).toContain(title);
    expect(idsOf(answer, 'agreements')).toContain(agreement);
    expect(answer.said).toBe('Looked for at every meridian. Add one to see less, as in SE 22-51-26-W4M.');
  });

  it('with the tasks of the agreements on it', async () => {
    const task = await row(
      `select t.id, p.formatted_legal_description as land from assigned_task t
        join agreement_parcel x on x.agreement_id = t.agreement_id join parcel p on p.id = x.parcel_id
        join surface_project s on s.id = t.surface_project_id join company c on c.id = s.operator_id
        where c.code = 'NFE' and p.legal_type = 'DLS' and not s.is_archived order by p.id limit 1`,
    );
    expect(idsOf(await search('operator', task.land), 'assigned-tasks')).toContain(task.id);
    expect(idsOf(await search('prairie', task.land), 'assigned-tasks')).not.toContain(task.id);
  });

  it.each(['DLS', 'NTS'] as const)('from a position in it, with its names: %s', async (system) => {
    const { parcel, agreement, land } = await held(system);
    const [longitude, latitude] = centreOf(land);
    for (const text of [
      `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
      `${longitude.toFixed(6)} ${latitude.toFixed(6)}`,
      `${latitude.toFixed(6)}° N ${Math.abs(longitude).toFixed(6)}° W`,
    ]) {
      const answer = await search('operator', text);
      expect(answer.readAs[0]?.kind).toBe('coordinates');
      expect(answer.readAs.map((reading) => reading.text)).toContain(writeLegalDescription(land, 'usual'));
      expect(idsOf(answer, 'parcels')).toEqual([parcel]);
      expect(idsOf(answer, 'agreements')).toContain(agreement);
    }
  });

  it('by a subdivision of it, by the section around it, and not by the land beside it', async () => {
    const broker = await server.signIn('broker');
    const { id } = savedLand(
      await saveLand(
        broker,
        'updateParcel',
        aParcel({ parts: [landRow({ legalDescription: 'NW-16-119-3-W6M' })] }),
      ),
    );
    const parcelsAt = async (text: string) => idsOf(await search('broker', text), 'parcels');
    expect(await parcelsAt('LSD 13 SEC 16 TWP 119 RGE 3 W6')).toContain(id);
    expect(await parcelsAt('11-16-119-3 W6')).toContain(id);
    expect(await parcelsAt('16-119-3-W6')).toContain(id);
    expect(await parcelsAt('E½ of NW 16-119-3 W6')).toContain(id);
    for (const beside of [
      'SW 16-119-3 W6',
      'NE 16-119-3 W6',
      'LSD 5-16-119-3 W6',
      'SE 20-119-3 W6',
      '17-119-3-W6',
    ])
      expect(await parcelsAt(beside)).not.toContain(id);
  });

  it('by the whole township around it, and not by the one beside it', async () => {
    const broker = await server.signIn('broker');
    const part = landRow({ legalDescription: 'NE-20-118-3-W6M' });
    const { id } = savedLand(await saveLand(broker, 'updateParcel', aParcel({ parts: [part] })));
    const answer = await search('broker', 'Twp 118 Rge 3 W6M');
    expect(answer.readAs).toMatchObject([{ kind: 'land', text: 'TWP 118 RGE 3 W6M' }]);
    expect(idsOf(answer, 'parcels')).toContain(id);
    for (const beside of ['TWP 117 RGE 3 W6M', 'TWP 118 RGE 2 W6M', 'TWP 118 RGE 4 W6M'])
      expect(idsOf(await search('broker', beside), 'parcels')).not.toContain(id);
  });

  it('and says so where more lies in a township than is looked through', async () => {
    const text = 'TWP 121 RGE 5 W6M';
    expect((await search('broker', text)).said).toBeNull();
    const [{ west, south, east, north }] = placesIn(text) as [Bounds];
    await server.database.pool.query(
      `insert into parcel_place (parcel_id, place)
        select (select id from parcel limit 1), box(point($1, $2), point($3, $4)) from generate_series(1, $5)`,
      [east, north, west, south, searchLimits.parcelsInPlace],
    );
    expect((await search('broker', text)).said).toBeNull();
    await server.database.pool.query(
      `insert into parcel_place (parcel_id, place)
        select id, box(point($1, $2), point($3, $4)) from parcel limit 1`,
      [east, north, west, south],
    );
    expect((await search('broker', text)).said).toBe(
      'More land is recorded there than is looked through at once, so some is missing here. Name a section or a quarter.',
    );
    expect((await search('broker', 'NE-20-118-3-W6M')).said).toBeNull();
  });

  it('from a place in the UTM grid', async () => {
    const { parcel, land } = await held('DLS');
    const { zone, easting, northing } = utmOf(centreOf(land));
    const answer = await search('operator', `UTM ${zone}U ${easting.toFixed(0)}E ${northing.toFixed(0)}N`);
    expect(answer.readAs.map(({ text }) => text)).toContain(writeLegalDescription(land, 'usual'));
    expect(idsOf(answer, 'parcels')).toEqual([parcel]);
  });

  it('of many parts, each of them, also where a part is all that is asked for', async () => {
    const broker = await server.signIn('broker');
    const parts = ['NE 1-119-5 W6', 'SW 35-119-9 W6'].map((legalDescription) =>
      landRow({ legalDescription }),
    );
    const { id } = savedLand(await saveLand(broker, 'updateParcel', aParcel({ parts })));
    expect(idsOf(await search('broker', 'sw 35 119 9 w6'), 'parcels')).toContain(id);
    const both = await search('broker', 'NE 1-119-5 W6 and SW 35-119-9 W6');
    expect(both.readAs.map(({ text }) => text)).toEqual(['NE-01-119-05-W6M', 'SW-35-119-09-W6M']);
    expect(idsOf(both, 'parcels')).toContain(id);
    // A quarter between the two does not match.
    expect(idsOf(await search('broker', 'NE 1-119-7 W6'), 'parcels')).not.toContain(id);
  });

  it('where its surveyed outline lies, once that counts', async () => {
    const broker = await server.signIn('broker');
    const ring = [
      [-118.9, 59.5],
      [-118.89, 59.5],
      [-118.89, 59.505],
      [-118.9, 59.505],
      [-118.9, 59.5],
    ];
    const surveyedOutline = { type: 'Polygon', coordinates: [ring] };
    const { id } = savedLand(
      await saveLand(broker, 'updateParcel', aParcel({ surveyedOutline, outlineInUse: 'SURVEYED' })),
    );
    expect(idsOf(await search('broker', '59.5025, -118.895'), 'parcels')).toEqual([id]);
  });
});

describe('what is held on land', () => {
  it('is told to who may see it: two companies at one place', async () => {
    const { parcel, title, agreement, land } = await held('DLS');
    const text = writeLegalDescription(land, 'spaced');
    const [own, other] = [await search('operator', text), await search('prairie', text)];
    for (const answer of [own, other]) {
      expect(idsOf(answer, 'parcels')).toContain(parcel);
      expect(idsOf(answer, 'titles')).toContain(title);
    }
    expect(idsOf(own, 'agreements')).toContain(agreement);
    expect(idsOf(other, 'agreements')).not.toContain(agreement);
    expect(other.readAs).toEqual(own.readAs);
  });
});

describe('a title is found', () => {
  it('by its number in any writing, and by the number of an instrument on it', async () => {
    const found = await row(
      `select t.id, t.number, i.registration_number as instrument from title t join instrument i on i.title_id = t.id
        where t.number not like 'CROWN%' order by t.id limit 1`,
    );
    for (const text of [found.number, found.number.replaceAll(' ', ''), `Title no. ${found.number}`])
      expect(idsOf(await search('operator', text), 'titles')[0]).toBe(found.id);
    const answer = await search('operator', found.number);
    expect(answer.readAs).toContainEqual({
      kind: 'number',
      text: found.number,
      latitude: null,
      longitude: null,
    });
    expect(idsOf(await search('operator', `instrument ${found.instrument}`), 'titles')).toContain(found.id);
  });

  it('at its parcel, else at its tract, while it stands there', async () => {
    const broker = await server.signIn('broker');
    const title = aTitle({ number: 'TRACT 77 001' });
    const tract = landRow({
      name: 'Tract 77',
      titles: [title],
      chain: [landRow({ title: { id: title.id } })],
    });
    const { id, revision } = savedLand(await saveLand(broker, 'updateTitleTract', tract));
    const pathOf = async () =>
      (await search('broker', 'TRACT 77 001')).records.find((record) => record.id === title.id)?.path;
    expect(await pathOf()).toBe(`title-tract/${id}/titles/${title.id}`);
    const parcel = savedLand(
      await saveLand(
        broker,
        'updateParcel',
        aParcel({ parts: [landRow({ legalDescription: 'NE-21-118-3-W6M' })] }),
      ),
    );
    const stored = await row('select revision from title where id = $1', title.id);
    const relatedParcels = [landRow({ parcel: { id: parcel.id } })];
    savedLand(
      await saveLand(broker, 'updateTitle', { id: title.id, revision: stored.revision, relatedParcels }),
    );
    expect(await pathOf()).toBe(`parcel/${parcel.id}/titles/${title.id}`);
    const again = { id: title.id, revision: stored.revision + 1, relatedParcels: [] };
    savedLand(await saveLand(broker, 'updateTitle', again));
    savedLand(await saveLand(broker, 'updateTitleTract', { id, revision, chain: [] }));
    expect(await pathOf()).toBeNull();
  });

  it('by the name of its owner', async () => {
    const found = await row(
      `select o.title_id as id, b.name from ownership o join business_associate b on b.id = o.business_associate_id
        where (select count(*) from ownership other where other.business_associate_id = b.id) <= 5
          and length(b.name) > 8 order by o.id limit 1`,
    );
    const answer = await search('operator', found.name);
    expect(answer.readAs).toEqual([]);
    expect(answer.said).toBe('Read as words: each of them is looked for.');
    expect(idsOf(answer, 'titles')).toContain(found.id);
  });

  it('by one of many owners, whose name it shows, as the title writes it or as it is called here', async () => {
    const title = await row(
      `select x.title_id as id from ownership x join title_parcel l on l.title_id = x.title_id
        group by x.title_id having count(distinct x.id) = 1 order by x.title_id limit 1`,
    );
    const owner = async (id: string, name: string, legalName: string | null, sequence: number) => {
      await server.database.pool.query(`insert into business_associate (id, name) values ($1, $2)`, [
        id,
        name,
      ]);
      await server.database.pool.query(
        `insert into ownership (id, title_id, business_associate_id, legal_name, sequence, tenancy)
          values (gen_random_uuid(), $1, $2, $3, $4, 'COMMON')`,
        [title.id, id, legalName, sequence],
      );
    };
    await owner('0b6d6f0a-0000-4c00-9a00-0000000000f1', 'Aalto Quillfeather', 'Aalto Quillfeather', 11);
    await owner('0b6d6f0a-0000-4c00-9a00-0000000000f2', 'Bolto Quillfeather', 'Bolto Quillfeather', 12);
    await owner('0b6d6f0a-0000-4c00-9a00-0000000000f3', 'Zacharias Quillfeather', null, 13);
    for (const name of ['Zacharias Quillfeather', 'Bolto Quillfeather']) {
      const answer = await search('operator', name);
      const match = answer.records.find(({ id, kind }) => kind === 'titles' && id === title.id);
      expect([name, match?.subtitle]).toEqual([name, expect.stringContaining(name)]);
      expect(match?.subtitle.split(name)).toHaveLength(2);
    }
  });
});

describe('a project is found', () => {
  it('by its AFE number, with the word before it', async () => {
    const found = await row(
      `select s.id, s.afe_number as afe from surface_project s join company c on c.id = s.operator_id
        where c.code = 'NFE' and s.afe_number is not null and not s.is_archived order by s.id limit 1`,
    );
    const number = found.afe.replace(/^AFE /, '');
    for (const text of [found.afe, number, `afe# ${number}`, `AFE no. ${number}`])
      expect(idsOf(await search('operator', text), 'projects')).toContain(found.id);
  });
});

it('a text that is written like land and is none says why, in the language of who asks', async () => {
  expect((await search('operator', 'NW-37-42-3-W5M')).said).toBe(
    'A township has sections 1 to 36; there is no section 37.',
  );
  expect((await search('operator', 'nw 1 1 40 w4')).said).toBe(
    'West of meridian 4 ranges end at 30 in township 1; there is no range 40.',
  );
  await server.database.pool.query(
    `update app_user set locale = 'es' where email = 'readonly@rightway.test'`,
  );
  expect((await search('readonly', 'NW-37-42-3-W5M')).said).toContain('no hay sección 37');
});
