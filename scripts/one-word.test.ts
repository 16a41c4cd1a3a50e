import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './suite.ts';

/** What has one word in a language, and the others that people would take for something else. */
const words: Readonly<Record<string, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['save', /\b(?:store|stores|storing) (?:your|the) (?:changes|record)/i],
    ['delete', /\berase/i],
  ],
  es: [
    ['hoja de horas', /hojas? de tiempo|partes? de horas/i],
    ['intermediario', /bróker|\bdel agente'/i],
    ['añadir', /\bagreg(?:ar|ue|ó|a|aron)\b/i],
    ['guardar', /\balmacen/i],
    ['informe', /\breportes?\b/i],
  ],
};

for (const [language, glossary] of Object.entries(words)) {
  const files = globSync(`*/src/texts/${language}/*.ts`, { cwd: root });

  it.each(glossary)(`one thing has one word, ${language}: %s`, (_, others) => {
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((path) => {
      const [other] = others.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      return other === undefined ? [] : [`${other} in ${path}`];
    });
    expect(found).toEqual([]);
  });
}
