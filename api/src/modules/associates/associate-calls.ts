import type { FastifyInstance } from 'fastify';
import { emailAddresses } from 'shared-contracts/validators';
import * as v from 'valibot';
import type { Db } from '../../platform/db/database.ts';
import { notFound, unauthenticated } from '../../platform/errors/app-error.ts';
import { fileDisposition } from '../../platform/files/file-disposition.ts';
import { isUuid } from '../../platform/server/arguments.ts';
import { findCardContact } from './card-store.ts';
import { vcardOf } from './vcard.ts';

const parametersSchema = v.object({ id: v.string() });

/** Registers the call for a contact as an entry of an address book. */
export function registerAssociateCalls(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const schema = { summary: 'Downloads a contact as a vCard for an address book.', tags: ['associates'] };
  app.get('/contacts/:id/vcard', { schema }, async (request, reply) => {
    if (!request.user) throw unauthenticated();
    const { id } = v.parse(parametersSchema, request.params);
    const contact = isUuid(id) ? await findCardContact(db, id) : undefined;
    if (!contact) throw notFound();
    const addresses = [contact.email, contact.secondaryEmail].flatMap((text) => emailAddresses(text ?? ''));
    return reply
      .type('text/vcard; charset=utf-8')
      .header('content-disposition', fileDisposition(`${contact.name}.vcf`))
      .header('x-content-type-options', 'nosniff')
      .send(vcardOf(contact, [...new Set(addresses)]));
  });
}
