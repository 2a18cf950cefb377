/** What a browser refuses to do. Each rule throws an Error that says what was wrong. */

interface Field extends Element {
  disabled: boolean;
  readOnly?: boolean;
  maxLength?: number;
}

/** A field that can be typed into takes the whole text. */
export function requireWritable(field: Field, text: string): void {
  if (field.matches(':disabled')) throw new Error(`${nameOf(field)} is disabled`);
  if (field.readOnly === true) throw new Error(`${nameOf(field)} cannot be written`);
  const { maxLength = -1 } = field;
  if (maxLength >= 0 && text.length > maxLength) {
    throw new Error(`${nameOf(field)} takes ${maxLength} characters, not ${text.length}`);
  }
}

/** The browser's own validation, which a form can switch off. */
export function requireValid(form: HTMLFormElement, submitter: HTMLButtonElement | HTMLInputElement): void {
  if (form.noValidate || submitter.formNoValidate) return;
  const invalid = [...form.elements].find((field) => 'checkValidity' in field && !isValid(field));
  if (invalid) throw new Error(`the browser does not send the form: ${nameOf(invalid)} is not valid`);
}

function isValid(field: Element): boolean {
  return (field as HTMLInputElement).checkValidity();
}

/** A form leads only where the policy of its page lets it (`form-action`); redirects count too. */
export function requireAllowedTarget(target: URL, page: URL | null, policy: string): void {
  const directive = policy.split(';').find((part) => part.trim().startsWith('form-action'));
  if (directive === undefined || page === null) return;
  const sources = directive.trim().split(/\s+/).slice(1);
  const isAllowed = sources.some((source) => (source === "'self'" ? page.origin : source) === target.origin);
  if (!isAllowed)
    throw new Error(`the policy of ${page.pathname} forbids a form to lead to ${target.origin}`);
}

/** Only this machine is there: another host has no address. */
export function requireOwnHost({ protocol, hostname, origin }: URL): void {
  if (protocol === 'http:' && /(^|\.)localhost$/.test(hostname)) return;
  throw new Error(`the way leads off the site, to ${origin}`);
}

function nameOf(field: Element): string {
  return `the field "${field.getAttribute('name') ?? field.id}"`;
}
