/** Query parameters that remember whether anything looked at them: a page that did not is the same for all of them. */
export class TrackedQuery extends URLSearchParams {
  wasRead = false;

  override get(name: string): string | null {
    this.wasRead = true;
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.wasRead = true;
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.wasRead = true;
    return value === undefined ? super.has(name) : super.has(name, value);
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
