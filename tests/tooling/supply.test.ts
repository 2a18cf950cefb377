import { describe, expect, test } from 'vitest';
import {
  findVulnerable,
  listAuditFaults,
  readAdvisories,
  type Advisory,
  type AdvisoryException,
} from '#app/commands/supply/advisories';
import { readServiceReport } from '#app/commands/supply/advisory-service';
import { countLicences, listForbiddenLicences } from '#app/commands/supply/licences';
import { readLockedPackages, type LockedPackage } from '#app/commands/supply/locked-packages';
import { toProductionSbom } from '#app/commands/supply/sbom';
import { noteFigure } from '#tests/trust-figures';
import { plantTree, PROJECT } from './planted-tree';

const TODAY = '2026-11-22';

const ADVISORY: Advisory = {
  package: 'parser',
  range: '<1.2.3',
  id: 'CVE-2026-00001',
  severity: 'high',
  fixed: '1.2.3',
  what: 'reads what it should not',
};

const EXCEPTION: AdvisoryException = {
  package: 'parser',
  ids: [ADVISORY.id],
  reason: 'The site gives it nothing of a visitor.',
  expires: TODAY,
};

const lockedAs = (change: Partial<LockedPackage>): LockedPackage => ({
  name: 'parser',
  version: '1.2.2',
  licence: 'MIT',
  use: 'production',
  ...change,
});

function audit(locked: LockedPackage, exceptions: AdvisoryException[], today = TODAY): string[] {
  const findings = findVulnerable([locked], { advisories: [ADVISORY], exceptions });
  return listAuditFaults(findings, exceptions, today);
}

describe('the audit', () => {
  test.each(['production', 'development'] as const)('names a vulnerable package of %s', (use) => {
    expect(audit(lockedAs({ use }), [])).toEqual([
      'parser 1.2.2: CVE-2026-00001 (high), reads what it should not; fixed in 1.2.3',
    ]);
  });

  test('lets the fixed version and packages of other names pass', () => {
    expect(audit(lockedAs({ version: '1.2.3' }), [])).toEqual([]);
    expect(audit(lockedAs({ name: 'parser-of-else' }), [])).toEqual([]);
  });

  test('lets an exception hold to the end of its last day', () => {
    expect(audit(lockedAs({}), [EXCEPTION])).toEqual([]);
    expect(audit(lockedAs({}), [EXCEPTION], '2026-11-23')).toEqual([
      'The exception of parser ended on 2026-11-22: update parser.',
    ]);
  });

  test('refuses an exception that nothing needs', () => {
    expect(audit(lockedAs({ version: '1.2.3' }), [EXCEPTION])).toEqual([
      'The exception of parser for CVE-2026-00001 is not needed: delete it.',
    ]);
  });

  test('takes an exception for nothing but what it names', () => {
    expect(audit(lockedAs({}), [{ ...EXCEPTION, ids: ['CVE-2026-00002'] }])).toEqual([
      expect.stringContaining('CVE-2026-00001'),
      'The exception of parser for CVE-2026-00002 is not needed: delete it.',
    ]);
  });

  test('finds the lock file in order', () => {
    const packages = readLockedPackages(PROJECT);
    const { asOf, advisories, exceptions } = readAdvisories(PROJECT);
    const findings = findVulnerable(packages, { advisories, exceptions });
    expect(listAuditFaults(findings, exceptions, new Date().toISOString().slice(0, 10))).toEqual([]);
    noteFigure(
      29,
      'advisories',
      `${packages.length} packages against ${advisories.length} advisories of ${asOf}: ${findings.length} found, all excepted until ${exceptions.map(({ expires }) => expires).toSorted()[0]}`,
    );
  });
});

describe('the advisory service', () => {
  const report = (vulnerabilities: unknown) =>
    `npm warn something\n${JSON.stringify({ vulnerabilities }, null, 2)}\n`;

  test('names each advisory once, under the package that has the fault', () => {
    const fault = {
      name: 'parser',
      title: 'reads what it should not',
      url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
      severity: 'high',
      range: '<1.2.3',
    };
    expect(readServiceReport(report({ parser: { via: [fault] }, site: { via: ['parser', fault] } }))).toEqual(
      [{ ...ADVISORY, id: 'GHSA-aaaa-bbbb-cccc', fixed: null }],
    );
  });

  test('that gives no answer is not taken for one that found nothing', () => {
    const refused = JSON.stringify({ message: 'request failed', error: { code: 'ENOTFOUND' } }, null, 2);
    expect(() => readServiceReport(refused)).toThrow('The advisory service gave no answer');
    expect(() => readServiceReport('')).toThrow('The advisory service gave no answer');
    expect(readServiceReport(report({}))).toEqual([]);
  });
});

