import type { VisitorFile } from './locator';

/** What a browser sends for a form. */
export interface Submission {
  target: URL;
  method: 'GET' | 'POST';
  /** Of a POST. */
  content?: { type: string; bytes: Buffer };
}

export type Submitter = HTMLButtonElement | HTMLInputElement;
export type ChosenFiles = ReadonlyMap<Element, readonly VisitorFile[]>;

type Entry = [name: string, value: string | File];

/** The request that pressing a button makes of its form. */
export async function toSubmission(
  form: HTMLFormElement,
  submitter: Submitter,
  chosen: ChosenFiles,
): Promise<Submission> {
  const { URL: page } = form.ownerDocument;
  const target = new URL(submitter.getAttribute('formaction') ?? form.getAttribute('action') ?? page, page);
  const method = submitter.getAttribute('formmethod') ?? form.method;
  const entries = toEntries(form, submitter, chosen);
  if (method.toLowerCase() === 'post') {
    const isMultipart = form.enctype === 'multipart/form-data';
    return { target, method: 'POST', content: await toContent(entries, isMultipart) };
  }
  target.search = toQuery(entries).toString();
  return { target, method: 'GET' };
}

async function toContent(entries: readonly Entry[], isMultipart: boolean) {
  if (!isMultipart) {
    return {
      type: 'application/x-www-form-urlencoded',
      bytes: Buffer.from(toQuery(entries).toString()),
    };
  }
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  const encoded = new Response(data);
  return {
    type: encoded.headers.get('content-type') ?? '',
    bytes: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** A file that is not sent as one is sent by its name. */
function toQuery(entries: readonly Entry[]): URLSearchParams {
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}

/** The controls that take part, in the order of the document. */
function toEntries(form: HTMLFormElement, submitter: Submitter, chosen: ChosenFiles): Entry[] {
  return [...form.elements].flatMap((control) => {
    const name = control.getAttribute('name');
    if (name === null || name === '' || control.matches(':disabled')) return [];
    return toValues(control, submitter, chosen).map((value): Entry => [name, value]);
  });
}

function toValues(control: Element, submitter: Submitter, chosen: ChosenFiles): (string | File)[] {
  switch (control.tagName) {
    case 'BUTTON':
      return control === submitter ? [(control as HTMLButtonElement).value] : [];
    case 'SELECT':
      return [...(control as HTMLSelectElement).selectedOptions].map(({ value }) => value);
    case 'TEXTAREA':
      return [(control as HTMLTextAreaElement).value.replaceAll(/\r?\n/g, '\r\n')];
    case 'INPUT':
      return toInputValues(control as HTMLInputElement, submitter, chosen);
    default:
      return [];
  }
}

function toInputValues(
  input: HTMLInputElement,
  submitter: Submitter,
  chosen: ChosenFiles,
): (string | File)[] {
  switch (input.type) {
    case 'checkbox':
    case 'radio':
      return input.checked ? [input.value] : [];
    case 'submit':
      return input === submitter ? [input.value] : [];
    case 'button':
    case 'reset':
    case 'image':
      return [];
    case 'file':
      return toFiles(chosen.get(input) ?? []);
    default:
      return [input.value];
  }
}

/** Nothing chosen is sent as one empty file without a name. */
function toFiles(chosen: readonly VisitorFile[]): File[] {
  if (chosen.length === 0) return [new File([], '', { type: 'application/octet-stream' })];
  return chosen.map(
    ({ name, mimeType, buffer }) => new File([new Uint8Array(buffer)], name, { type: mimeType }),
  );
}
