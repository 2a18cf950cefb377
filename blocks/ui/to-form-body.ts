/** What the browser itself would send for a form without files, with the button that was pressed. */
export function toFormBody(form: HTMLFormElement, submitter: HTMLElement | null = null): URLSearchParams {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  if (submitter instanceof HTMLButtonElement && submitter.name !== '')
    pairs.push([submitter.name, submitter.value]);
  return new URLSearchParams(pairs);
}
