/**
 * What tests wrote to console.error and console.warn. A test that expects a message says so by
 * `expectConsoleError`; everything else that was written fails the test.
 */

interface Message {
  method: 'error' | 'warn';
  text: string;
}

let messages: Message[] = [];
let expected: RegExp[] = [];

/** The running test writes a matching console.error or console.warn; it fails when it does not. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** Libraries that look for a window find jsdom's, also while a test renders as the server does. */
const NO_FAULT = /^Warning: useLayoutEffect does nothing on the server/;

/** Replaces console.error and console.warn by recorders. */
export function recordConsole(): void {
  for (const method of ['error', 'warn'] as const) {
    console[method] = (...args: unknown[]) => {
      const text = args.map(toText).join(' ');
      if (!NO_FAULT.test(text)) messages.push({ method, text });
    };
  }
}

/** What was written but not expected, and what was expected but not written; forgets both. */
export function takeConsoleFaults(): string[] {
  const unexpected = messages.filter(({ text }) => !expected.some((pattern) => pattern.test(text)));
  const absent = expected.filter((pattern) => !messages.some(({ text }) => pattern.test(text)));
  messages = [];
  expected = [];
  return [
    ...unexpected.map(({ method, text }) => `console.${method} was called: ${text}`),
    ...absent.map((pattern) => `console.error was expected to be called with ${String(pattern)}`),
  ];
}

function toText(value: unknown): string {
  if (value instanceof Error) return value.stack ?? value.message;
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
}
