import type { AreaName } from 'shared-contracts/area';
import { violationLimits } from 'shared-contracts/rollout';
import * as v from 'valibot';
import type { RemoteOrigins } from '../../platform/config/remote-origins.ts';

/** The part of a report that is stored. */
export interface Violation {
  readonly area: AreaName | 'shell';
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

const text = v.optional(v.nullable(v.string()), '');

/** `application/csp-report`, as every browser sends it (CSP 2). */
const reportSchema = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
  }),
});

/**
 * An address without query and fragment, which may reveal what a person is looking at; keywords such as `inline` stay
 * as they are.
 */
function plain(address: string | null): string {
  const found = address ?? '';
  const shown = /^https?:/.test(found) && URL.canParse(found) ? new URL(found) : undefined;
  return (shown ? shown.origin + shown.pathname : found).slice(0, violationLimits.address);
}

/** The area whose origin an address belongs to; the shell if it belongs to none. */
function areaOf(
  addresses: readonly (string | null)[],
  origins: Pick<RemoteOrigins, 'areaAt'>,
): Violation['area'] {
  for (const address of addresses) {
    const found = origins.areaAt(address ?? '');
    if (found) return found;
  }
  return 'shell';
}

/** Reads a report; undefined if it is not one. */
export function readReport(body: unknown, origins: Pick<RemoteOrigins, 'areaAt'>): Violation | undefined {
  const parsed = v.safeParse(reportSchema, body);
  if (!parsed.success) return undefined;
  const report = parsed.output['csp-report'];
  const blocked = report['blocked-uri'];
  const directive = report['effective-directive'] || report['violated-directive'] || 'unknown';
  return {
    // The area whose code made the request; if the browser does not report that, the area whose file was requested.
    area: areaOf([report['source-file'], blocked], origins),
    directive: directive.split(' ')[0]?.slice(0, violationLimits.address) ?? directive,
    blocked: plain(blocked) || 'unknown',
    page: plain(report['document-uri']),
  };
}
