import { expect, test } from 'vitest';
import type { PlacedFinding } from '#schemas/finding';
import type { CheckedDocument } from '#app/content-check/site-check';
import { toTable } from './describe-site-report';

const GHOST: PlacedFinding = {
  code: 'unknown-type',
  severity: 'error',
  id: 'ghost',
  type: 'hologram',
  version: 1,
  pointer: '/type',
  message: 'no block is called so',
  fix: 'Remove it.',
  page: '/some',
  audience: 'b2b',
  regions: ['spb'],
  place: '/components/1',
  owner: 'editors',
  label: '',
};

const DOCUMENT: CheckedDocument = {
  entryId: '1',
  address: { kind: 'page', name: '/some', audience: 'b2b', region: 'spb' },
  title: 'Страница',
  state: 'published',
  revision: null,
  isForChecks: false,
  findings: [GHOST],
  regions: 1,
  notRun: [],
};

test('names page, audience, region, block and way out of each finding, and counts them', () => {
  const lines = toTable({ ms: 1500, documents: [DOCUMENT] }).split('\n');
  expect(lines).toEqual([
    'page /some (b2b, spb)',
    expect.stringMatching(
      /^ {2}error +unknown-type +ghost \(hologram v1\) \/type: .+ \[spb\] → Remove it\.$/,
    ),
    '',
    '1 documents in 1.5 s: 1 errors, 0 warnings.',
    'This build breaks 1 of them.',
  ]);
});

test('does not count what is faulty on purpose, and says so', () => {
  const documents = [{ ...DOCUMENT, isForChecks: true }];
  const lines = toTable({ ms: 1500, documents }).split('\n');
  expect(lines).toContain('This build breaks none of them.');
  expect(lines).toContain('1 are faulty on purpose and do not count.');
});

test('names the regions that there was no time for', () => {
  const documents = [{ ...DOCUMENT, findings: [], notRun: ['spb', 'moscow'] }];
  expect(toTable({ ms: 1500, documents })).toContain('/some: not tried in spb, moscow');
});
