import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { zipSync } from 'fflate';
import * as v from 'valibot';
import { checkParts } from './check-parts.ts';
import { checkTags } from './check-tags.ts';
import { type DocxParts, docxParts, templateLimits } from './docx-parts.ts';
import { JoinedDocuments } from './join-documents.ts';
import { pictureFaults, swapPictures, wantedPictures } from './swap-pictures.ts';
import { syntaxFaults } from './syntax-faults.ts';
import { type ReadTemplate, readTemplate } from './template-engine.ts';
import {
  filledRecordSchema,
  type TemplateAnswer,
  type TemplateFault,
  TemplateRefused,
  type TemplateTask,
  templateTaskSchema,
} from './template-shapes.ts';

const withFaults = (faults: readonly TemplateFault[]): TemplateAnswer => ({
  faults: [...faults],
  tags: [],
  missing: [],
  files: [],
  joined: null,
});

/** The parts of a safe template. Throws TemplateRefused for an unsafe one. */
async function openTemplate({ template }: TemplateTask): Promise<DocxParts> {
  if ((await stat(template)).size > templateLimits.bytes) throw new TemplateRefused('tooLarge');
  const parts = docxParts(await readFile(template));
  checkParts(parts);
  return parts;
}

/** Reads files of pictures, each once. */
function pictureReader() {
  const known = new Map<string, Promise<Uint8Array>>();
  const bytesOf = (path: string): Promise<Uint8Array> => {
    const bytes = known.get(path) ?? readFile(path);
    known.set(path, bytes);
    return bytes;
  };
  return async (paths: Readonly<Record<string, string>>): Promise<Readonly<Record<string, Uint8Array>>> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(paths).map(async ([name, path]) => [name, await bytesOf(path)] as const),
      ),
    );
}

const fastest = 1;

/** Fills the template for each record, one document after the other. */
async function fillAll(
  task: TemplateTask,
  parts: DocxParts,
  first: ReadTemplate,
  { tags, wanted }: { readonly tags: readonly string[]; readonly wanted: readonly string[] },
) {
  const { target, isJoined, mark, labels, records } = task;
  const answer = { ...withFaults([]), tags: [...tags] };
  const read = pictureReader();
  let joined: JoinedDocuments | undefined;
  let template: ReadTemplate | undefined = first;
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(records ?? '') })) {
    const { data, pictures } = v.parse(filledRecordSchema, JSON.parse(line));
    const lacking = new Set<string>();
    const missing = (name: string): string => {
      lacking.add(name);
      return mark.replace('{name}', labels[name] ?? name);
    };
    template ??= readTemplate(parts);
    const text = template.fill(data, missing);
    template = undefined;
    const filled =
      wanted.length > 0
        ? swapPictures(text, { given: await read({ ...task.pictures, ...pictures }), missing })
        : text;
    if (lacking.size > 0) answer.missing.push({ record: count, tags: [...lacking] });
    const file = `${count}.docx`;
    await writeFile(join(target, file), zipSync(filled, { level: fastest }));
    answer.files.push(file);
    if (isJoined && joined) joined.add(filled);
    else if (isJoined) joined = new JoinedDocuments(filled);
    count += 1;
    process.send?.({ written: count });
  }
  if (joined) {
    answer.joined = 'joined.docx';
    await writeFile(join(target, answer.joined), zipSync(joined.whole(), { level: fastest }));
  }
  return answer;
}

/** Looks at a template and fills it, in a process of its own. */
export default async function workOnTemplate(input: unknown): Promise<TemplateAnswer> {
  const task = v.parse(templateTaskSchema, input);
  try {
    const parts = await openTemplate(task);
    const template = readTemplate(parts);
    const { faults, tags } = checkTags(template.tags, task.offered);
    const wanted = wantedPictures(parts);
    const wrong = [...faults, ...pictureFaults(wanted, task.offered.pictures)];
    if (wrong.length > 0) return { ...withFaults(wrong), tags };
    if (task.records === null) return { ...withFaults([]), tags };
    return await fillAll(task, parts, template, { tags, wanted });
  } catch (error) {
    if (error instanceof TemplateRefused) return withFaults([error.fault]);
    const faults = syntaxFaults(error);
    if (faults) return withFaults(faults);
    throw error;
  }
}
