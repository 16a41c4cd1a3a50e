import { describe, expect, it } from 'vitest';
import { architecturePage, goneFrom, missingPaths, unusedLines, withMade } from './architecture-page.ts';
import { picture, roomOf, roomsInCircles, withoutImplied } from './architecture-picture.ts';

describe('the page about the architecture', () => {
  // Reading all imports takes seconds.
  const page = architecturePage();

  it('shows the house as its imports are now (npm run architecture draws it anew)', async () => {
    const { now, made } = await page;
    expect(now).toBe(made);
  });

  it('has no circle of rooms in any package', async () => {
    expect((await page).circles).toEqual([]);
  });

  it('names only what is there', async () => {
    const { now } = await page;
    expect(goneFrom(now)).toEqual([]);
    expect(unusedLines()).toEqual([]);
  });

  it('keeps what is written by hand around what is made', () => {
    const marks = [
      '<!-- made by npm run architecture: begin -->',
      '<!-- made by npm run architecture: end -->',
    ];
    expect(withMade(`above\n${marks.join('\nold\n')}\nbelow`, 'new')).toBe('above\nnew\nbelow');
    expect(() => withMade('no marks', 'new')).toThrow(/needs the lines/);
  });

  it('names no file that is not there', () => {
    const page =
      'See `api/src/app.ts`, `api/src/gone.ts`, `e2e/stories/<area>/`, `nowhere/<area>/` and `npm test`.';
    const there = new Set(['api/src/app.ts', 'e2e/stories/']);
    expect(missingPaths(page, (path) => there.has(path))).toEqual(['api/src/gone.ts']);
  });
});

describe('the picture', () => {
  it('leaves out what follows from the rest', () => {
    expect(
      withoutImplied([
        ['ui', 'contracts'],
        ['host', 'contracts'],
        ['host', 'ui'],
      ]),
    ).toEqual([
      ['ui', 'contracts'],
      ['host', 'ui'],
    ]);
  });

  it('keeps a circle, which a rule refuses, in sight', () => {
    const circle = [
      ['a', 'b'],
      ['b', 'a'],
    ] as const;
    expect(withoutImplied(circle)).toEqual(circle);
  });

  it('knows rooms and tabs that lead back to each other, through a third one too', () => {
    const imports = [
      { from: 'host/src/shell/a.ts', to: 'host/src/start/b.ts' },
      { from: 'host/src/start/c.ts', to: 'host/src/peek/d.ts' },
      { from: 'host/src/peek/e.ts', to: 'host/src/shell/f.ts' },
      { from: 'host/src/page/a.ts', to: 'host/src/shell/f.ts' },
      { from: 'remote-wells/src/tabs/logs/index.ts', to: 'remote-wells/src/tabs/bores/index.ts' },
      { from: 'remote-wells/src/tabs/bores/a.ts', to: 'remote-wells/src/tabs/logs/index.ts' },
    ];
    expect(roomsInCircles(imports)).toEqual([
      'host/peek host/shell',
      'host/shell host/start',
      'host/start host/peek',
      'remote-wells/src/tabs/bores remote-wells/src/tabs/logs',
      'remote-wells/src/tabs/logs remote-wells/src/tabs/bores',
    ]);
  });

  it('draws all areas as one, and rooms where files stand in a folder', () => {
    expect(roomOf('host/src/main.ts')).toBeUndefined();
    expect(roomOf('host/src/shell/frame.tsx')).toBe('host/shell');
    const drawn = picture([
      { from: 'remote-map/src/a.ts', to: 'shared-ui/src/form/b.ts' },
      { from: 'remote-admin/src/a.ts', to: 'shared-ui/src/form/b.ts' },
      { from: 'shared-ui/src/wizard/a.ts', to: 'shared-ui/src/form/b.ts' },
    ]);
    expect(drawn.match(/remote__ --> shared_ui/g)).toHaveLength(1);
    expect(drawn).toContain('shared_ui_wizard --> shared_ui_form');
  });
});