describe('the licences', () => {
  test.each([
    { licence: 'GPL-3.0-only' },
    { licence: null },
    { licence: 'MIT AND GPL-3.0-only' },
    { licence: '(GPL-3.0-only OR AGPL-3.0-only)' },
    { licence: 'LGPL-3.0-or-later' },
    { licence: '(MIT OR GPL-3.0-only) AND GPL-2.0-only' },
    { licence: 'SEE LICENSE IN LICENSE.md' },
  ])('of production refuse $licence', ({ licence }) => {
    expect(listForbiddenLicences([lockedAs({ licence })])).toHaveLength(1);
  });

  test.each([
    { licence: 'MIT' },
    { licence: '(MIT OR WTFPL)' },
    { licence: '(Apache-2.0 AND MIT)' },
    { licence: 'Apache-2.0 AND LGPL-3.0-or-later', name: '@img/sharp-win32-x64' },
    { licence: 'GPL-3.0-only', use: 'development' as const },
  ])('allow $licence of $name $use', (change) => {
    expect(listForbiddenLicences([lockedAs(change)])).toEqual([]);
  });

  test('are counted, the most common first', () => {
    const packages = ['ISC', 'MIT', null, 'MIT'].map((licence) => lockedAs({ licence }));
    expect(countLicences(packages)).toEqual([
      ['MIT', 2],
      ['ISC', 1],
      ['none named', 1],
    ]);
  });

  test('of the lock file are all allowed', () => {
    const packages = readLockedPackages(PROJECT).filter(({ use }) => use === 'production');
    expect(listForbiddenLicences(packages)).toEqual([]);
    noteFigure(
      29,
      'licences',
      `${packages.length} production packages, ${countLicences(packages).length} licences`,
    );
  });
});

describe('the list of production packages', () => {
  const component = (name: string) => ({
    'bom-ref': `${name}@1.0.0`,
    name,
    version: '1.0.0',
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: 'abc' }],
  });
  const sbomOf = (components: { name: string }[]) =>
    JSON.stringify({
      bomFormat: 'CycloneDX',
      specVersion: '1.5',
      metadata: { component: { 'bom-ref': 'site@1.0.0', name: 'folder' } },
      components,
      dependencies: [
        { ref: 'site@1.0.0', dependsOn: ['react@1.0.0', 'linter@1.0.0'] },
        { ref: 'linter@1.0.0', dependsOn: ['react@1.0.0'] },
      ],
    });
  const packages = [
    lockedAs({ name: 'react', version: '1.0.0' }),
    lockedAs({ name: 'linter', version: '1.0.0', use: 'development' }),
  ];

  test('has what development needs as well, and nothing that only development needs', () => {
    const sbom = toProductionSbom(sbomOf([component('react'), component('linter')]), 'site', packages);
    expect(sbom.components.map(({ name }) => name)).toEqual(['react']);
    expect(sbom.dependencies).toEqual([{ ref: 'site@1.0.0', dependsOn: ['react@1.0.0'] }]);
    expect(sbom.metadata.component.name).toBe('site');
  });

  test('is refused when npm leaves one out, or gives no hash', () => {
    expect(() => toProductionSbom(sbomOf([component('linter')]), 'site', packages)).toThrow(
      'npm sbom left out react@1.0.0.',
    );
    const bare = { ...component('react'), hashes: [] };
    expect(() => toProductionSbom(sbomOf([bare]), 'site', packages)).toThrow('a package without a hash');
  });
});

test('the lock file tells packages of production and development apart, aliases by their real names', () => {
  const root = plantTree({
    'package-lock.json': JSON.stringify({
      name: 'planted',
      packages: {
        '': { name: 'planted', version: '1.0.0' },
        'node_modules/@scope/core': { version: '1.0.0', license: 'ISC' },
        'node_modules/core/node_modules/part': { name: 'empty', version: '2.0.0', dev: true },
      },
    }),
  });

  expect(readLockedPackages(root)).toEqual([
    { name: '@scope/core', version: '1.0.0', licence: 'ISC', use: 'production' },
    { name: 'empty', version: '2.0.0', licence: null, use: 'development' },
  ]);
});
