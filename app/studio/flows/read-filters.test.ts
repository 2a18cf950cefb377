import { expect, test } from 'vitest';
import { readFlowFilters, toCountFilter, toPeriods } from './read-filters.server';

const TODAY = Date.parse('2026-11-24T12:00:00Z');
const read = (query: string) => readFlowFilters(new Request(`http://moscow.localhost/studio/flows${query}`));
const periodsOf = (query: string) => toPeriods(read(query), TODAY);

test('a period is followed back by as many days', () => {
  expect(periodsOf('?days=7')).toEqual({
    now: { from: '2026-11-18', to: '2026-11-24' },
    before: { from: '2026-11-11', to: '2026-11-17' },
  });
  expect(periodsOf('?days=7&until=2026-11-15')).toEqual({
    now: { from: '2026-11-09', to: '2026-11-15' },
    before: { from: '2026-11-02', to: '2026-11-08' },
  });
});

test('no period ends after today, and none is compared with days that are forgotten', () => {
  expect(periodsOf('?days=7&until=2027-01-01').now.to).toBe('2026-11-24');
  expect(periodsOf('?days=90').before).toEqual({ from: '2026-05-29', to: '2026-08-26' });
  expect(periodsOf('?days=90&until=2026-11-01').before).toBeNull();
});

test('what is not understood narrows nothing; what is not known can be asked for', () => {
  const { now } = periodsOf('');
  expect(read('?days=8&until=soon&audience=x&device=watch&source=%27&split=name')).toEqual(read(''));
  expect(toCountFilter(read(''), now)).toEqual({ from: '2026-10-28', to: '2026-11-24' });
  expect(toCountFilter(read('?device=unknown&source=ads&region=spb&page=%2Fpay'), now)).toMatchObject({
    device: '',
    source: 'ads',
    region: 'spb',
    path: '/pay',
  });
});
