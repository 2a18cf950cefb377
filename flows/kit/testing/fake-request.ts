import { act } from 'react';
import { writeFileToken } from '#schemas/forms/file-token';

/** For tests of uploads: what the page asks the server for, answered by hand. Stands in for `XMLHttpRequest`. */
export class FakeRequest extends EventTarget {
  static all: FakeRequest[] = [];
  static get open() {
    return FakeRequest.all.filter(({ isOver }) => !isOver);
  }

  upload = new EventTarget();
  status = 0;
  responseText = '';
  isOver = false;
  isAborted = false;
  address = '';
  file: File | null = null;

  open(method: string, url: string) {
    this.address = `${method} ${url}`;
    FakeRequest.all.push(this);
  }
  setRequestHeader() {}
  send(body: FormData) {
    const file = body.get('file');
    this.file = file instanceof File ? file : null;
  }
  abort() {
    this.isOver = this.isAborted = true;
  }

  get name() {
    return this.file?.name ?? '';
  }
  answer(status: number, body: object | string) {
    Object.assign(this, {
      status,
      isOver: true,
      responseText: typeof body === 'string' ? body : JSON.stringify(body),
    });
    act(() => void this.dispatchEvent(new Event('load')));
  }
  accept = () => this.answer(200, { ...this.toFile(), token: tokenOf(this.name, this.toFile().size) });
  private readonly toFile = () => ({ name: this.name, size: this.file?.size ?? 0, type: 'application/pdf' });
}

/** What the fake server calls a file. */
export const tokenOf = (name: string, size: number) =>
  writeFileToken({
    id: 'a'.repeat(22),
    size,
    type: 'application/pdf',
    name,
    digest: 'd'.repeat(22),
    signature: 's'.repeat(43),
  });
