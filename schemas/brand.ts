import { z } from 'zod';

/**
 * The operator's brand, held in one place (requirements decision 1): a part of paths (`msisdn/ismegafon`),
 * of codes (`sim.mnp.msisdn.network.megafon`) and of texts, each in its grammatical case.
 */
export const brandSchema = z.object({
  /** `{product}` in paths, codes and the e-mail rule: small Latin letters and digits (ACCT-117). */
  slug: z
    .string()
    .regex(/^[a-z][a-z0-9]*$/)
    .default('megafon'),
  /** As a title. */
  name: z.string().min(1).default('МегаФон'),
  /** Именительный: «Номер получателя не МегаФон» (CODE-07). */
  nominative: z.string().min(1).default('МегаФон'),
  /** Предложный: «Этот номер не в МегаФоне» (CODE-07). */
  prepositional: z.string().min(1).default('МегаФоне'),
});

export type Brand = z.output<typeof brandSchema>;

/** A brand from a part of it: `parseBrand({ slug: 'volna' })`. Throws when a given field is wrong. */
export function parseBrand(part: unknown = {}): Brand {
  return brandSchema.parse(part);
}

/** The brand this product is built for. */
export const BRAND: Brand = parseBrand();
