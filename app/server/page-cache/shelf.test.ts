import { describe, expect, test } from 'vitest';
import { CachedPage } from './cached-page';
import { Shelf } from './shelf';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_BYTES = 1_000_000;

function setUp() {
  const time = { now: 1_000_000 };
  const shelf = new Shelf(MAX_BYTES, () => time.now);
  const render = (path: string, host = 'moscow', bytes = 700) =>
    shelf.set({ text: `${host} ${path}`, path }, new CachedPage(Buffer.alloc(bytes), host, time.now));
  const has = (path: string, host = 'moscow') => shelf.get(`${host} ${path}`) !== undefined;
  const count = () => shelf.places().length;
  return { time, shelf, render, has, count };
}

/** `/page-0`, `/page-1`… */
const addresses = (count: number) => Array.from({ length: count }, (_, number) => `/page-${number}`);

describe('a shelf of pages', () => {
  test('is bounded by bytes, and those rendered longest ago go first', () => {
    const { render, has, count } = setUp();
    for (const path of addresses(2000)) render(path);
    expect(count()).toBeLessThan(1000);
    expect([has('/page-0'), has('/page-1999')]).toEqual([false, true]);
  });

  test('takes no page that would take most of it', () => {
    const { render, has } = setUp();
    render('/', 'moscow', MAX_BYTES);
    expect(has('/')).toBe(false);
  });

  test('keeps a page that was asked for again from a flood of addresses', () => {
    const { render, has } = setUp();
    for (let time = 0; time < 3; time += 1) render('/');
    for (const path of addresses(5000)) render(path);
    expect(has('/')).toBe(true);
  });

  test('keeps it also from a flood that asks twice for each address', () => {
    const { render, has } = setUp();
    for (let time = 0; time < 3; time += 1) render('/');
    for (const path of addresses(5000)) {
      render(path);
      render(path);
    }
    expect(has('/')).toBe(true);
  });

  test('lets the variants of one path push out each other alone', () => {
    const { render, has } = setUp();
    render('/about');
    for (const host of addresses(5000)) render('/', host);
    expect(has('/about')).toBe(true);
    for (const host of addresses(5000)) for (let time = 0; time < 3; time += 1) render('/', host);
    render('/about');
    render('/about');
    expect(has('/about')).toBe(true);
  });

  test('gives the place of a page that nobody has asked for in a day to others', () => {
    const { time, render, has } = setUp();
    for (const path of addresses(2000)) for (let times = 0; times < 9; times += 1) render(path);
    time.now += DAY_MS + 1;
    render('/new');
    render('/new');
    for (const path of addresses(400)) render(`${path}/other`);
    expect(has('/new')).toBe(true);
  });

  test('forgets what is deleted', () => {
    const { shelf, render, has, count } = setUp();
    render('/');
    render('/about');
    render('/about');
    shelf.delete('moscow /');
    shelf.delete('moscow /about');
    expect([has('/'), has('/about'), count()]).toEqual([false, false, 0]);
  });
});
