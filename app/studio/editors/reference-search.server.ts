import * as z from 'zod';
import { formatPrice } from '#blocks/ui/text/format-price';
import { writeReference } from '#schemas/references/reference';
import { DEFAULT_REGION } from '#app/site/resolve-host';
import type { KnownProduct } from '#app/references/operator-records.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { hasWords } from '../shell/page-of-rows';
import { studioAnswer } from '../studio-answer.server';

const MAX_FOUND = 12;
const query = z.object({ search: z.string().max(200).catch('') });

interface Reference {
  key: string;
  token: string;
  title: string;
  now: string;
}

/** `GET /studio/references.json?search=`: what texts may refer to, with what it says now in the main region. */
export async function referenceSearchLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const { filler } = args.context.site;
  const { search } = query.parse(Object.fromEntries(new URL(args.request.url).searchParams));
  const scope = { region: DEFAULT_REGION, audience: 'b2c' as const };
  const [products, facts] = await Promise.all([filler.listProducts(scope), filler.listFacts(scope)]);
  const all = [
    ...products.map(toReference),
    ...facts.map(({ key, title, value }) => ({
      key,
      token: writeReference('fact', key),
      title,
      now: String(value),
    })),
  ];
  return studioAnswer(
    all.filter(({ key, title }) => hasWords(`${title} ${key}`, search)).slice(0, MAX_FOUND),
  );
}

function toReference({ key, title, price }: KnownProduct): Reference {
  const now =
    price === null ? '' : [price.prefix, formatPrice(price.amountKopecks)].filter(Boolean).join('\u00A0');
  return { key, token: writeReference('price', key), title, now };
}
