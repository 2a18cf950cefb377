import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '#app/site/environment';
import { explainListenFault, explainStoreFault } from './explain-fault';

const SERVER = { HOST: '127.0.0.1', PORT: 3000 };
const FILE = { DATA_DIR: '/srv/data', DATABASE_URL: undefined };
const DATABASE = { DATA_DIR: '/srv/data', DATABASE_URL: 'postgres://site:secret@db/site' };

const toError = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('a server that cannot listen says which variable is wrong, and what to do', () => {
  test.each([
    ['a port that is taken', 'EADDRINUSE', /- PORT: 3000 on 127\.0\.0\.1 is taken .*choose another one/],
    ['a port for the superuser alone', 'EACCES', /- PORT: 3000 is not for this user .*above 1023/],
    [
      'an address of another machine',
      'EADDRNOTAVAIL',
      /- HOST: nothing can listen on 127\.0\.0\.1 .*this machine/,
    ],
    ['a name that nobody knows', 'ENOTFOUND', /- HOST: nothing can listen on 127\.0\.0\.1 .*this machine/],
  ])('%s', (_, code, message) => {
    const fault = explainListenFault(toError(code), SERVER);
    expect(fault).toBeInstanceOf(EnvironmentError);
    expect(String(fault)).toMatch(message);
  });
});

describe('a store that cannot be opened says which variable is wrong, and what to do', () => {
  test.each([
    ['a directory that is not writable', 'EACCES', /- DATA_DIR: the store in \/srv\/data .*may write to/],
    [
      'a file that cannot be opened',
      'SQLITE_CANTOPEN',
      /- DATA_DIR: the store in \/srv\/data .*may write to/,
    ],
    [
      'a file that is not a database',
      'SQLITE_NOTADB',
      /- DATA_DIR: the store in \/srv\/data .*from a backup/,
    ],
  ])('%s', (_, code, message) => {
    const fault = explainStoreFault(toError(code), FILE);
    expect(fault).toBeInstanceOf(EnvironmentError);
    expect(String(fault)).toMatch(message);
  });

  test('a database that does not answer, without its password', () => {
    const fault = String(explainStoreFault(toError('ECONNREFUSED', ''), DATABASE));
    expect(fault).toMatch(/- DATABASE_URL: the database cannot be opened \(ECONNREFUSED\)/);
    expect(fault).not.toContain('secret');
  });

  test('any other error keeps its stack', () => {
    const error = new Error('The store cannot be migrated');
    expect(explainStoreFault(error, FILE)).toBe(error);
  });
});
