import type { FastifyInstance } from 'fastify';
import {
  checkTemplateSchema,
  enclosuresRequestSchema,
  enclosuresSchema,
  templateCheckedSchema,
  templateTagsQuerySchema,
  templateTagsSchema,
  templateVersionsSchema,
} from 'shared-contracts/reports';
import { type CurrentUser, mayEditMasterData } from 'shared-contracts/rights';
import * as v from 'valibot';
import { texts } from '../../generated/texts/templates.ts';
import { badInput, forbidden, notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { messageFrom } from '../../platform/errors/localized-message.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { registerRestCall } from '../../platform/server/rest-call.ts';
import { templateFiller } from '../../platform/templates/template-filler.ts';
import { WorkFailure } from '../../platform/work/worker-pool.ts';
import { keepDocument } from '../generated-documents.ts';
import type { ModuleParts } from '../module.ts';
import { checkTemplate } from './check-template.ts';
import type { DocumentContext } from './document-request.ts';
import { faultSentence } from './document-texts.ts';
import { offeredEnclosures } from './offered-enclosures.ts';
import { productTemplateFiles } from './product/product-templates.ts';
import { versionsOf } from './template-store.ts';
import { templateTags } from './template-tags.ts';

function checkRight(user: CurrentUser): void {
  if (!mayEditMasterData(user))
    throw forbidden(messageFrom(texts, ({ onlyAdministrators }) => onlyAdministrators));
}

const fileParams = v.object({ fileName: v.string() });
const idParams = v.object({ id: v.string() });

/** Registers the calls for checking templates before they are used, and for the tags and versions of templates. */
export function registerDocumentTemplateCalls(app: FastifyInstance, parts: ModuleParts): void {
  const { db, clock, catalog, files, config, rollout } = parts;
  const filler = templateFiller();
  app.addHook('onClose', () => filler.stop());
  const contextOf = (user: CurrentUser): DocumentContext => ({
    ...{ user, db, clock, catalog, rollout },
    mail: app.mail,
  });

  registerRestCall(app, {
    method: 'POST',
    path: 'document-templates/check',
    summary:
      'Looks at an uploaded Word file as a template: its tags, what would harm, and a sample from a real record. A template takes it only then.',
    access: 'signedIn',
    input: checkTemplateSchema,
    result: templateCheckedSchema,
    handle: async ({ input, user }) => {
      checkRight(user);
      const context = contextOf(user);
      try {
        return await checkTemplate(
          { fileGuid: input.fileGuid.toLowerCase(), reportTypeId: input.reportTypeId.toLowerCase() },
          {
            filler,
            files,
            config,
            keepSample: (file, reportTypeId) => keepDocument(file, reportTypeId, files, context),
          },
          context,
        );
      } catch (error) {
        // A file that takes too much time or memory to be filled once cannot be used as a template.
        if (!(error instanceof WorkFailure)) throw error;
        throw badInput((language) => faultSentence({ kind: 'tooLarge', about: '' }, language));
      }
    },
  });
  registerRestCall(app, {
    method: 'POST',
    path: 'document-templates/enclosures',
    summary:
      'The files of what some records stand in, and of a record that is alone, which may go along with documents that are made of them; what is confidential is left out.',
    access: 'signedIn',
    input: enclosuresRequestSchema,
    result: enclosuresSchema,
    handle: ({ input, user }) => offeredEnclosures(input, contextOf(user)),
  });
  registerRestCall(app, {
    method: 'GET',
    path: 'document-templates/tags',
    summary: 'The tags that templates for a kind of document may use, with the values of a real record.',
    access: 'signedIn',
    input: templateTagsQuerySchema,
    result: templateTagsSchema,
    handle: ({ input, user }) => {
      checkRight(user);
      return templateTags(input.reportTypeId, contextOf(user));
    },
  });
  app.get(
    '/document-templates/product/:fileName',
    {
      schema: {
        summary: 'Downloads a template file that comes with the product, to begin from.',
        tags: ['document-templates'],
      },
    },
    async (request, reply) => {
      const { user } = request;
      if (!user) throw unauthenticated();
      checkRight(user);
      const { fileName } = v.parse(fileParams, request.params);
      const file = productTemplateFiles.find((one) => one.fileName === fileName);
      if (!file) throw notFound();
      return reply
        .type('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
        .header('content-disposition', fileDisposition(fileName))
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(file.bytes()));
    },
  );
  registerRestCall(app, {
    method: 'GET',
    path: 'document-templates/:id/versions',
    summary: 'The versions of a template, the newest first.',
    access: 'signedIn',
    params: idParams,
    input: v.object({}),
    result: templateVersionsSchema,
    handle: ({ params, user }) => {
      checkRight(user);
      if (!isUuid(params.id)) throw notFound();
      return versionsOf(db, params.id.toLowerCase());
    },
  });
}
