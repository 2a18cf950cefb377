/** Parts of a post that are not fields (FORM-457 to FORM-459). */
const TAKEN = new Set(['id', 'refererx', 'form_url']);
const MAX_NAME_LENGTH = 200;

/**
 * Is a name unfit for a field? Taken by the post itself (`id`, `__otp[code]`), or not to be written in one. Names that
 * begin with two underscores are the gateway's; those of prototypes are among them or do no harm.
 */
export function isReservedName(name: string): boolean {
  const [head = ''] = name.split('[', 1);
  return (
    TAKEN.has(head) ||
    head.startsWith('__') ||
    name.length > MAX_NAME_LENGTH ||
    /[\s\p{C}"]/u.test(name) ||
    head === ''
  );
}
