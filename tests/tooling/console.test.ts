import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { expectConsoleError, takeConsoleFaults } from '#tests/console';

describe('the console of a test', () => {
  test('fails the test when an error or a warning was written', () => {
    console.error('a fault in', { block: 'hero' });
    console.warn('a warning');
    expect(takeConsoleFaults()).toEqual([
      'console.error was called: a fault in {"block":"hero"}',
      'console.warn was called: a warning',
    ]);
  });

  test('fails the test when React warns', () => {
    renderToStaticMarkup(createElement('p', { class: 'wrong' }));
    expect(takeConsoleFaults().join()).toContain('Invalid DOM property');
  });

  test('lets an expected message pass, and no other', () => {
    expectConsoleError(/^expected/);
    console.error('expected fault');
    console.error('another fault');
    expect(takeConsoleFaults()).toEqual(['console.error was called: another fault']);
  });

  test('fails the test when an expected message was not written', () => {
    expectConsoleError(/never/);
    expect(takeConsoleFaults()).toEqual(['console.error was expected to be called with /never/']);
  });

  test('starts empty for every test', () => {
    expect(takeConsoleFaults()).toEqual([]);
  });
});
