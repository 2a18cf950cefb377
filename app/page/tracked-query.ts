import { KEY_PARAMETERS } from './key-parameters';

/**
 * Query parameters that remember whether anything looked at them: a page that did not is the same for all of them.
 * Those of a page's key do not count: each of their values has a page of its own.
 */
export class TrackedQuery extends URLSearchParams {
  wasRead = false;

  override get(name: string): string | null {
    this.note(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.note(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.note(name);
    return value === undefined ? super.has(name) : super.has(name, value);
  }

  private note(name: string): void {
    if (!KEY_PARAMETERS.includes(name)) this.wasRead = true;
  }

  override forEach(callback: (value: string, key: string, parent: URLSearchParams) => void): void {
    this.wasRead = true;
    super.forEach(callback);
  }

  override toString(): string {
    this.wasRead = true;
    return super.toString();
  }

  override [Symbol.iterator](): URLSearchParamsIterator<[string, string]> {
    this.wasRead = true;
    return super[Symbol.iterator]();
  }
}
