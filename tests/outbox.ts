import * as z from 'zod';

const entries = z.array(z.looseObject({ to: z.string(), text: z.string(), code: z.string().optional() }));

/** What the sandbox of a site has sent, and the captchas it has drawn. */
export interface Outbox {
  /** The newest code that was sent to a number or shown in a captcha. Throws an Error when there is none. */
  readCode: (to: string) => Promise<string>;
  /** The messages to a number, the newest first, their spaces plain. */
  readTexts: (msisdn: string) => Promise<string[]>;
  countSent: (msisdn: string) => Promise<number>;
}

/** `load` asks the site for `/dev/outbox`, and gives the JSON of the answer. */
export function createOutbox(load: () => Promise<unknown>): Outbox {
  const readSent = async (to: string) => entries.parse(await load()).filter((entry) => entry.to === to);
  return {
    async readCode(to) {
      const code = (await readSent(to)).find((entry) => entry.code !== undefined)?.code;
      if (code === undefined) throw new Error(`no code was sent to ${to}`);
      return code;
    },
    readTexts: async (msisdn) => (await readSent(msisdn)).map(({ text }) => text.replaceAll(/\s/g, ' ')),
    countSent: async (msisdn) => (await readSent(msisdn)).length,
  };
}

/** Which captcha a picture shows, as the outbox names it: /captcha/NAME/FILE. */
export function toCaptchaName(address: string | null): string {
  const name = address?.split('/').at(-2);
  if (name === undefined) throw new Error(`${address} is no picture of a captcha`);
  return name;
}

/** A number as a field shows it, whatever its mask. */
export function shownAs(msisdn: string): RegExp {
  return new RegExp(Array.from(msisdn.slice(1)).join(String.raw`\D*`));
}
