import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The mark that a browser keeps of an earlier sign-in: good for one login, made by nobody without the secret. */

const ID_BYTES = 15;

export function makeDeviceMark(login: string, secret: string): string {
  const id = randomBytes(ID_BYTES).toString('base64url');
  return `${id}.${sign(id, login, secret)}`;
}

/** The device that a mark names, signed with any of the secrets; null when it is forged or was made for another login. */
export function readDevice(mark: string | null, login: string, secrets: readonly string[]): string | null {
  const [id = '', signature = ''] = (mark ?? '').split('.');
  const given = Buffer.from(signature);
  const isSigned = secrets.some((secret) => {
    const wanted = Buffer.from(sign(id, login, secret));
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return isSigned ? id : null;
}

function sign(id: string, login: string, secret: string): string {
  return createHmac('sha256', secret).update(`studio-device-v1 ${id} ${login}`).digest('base64url');
}
