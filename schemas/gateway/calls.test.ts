import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gatewayCalls } from '../testing/gateway-calls';
import { getMainPage } from './page';
import { getLayout } from './shell';
import { SIM_PATHS } from './sim-paths';

/** Rules for all calls, which no single contract can name; each is proven by a test of its own. */
const GENERAL_ROWS =
  'PAGE-28 PAGE-29 PAGE-30 PAGE-31 PAGE-32 PAGE-36 PAGE-111 PAGE-112 PAGE-401 PAGE-402 SIM-135'.split(' ');

/** Rows about when the site makes a call: they are proven where the site is tested. */
const CALLER_ROWS = ['ACCT-13'];

const ledger = new URL('../../tests/requirements/', import.meta.url);

function readCallRows(): string[] {
  return readdirSync(ledger)
    .filter((file) => /^[A-Z]+\.md$/.test(file))
    .flatMap((file) => readFileSync(new URL(file, ledger), 'utf8').split('\n'))
    .filter((line) => line.includes('| call |'))
    .map((line) => line.split('|')[1]?.trim() ?? '');
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const listed = gatewayCalls.map((contract) => [contract.id, contract] as const);

describe('the catalog of calls', () => {
  test('names every id once', () => {
    expect(repeated(gatewayCalls.map(({ id }) => id))).toEqual([]);
  });

  test('names every method and path once', () => {
    expect(repeated(gatewayCalls.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`))).toEqual(
      [],
    );
  });

  test('[PAGE-36] has a typed contract for every call of the ledger', () => {
    const rows = readCallRows();
    const named = new Set([
      ...gatewayCalls.flatMap((contract) => contract.rows),
      ...GENERAL_ROWS,
      ...CALLER_ROWS,
    ]);

    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((row) => !named.has(row))).toEqual([]);
  });

  test('names only rows that the ledger has', () => {
    const rows = new Set(readCallRows());

    expect(gatewayCalls.flatMap((contract) => contract.rows).filter((row) => !rows.has(row))).toEqual([]);
  });

  test('[PAGE-28] has GET and POST calls only, and a GET has no body', () => {
    expect(gatewayCalls.filter(({ method, body }) => method === 'GET' && body !== undefined)).toEqual([]);
    expect(new Set(gatewayCalls.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
  });

  test('[PAGE-31] has paths without a host', () => {
    expect(gatewayCalls.filter(({ path }) => !/^\/[^/]/.test(path))).toEqual([]);
  });

  test('[PAGE-32] [PAGE-111] [PAGE-401] has every path under /api, save the search of its own', () => {
    const others = gatewayCalls.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => path);

    expect(others.filter((path) => !path.startsWith('/search/'))).toEqual([]);
  });

  test('[SIM-135] has the same steps for every SIM flow, each flow with a path map of its own', () => {
    for (const { base, steps } of Object.values(SIM_PATHS)) {
      for (const path of Object.values(steps)) {
        expect(gatewayCalls.some((contract) => contract.path === `${base}${path}`)).toBe(true);
      }
    }
  });

  test.each(listed)('%s declares a parameter for every name in its path', (_id, contract) => {
    const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const accepts = (params: Record<string, unknown>) =>
      contract.pathParams?.safeParse(params).success ?? true;

    expect(inPath.length > 0).toBe(contract.pathParams !== undefined);
    if (inPath.length > 0) expect(accepts({})).toBe(false);
  });

  test.each(listed)('%s has an empty value that is an answer, or null', (_id, contract) => {
    if (contract.empty === null) return;

    expect(contract.answer.safeParse(contract.empty).error).toBeUndefined();
  });

  test('[PAGE-113] tolerates fields that it does not know, and reads missing optional ones as empty', () => {
    // One answer is a map, where another key is another entry.
    const objects = gatewayCalls.filter(
      ({ id, empty }) =>
        id !== 'option.getGroups' && typeof empty === 'object' && empty !== null && !Array.isArray(empty),
    );
    expect(objects.length).toBeGreaterThan(30);
    for (const { id, answer, empty } of objects) {
      expect(answer.safeParse({ ...Object(empty), fieldOfTomorrow: 1 }).success, id).toBe(true);
    }
    expect(getLayout.answer.parse({})).toEqual({ widgets: { menu: [] }, components: [] });
    expect(getMainPage.answer.parse({})).toEqual({ actions: [] });
  });
});
