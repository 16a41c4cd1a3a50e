import { mapLimits } from 'shared-contracts/limits';
import { describe, expect, it } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { mapProject } from '../../testing/map-project.ts';
import { askTile, featuresIn, middleOf, tileAt } from '../../testing/tile-calls.ts';

const { as, projectId, query, layerOf, featuresOf, server } = mapProject();

describe('a tile', () => {
  it.each([
    'Agreements/30/1/1',
    'Agreements/5/32/1',
    'Agreements/5/-1/1',
    'Agreements/5/1.5/1',
    'Agreements/2/0/0',
    'Secrets/5/1/1',
    "Agreements/5/1/1'--",
    `Agreements/5/${'9'.repeat(40)}/1`,
  ])('%s is none', async (place) => {
    const answer = await as('operator').get(`/api/map/tiles/${encodeURI(place)}`);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json().message).toEqual(expect.any(String));
  });

  it('of a project that is no id is refused', async () => {
    const answer = await askTile(as('operator'), 'Agreements', { z: 5, x: 5, y: 10 }, "?id=1' or true");
    expect(answer.statusCode).toBe(422);
  });

  it('that is known already is not sent again, and whose records changed is', async () => {
    const { bounds } = await layerOf(as('operator'), 'Agreements');
    if (!bounds) throw new Error('There are no agreements.');
    const place = tileAt(middleOf(bounds), 4);
    const ask = (tag?: string) =>
      askTile(
        as('operator'),
        'Agreements',
        place,
        `?id=${projectId()}`,
        tag === undefined ? {} : { 'if-none-match': tag },
      );
    const first = await ask();
    const tag = String(first.headers['etag']);
    expect((await ask(tag)).statusCode).toBe(304);
    await query(
      `update agreement set reference_number = 'MAP-1' where id = (select a.id from agreement a
       join agreement_parcel x on x.agreement_id = a.id where a.surface_project_id = $1 order by a.id limit 1)`,
      projectId(),
    );
    const changed = await ask(tag);
    expect(changed.statusCode).toBe(200);
    expect(
      featuresIn(changed.rawPayload, 'Agreements').map(({ properties }) => properties['label']),
    ).toContain('MAP-1');
  });

  it('asked for sixteen times at once is the same sixteen times', async () => {
    const { bounds } = await layerOf(as('operator'), 'Agreements');
    if (!bounds) throw new Error('There are no agreements.');
    const place = tileAt(middleOf(bounds), 4);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => askTile(as('operator'), 'Agreements', place)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  });

  it('with more than is drawn at once holds one shape for each of its places', async () => {
    const found = await featuresOf(as('admin'), 'Agreements', '', 3);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(mapLimits.tileCells ** 2);
  });

  it('is made in one statement', async () => {
    const place = { z: 6, x: 10, y: 20 };
    const ask = () => askTile(as('operator'), 'Agreements', place, `?id=${projectId()}`);
    // A refused request runs the request's other statements too, such as reading its session.
    const besides = await countStatements(server(), () =>
      askTile(as('operator'), 'Agreements', { ...place, x: 64 }),
    );
    expect(await countStatements(server(), ask)).toBe(besides + 1);
  });
});
