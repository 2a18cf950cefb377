import { expect, test } from 'vitest';
import { readVisitMemory, writeVisitMemory } from './visit-memory.server';

const NOW = 1_000_000;
const holder = { secrets: ['a secret of more than thirty-two characters'], visitor: 'one' } as const;

test.each([
  { secure: false, name: 'visit_memory' },
  { secure: true, name: '__Host-visit_memory' },
])('over https no other host can set what a visit remembers: $name', ({ secure, name }) => {
  const header = writeVisitMemory({ address: 'Лесная' }, { ...holder, secure }, NOW) ?? '';
  expect(header).toMatch(new RegExp(`^${name}=[^;]+; Path=/; HttpOnly; SameSite=Lax(; Secure)?$`));
  const [pair = ''] = header.split(';');
  expect(readVisitMemory(pair, { ...holder, secure }, NOW)).toEqual({ address: 'Лесная' });
  expect(readVisitMemory(pair, { ...holder, secure: !secure }, NOW)).toEqual({});
  expect(readVisitMemory(pair, { ...holder, secure, visitor: 'another' }, NOW)).toEqual({});
});
