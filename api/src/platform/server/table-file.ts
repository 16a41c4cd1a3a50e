import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { badInput, notFound } from '../errors/app-error.ts';
import { toProgrammers } from '../errors/localized-message.ts';

const paramsSchema = v.object({ id: v.pipe(v.string(), v.uuid(), v.toLowerCase()) });
const querySchema = v.object({ format: v.optional(v.picklist(['csv', 'xlsx']), 'csv') });

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type TableFormat = keyof typeof types;

/**
 * The parameters of a call for a table: `{id}` in its path, `?format=xlsx` for a workbook, else CSV. Throws BAD_INPUT
 * for another format, NOT_FOUND if the path has no id.
 */
export function tableRequest({ params, query }: Pick<FastifyRequest, 'params' | 'query'>): {
  readonly id: string;
  readonly format: TableFormat;
} {
  const parsedQuery = v.safeParse(querySchema, query);
  if (!parsedQuery.success) throw badInput(toProgrammers('format must be csv or xlsx.'));
  const named = v.safeParse(paramsSchema, params);
  if (!named.success) throw notFound();
  return { id: named.output.id, format: parsedQuery.output.format };
}

/** Makes the response a file to download, called `name` plus its extension. */
export const asTableFile = (reply: FastifyReply, name: string, format: TableFormat): FastifyReply =>
  reply
    .header('content-type', types[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`);
