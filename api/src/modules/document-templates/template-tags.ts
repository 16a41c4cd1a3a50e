import { languageOf } from 'shared-contracts';
import type { TemplateTags } from 'shared-contracts/reports';
import { badInput } from '../../platform/errors/app-error.ts';
import { conditionOf } from '../../platform/templates/tag-words.ts';
import type { RecordContext } from '../../records/record-context.ts';
import { documentNounOf, offeredTags } from './document-nouns.ts';
import { documentRefusal, documentTexts, labelsIn, withGaps } from './document-texts.ts';
import { sampleDocument } from './sample-document.ts';

/** The tags that templates of a kind may use, with the values of a real record. Throws BAD_INPUT. */
export async function templateTags(reportTypeId: string, context: RecordContext): Promise<TemplateTags> {
  const noun = documentNounOf(reportTypeId);
  if (!noun) throw badInput(documentRefusal(({ notDocument }) => notDocument));
  const language = languageOf(context.user.locale);
  const wording = documentTexts(language);
  const labels = labelsIn(language);
  const document = await sampleDocument(noun, '', language, context);
  const { values, lists, pictures } = offeredTags(noun);
  const isFlag = (name: string, list?: string) =>
    (list === undefined ? noun.tags.values[name] : noun.tags.lists[list]?.tags[name])?.kind === 'flag';
  const shown = (value: unknown) => (typeof value === 'string' ? value : null);
  const firstOf = (list: string) => {
    const rows = document?.data[list];
    return Array.isArray(rows) ? rows[0] : undefined;
  };
  return {
    sampleOf: document?.record.called ?? null,
    values: values
      .filter((name) => !isFlag(name))
      .map((name) => ({ tag: `{${name}}`, label: labels[name] ?? name, value: shown(document?.data[name]) })),
    lists: Object.entries(lists).map(([list, names]) => ({
      begin: `{#${list}}`,
      end: `{/${list}}`,
      label: labels[list] ?? list,
      tags: names
        .filter((name) => !isFlag(name, list))
        .map((name) => ({
          tag: `{${name}}`,
          label: labels[`${list}.${name}`] ?? name,
          value: shown(firstOf(list)?.[name]),
        })),
    })),
    pictures: pictures.map((name) => ({ tag: `{${name}}`, label: labels[name] ?? name })),
    conditions: [
      ...Object.keys(lists).map((list) => ({
        tag: `{#${conditionOf(list)}} … {/${conditionOf(list)}}`,
        label: withGaps(wording.hasRows, { name: labels[list] ?? list }),
      })),
      ...values
        .filter((name) => isFlag(name))
        .map((name) => ({
          tag: `{#${name}} … {/${name}}`,
          label: withGaps(wording.whereFilled, { name: labels[name] ?? name }),
        })),
    ],
  };
}
