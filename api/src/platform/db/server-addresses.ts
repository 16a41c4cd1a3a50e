import { StartupError } from '../errors/startup-error.ts';

/** libpq's names for servers that take writes; Rightway accepts no others. */
const writing = new Set(['read-write', 'primary']);

const authority = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/;

/** `host`, `host:port` or `[address]:port`. */
const place = /^(?:\[[\da-f:.]+\]|[^:,[\]]*)(?::\d{1,5})?$/i;

/** The rest of an address without the parameters that only select one of several servers. */
function withoutSession(rest: string): string {
  const [path = '', query] = rest.split('?', 2);
  const parameters = new URLSearchParams(query ?? '');
  const wanted = parameters.get('target_session_attrs') ?? 'read-write';
  if (!writing.has(wanted))
    throw new StartupError(
      `DATABASE_URL asks for target_session_attrs=${wanted}; Rightway writes, so it must be read-write or primary.`,
    );
  parameters.delete('target_session_attrs');
  const left = parameters.toString();
  return left === '' ? path : `${path}?${left}`;
}

/**
 * One address for each server that a connection string names, in their order:
 * `postgresql://who@one:5432,two:5432/rightway?target_session_attrs=read-write` names two, of which one takes writes at a
 * time. pg itself understands one server only. Throws a StartupError.
 */
export function serverAddresses(connectionString: string): readonly [string, ...string[]] {
  const [, before = '', hosts = '', rest = ''] = authority.exec(connectionString) ?? [];
  const places = hosts.split(',').map((one) => one.trim());
  if (before === '' || !places.every((one) => place.test(one)) || (places.length > 1 && places.includes('')))
    throw new StartupError('DATABASE_URL must be postgresql://user@host:port,host:port/database.');
  const end = withoutSession(rest);
  const [first = '', ...others] = places;
  return [`${before}${first}${end}`, ...others.map((one) => `${before}${one}${end}`)];
}
