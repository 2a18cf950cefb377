import { describe, expect, test } from 'vitest';
import { createSealer, type SealBinding } from './seal.server';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const place: SealBinding = {
  flow: 'ask',
  version: 1,
  path: '/ask',
  instance: 'ask-1',
  visitor: 'v1',
  identity: '',
};
const step = {
  ...{ id: 'step-1', expiresAt: NOW + 1000, memo: { token: 'secret-token' } },
  snapshot: { state: 'code', data: { msisdn: '79261112233' } },
};
const sealer = createSealer(['a secret of more than thirty-two characters']);

describe('a sealed step', () => {
  test('opens in its own place, whole', () => {
    expect(sealer.open(sealer.seal(step, place), place, NOW)).toEqual({ status: 'ok', step });
  });

  test('shows nothing of what it holds', () => {
    const sealed = sealer.seal(step, place);
    const bytes = Buffer.from(sealed, 'base64url').toString('latin1');
    expect(bytes).not.toMatch(/79261112233|secret-token|code/);
    expect(sealer.seal(step, place)).not.toBe(sealed);
  });

  test.each([
    ['another flow', { flow: 'other' }],
    ['another version', { version: 2 }],
    ['another page', { path: '/other' }],
    ['another instance', { instance: 'ask-2' }],
    ['another visitor', { visitor: 'v2' }],
    ['another product', { identity: 'product-2' }],
  ])('is invalid for %s', (_name, other) => {
    expect(sealer.open(sealer.seal(step, place), { ...place, ...other }, NOW).status).toBe('invalid');
  });

  test('is invalid when a single byte of it is another', () => {
    const bytes = Buffer.from(sealer.seal(step, place), 'base64url');
    for (const index of bytes.keys()) {
      const forged = Buffer.from(bytes);
      forged[index] = (forged[index] ?? 0) ^ 1;
      expect(sealer.open(forged.toString('base64url'), place, NOW).status).toBe('invalid');
    }
  });

  test.each(['', 'x', 'a'.repeat(20_000), '%%%', Buffer.alloc(64).toString('base64url')])(
    'is invalid when it is none: %#',
    (text) => {
      expect(sealer.open(text, place, NOW).status).toBe('invalid');
    },
  );

  test('opens with a picture in it, as the step with a QR has one', () => {
    const large = { ...step, snapshot: { state: 'qr', data: { image: 'i'.repeat(24_000) } } };
    expect(sealer.open(sealer.seal(large, place), place, NOW)).toEqual({ status: 'ok', step: large });
  });

  test('expires', () => {
    expect(sealer.open(sealer.seal(step, place), place, NOW + 1001).status).toBe('expired');
  });

  test('still opens after its secret was replaced, and not without it', () => {
    const sealed = sealer.seal(step, place);
    const next = createSealer([
      'another secret of thirty-two characters',
      'a secret of more than thirty-two characters',
    ]);
    expect(next.open(sealed, place, NOW).status).toBe('ok');
    expect(createSealer(['another secret of thirty-two characters']).open(sealed, place, NOW).status).toBe(
      'invalid',
    );
  });
});
