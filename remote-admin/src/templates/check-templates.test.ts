import { reportTypes } from 'shared-contracts/forms';
import type { RestClient } from 'shared-contracts/rest-client';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkTemplates, isFilled, isSound, makesDocuments } from './check-templates.ts';

const sound = { faults: [], tags: 2, isLetter: true, sampleOf: 'SL-1', sampleId: null, missing: [] };
const files = ['good', 'bad', 'gone'].map((id) => ({ id, name: `${id}.docx` }));

/** An API that knows what each file is like. */
const api = (
  answers: Readonly<Record<string, object>>,
  requests: unknown[] = [],
): Pick<RestClient, 'post'> => ({
  post: async (_path, body, schema) => {
    requests.push(body);
    const { fileGuid } = body as { readonly fileGuid: string };
    const answer = answers[fileGuid];
    if (!answer) throw new Error('The uploaded file is not there any more.');
    return parse(schema, answer);
  },
});

describe('template files that are added', () => {
  it('are looked at one after the other; one that fails keeps none of the others', async () => {
    const requests: unknown[] = [];
    const rest = api({ good: sound, bad: { ...sound, faults: ['There is no value “nam”.'] } }, requests);
    const found = await checkTemplates(rest, files, reportTypes.agreementDocument.id);
    expect(requests).toHaveLength(3);
    expect(found.map(isSound)).toEqual([true, false, false]);
    expect(found[2]?.failure).toBe('The uploaded file is not there any more.');
  });

  it('are looked at where they are Word files of a type that makes documents', () => {
    expect(isFilled({ name: 'Letter.DOCX' })).toBe(true);
    expect(isFilled({ name: 'enclosure.pdf' })).toBe(false);
    expect(makesDocuments(reportTypes.titleDocument.id)).toBe(true);
    expect(makesDocuments(reportTypes.invoice.id)).toBe(false);
    expect(makesDocuments(undefined)).toBe(false);
  });
});
