/**
 * A file that waits on the server for its form to be sent, as the form carries it: `ID.SIZE.TYPE.NAME.DIGEST.SIGNATURE`,
 * without spaces. Both sides can read it; only the server can make one, and it is good for one visitor
 * (`app/uploads`). It stands in fields, never in an address.
 */
export interface FileToken {
  readonly id: string;
  /** In bytes. */
  readonly size: number;
  /** MIME type, as the server found it in the bytes. */
  readonly type: string;
  readonly name: string;
  /** Of its bytes: two uploads of one file have the same. */
  readonly digest: string;
  readonly signature: string;
}

const FORM = /^([\w-]{22,64})\.(\d{1,15})\.([^.\s]{1,300})\.([^.\s]{1,1500})\.([\w-]{22})\.([\w-]{20,100})$/;

/** What a token says, whoever made it; null when it is none. */
export function readFileToken(token: string): FileToken | null {
  const [, id, size, typeText, nameText, digest, signature] = FORM.exec(token) ?? [];
  if (!id || !size || !typeText || !nameText || !digest || !signature) return null;
  const [type, name] = [decode(typeText), decode(nameText)];
  if (type === null || name === null || !MIME_TYPE.test(type) || /\p{Cc}/u.test(name)) return null;
  return { id, digest, signature, size: Number(size), type, name };
}

const MIME_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

/** Of a name only whole characters are kept: half a surrogate pair has no escape. */
export function writeFileToken({ id, size, type, name, digest, signature }: FileToken): string {
  return [id, size, encode(type), encode(name), digest, signature].join('.');
}

/** The tokens of a field's value, in order. */
export function readFileTokens(value: string): { token: string; file: FileToken }[] {
  return value
    .split(' ')
    .filter((token) => token !== '')
    .flatMap((token) => {
      const file = readFileToken(token);
      return file === null ? [] : [{ token, file }];
    });
}

/** Dots divide the parts, and escapes leave them alone. */
const encode = (text: string) =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD')).replaceAll('.', '%2E');

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape: no token of ours.
    return null;
  }
}
