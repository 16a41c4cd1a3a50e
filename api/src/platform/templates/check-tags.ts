import type { DXT } from 'docxtemplater';
import { closestMatch } from 'leven';
import { conditionOf, tagName } from './tag-words.ts';
import type { OfferedTags, TemplateFault } from './template-shapes.ts';

/** Largest number of letters that may differ between a tag as written and the one that was meant. */
const farthest = 6;

const suggested = (name: string, known: readonly string[]): { readonly suggestion?: string } => {
  const found = closestMatch(name.slice(0, 100), known, { maxDistance: farthest });
  return found === undefined ? {} : { suggestion: found };
};

/** The tags that a template uses, and their faults. */
export function checkTags(tags: readonly DXT.Part[], offered: OfferedTags) {
  const faults: TemplateFault[] = [];
  const used = new Set<string>();
  const lists = Object.keys(offered.lists);
  const conditions = [...offered.values, ...lists.map(conditionOf)];

  const walk = (parts: readonly DXT.Part[], list: string | undefined): void => {
    const own = list === undefined ? [] : (offered.lists[list] ?? []);
    for (const part of parts) {
      if (part.type !== 'placeholder') continue;
      const name = tagName(part.value);
      if (part.module === undefined || part.module === '') {
        const isKnown = own.includes(name) || offered.values.includes(name);
        if (isKnown) used.add(own.includes(name) ? `${list}.${name}` : name);
        else
          faults.push({ kind: 'unknownTag', about: name, ...suggested(name, [...own, ...offered.values]) });
      } else if (part.module !== 'loop') {
        faults.push({ kind: 'rawTag', about: name });
      } else if (lists.includes(name) && !part.inverted) {
        used.add(name);
        // A list within a list would grow without end.
        if (list !== undefined) faults.push({ kind: 'nestedList', about: name });
        else walk(part.subparsed ?? [], name);
      } else if (lists.includes(name) || conditions.includes(name) || own.includes(name)) {
        walk(part.subparsed ?? [], list);
      } else {
        faults.push({
          kind: 'unknownTag',
          about: name,
          ...suggested(name, [...lists, ...conditions, ...own]),
        });
        walk(part.subparsed ?? [], list);
      }
    }
  };
  walk(tags, undefined);
  return { faults: unique(faults), tags: [...used].toSorted() };
}

const unique = (faults: readonly TemplateFault[]): readonly TemplateFault[] => [
  ...new Map(faults.map((fault) => [`${fault.kind} ${fault.about}`, fault])).values(),
];
