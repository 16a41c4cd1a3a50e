import * as v from 'valibot';
import type { FaultKind, TemplateFault } from './template-shapes.ts';

/** The engine's errors and our faults for them; any other error is a tag where none may be. */
const kinds: Readonly<Record<string, FaultKind>> = {
  unclosed_tag: 'unclosedTag',
  duplicate_open_tag: 'unclosedTag',
  unopened_tag: 'unopenedTag',
  duplicate_close_tag: 'unopenedTag',
  unclosed_loop: 'unclosedList',
  unopened_loop: 'unopenedList',
  closing_tag_does_not_match_opening_tag: 'crossedLists',
  unbalanced_loop_tags: 'crossedLists',
};

const textIn = v.optional(v.fallback(v.string(), ''), '');
const oneSchema = v.object({
  properties: v.object({ id: textIn, xtag: textIn, openingtag: textIn, closingtag: textIn, context: textIn }),
});
const manySchema = v.object({ properties: v.object({ errors: v.array(oneSchema) }) });

const most = 20;

/** The syntax errors of a template, from an error of the engine; undefined for any other error. */
export function syntaxFaults(error: unknown): readonly TemplateFault[] | undefined {
  const many = v.safeParse(manySchema, error);
  const one = v.safeParse(oneSchema, error);
  const found = many.success ? many.output.properties.errors : one.success ? [one.output] : [];
  if (found.length === 0) return undefined;
  const faults = found.slice(0, most).map(({ properties }) => {
    const { id, xtag, openingtag, closingtag, context } = properties;
    const about =
      openingtag && closingtag ? `${openingtag} … ${closingtag}` : xtag || openingtag || context || id;
    return { kind: kinds[id] ?? ('misplacedTag' as const), about: about.slice(0, 100) };
  });
  return [...new Map(faults.map((fault) => [`${fault.kind} ${fault.about}`, fault])).values()];
}
