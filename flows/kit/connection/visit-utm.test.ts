// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { keepUtm, readUtm } from './visit-utm';

beforeEach(() => sessionStorage.clear());

/** A page of the visit is opened. */
function open(address: string): void {
  history.replaceState(null, '', address);
  keepUtm();
}

describe('the utm marks of a visit', () => {
  test('[ANLT-413] are the five of the query string, and no others', () => {
    open(
      '/?utm_source=mail&utm_medium=letter&utm_campaign=spring&utm_term=sim&utm_content=top&utm_id=7&gclid=x',
    );
    expect(Object.fromEntries(readUtm())).toEqual({
      utm_source: 'mail',
      utm_medium: 'letter',
      utm_campaign: 'spring',
      utm_term: 'sim',
      utm_content: 'top',
    });
  });

  test('[ANLT-413] stay on the pages that follow, until another campaign brings its own', () => {
    open('/?utm_source=mail&utm_campaign=spring');
    open('/tariffs/all');
    expect(readUtm()).toEqual([
      ['utm_source', 'mail'],
      ['utm_campaign', 'spring'],
    ]);
    open('/tariffs/all?utm_source=search');
    open('/about?utm_source=');
    expect(readUtm()).toEqual([['utm_source', 'search']]);
  });

  test('are none without any, and are no longer than an address has use for', () => {
    open('/');
    expect(readUtm()).toEqual([]);
    open(`/?utm_source=${'x'.repeat(500)}`);
    expect(readUtm()).toEqual([['utm_source', 'x'.repeat(200)]]);
  });
});
