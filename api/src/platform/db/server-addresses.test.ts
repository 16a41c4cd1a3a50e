import { describe, expect, it } from 'vitest';
import { StartupError } from '../errors/startup-error.ts';
import { serverAddresses } from './server-addresses.ts';

describe('the servers that a connection string names', () => {
  it.each([
    ['postgresql://one/db', ['postgresql://one/db']],
    ['postgresql:///db?host=/run/postgresql', ['postgresql:///db?host=%2Frun%2Fpostgresql']],
    [
      'postgres://me:a%40b@one:5432,two:5433,[::1]:5434/db?sslmode=require&target_session_attrs=read-write',
      [
        'postgres://me:a%40b@one:5432/db?sslmode=require',
        'postgres://me:a%40b@two:5433/db?sslmode=require',
        'postgres://me:a%40b@[::1]:5434/db?sslmode=require',
      ],
    ],
    [
      'postgresql://me@one,two/db?target_session_attrs=primary',
      ['postgresql://me@one/db', 'postgresql://me@two/db'],
    ],
  ])('of %s', (given, addresses) => {
    expect(serverAddresses(given)).toEqual(addresses);
  });

  it.each([
    ['postgresql://one/db?target_session_attrs=standby', /target_session_attrs=standby.* must be read-write/],
    ['postgresql://one,,two/db', /must be postgresql:/],
    ['postgresql://one:5432:5433/db', /must be postgresql:/],
    ['mysql://one/db', /must be postgresql:/],
  ])('is refused where it is %s', (given, sentence) => {
    expect(() => serverAddresses(given)).toThrow(StartupError);
    expect(() => serverAddresses(given)).toThrow(sentence);
  });
});
