import { describe, expect, test } from 'vitest';
import { createSealer, newStepId, type SealBinding } from './seal.server';

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
  id: 'step-1',
  expiresAt: NOW + 1000,
  memo: { token: 'secret-token' },
  snapshot: { state: 'code', data: { msisdn: '79261112233' } },
};
const sealer = createSealer(['a secret of more than thirty-two characters']);

/** As the first release sealed it. */
const SEALED_BEFORE = [
  'H4UOeLx4O0OZ5Qa3PW6zondLuLMpMchZmYaulALUjWB_zA566UwN-JQTbkpRz0w_oXYZPV7bNS4Wkt6COiPbxvzvLp5SqF9C',
  'oMCfyIt0VizjDnmp17J14UkM3WOwBTfA6MSq7fWLUOK75HQFhzaormmXlmVphSl9uif-zEOFS4b58pe2MPEu4gLQTwRVryQ_',
  'g6dW_igreM2T6aZH2attPBc',
].join('');

describe('a sealed step', () => {
  test('opens when an earlier release sealed it', () => {
    expect(sealer.open(SEALED_BEFORE, place, NOW)).toEqual({ status: 'ok', step });
  });

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

  test('opens up to 48 KB, which is more than a post has room for beside it', () => {
    const fill = (length: number) => {
      const filled = { ...step, snapshot: { state: 'qr', data: { image: 'i'.repeat(length) } } };
      return sealer.seal(filled, place);
    };
    const empty = Buffer.from(fill(0), 'base64url').length;
    const largest = fill((48 * 1024 * 3) / 4 - empty);
    expect(largest).toHaveLength(48 * 1024);
    expect(sealer.open(largest, place, NOW).status).toBe('ok');
    expect(sealer.open(fill((48 * 1024 * 3) / 4 - empty + 1), place, NOW).status).toBe('invalid');
  });

  test('is named by twelve characters that nobody guesses', () => {
    const [one, other] = [newStepId(), newStepId()];
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(one).not.toBe(other);
  });

  test('expires after its last millisecond', () => {
    expect(sealer.open(sealer.seal(step, place), place, NOW + 1000).status).toBe('ok');
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
