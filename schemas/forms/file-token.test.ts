import { describe, expect, test } from 'vitest';
import { readFileToken, readFileTokens, writeFileToken } from './file-token';

const FILE = {
  id: 'a'.repeat(22),
  size: 1234,
  type: 'application/vnd.ms-excel',
  name: 'Отчёт за 2026. (1).xls',
  digest: 'd'.repeat(22),
  signature: 's'.repeat(43),
};

const tokenOf = (type: string, name: string) =>
  [FILE.id, '1', type, name, FILE.digest, FILE.signature].join('.');

describe('the token of a file', () => {
  test('reads back what was written, and has neither spaces nor more dots', () => {
    const token = writeFileToken(FILE);

    expect(readFileToken(token)).toEqual(FILE);
    expect(token).not.toMatch(/\s/);
    expect(token.split('.')).toHaveLength(6);
  });

  test.each(['я'.repeat(250), '漢'.repeat(166), '💥'.repeat(125), `%2E'"<>&.pdf`])(
    'keeps the name %j',
    (name) => {
      expect(readFileToken(writeFileToken({ ...FILE, name }))?.name).toBe(name);
    },
  );

  test('keeps a name with half a surrogate pair but for that half', () => {
    expect(readFileToken(writeFileToken({ ...FILE, name: 'a\uD800.png' }))?.name).toBe('a\uFFFD.png');
  });

  test.each([
    '',
    'a',
    FILE.id,
    tokenOf('image%2Fpng', '%'),
    tokenOf('image%2Fpng', '%E0%A4%A'),
    tokenOf('%ZZ', 'a'),
    tokenOf('image%2Fpng', 'a%00b'),
    tokenOf('image%2Fpng', 'a%0Ab'),
    tokenOf('png', 'a'),
    tokenOf('image%2Fpng%0A', 'a'),
    tokenOf('%0Aimage%2Fpng', 'a'),
    tokenOf('image%2Fpng', 'a'.repeat(4000)),
    `${writeFileToken(FILE)} x`,
    `x ${writeFileToken(FILE)}`,
  ])('is none: %j', (token) => {
    expect(readFileToken(token)).toBeNull();
  });

  test('is read of a field in order, without what is no token', () => {
    const [first, second] = ['a', 'b'].map((id) => writeFileToken({ ...FILE, id: id.repeat(22) }));
    const read = readFileTokens(`${first}  rubbish ${second}`);

    expect(read.map(({ token }) => token)).toEqual([first, second]);
    expect(readFileTokens('')).toEqual([]);
  });
});
