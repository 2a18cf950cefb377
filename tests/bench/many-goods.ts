import * as z from 'zod';

/** A shop with more goods than the sandbox has: each as often as it takes, under ids of its own. */

const CATALOGUE = /\/catalog\/[\w-]+$/;

const section = z.looseObject({ products: z.array(z.looseObject({ privateid: z.string() })).min(1) });

/** Fills every section of the catalogue up to `count` goods; leaves all other answers as they are. */
export function withManyGoods(count: number): (request: Request, answer: Response) => Promise<Response> {
  return async (request, answer) => {
    if (!CATALOGUE.test(new URL(request.url).pathname) || !answer.ok) return answer;
    const { products, ...rest } = section.parse(await answer.json());
    const many = Array.from({ length: count }, (_, place) => {
      const product = products[place % products.length] ?? {};
      return { ...product, privateid: String(900_000 + place) };
    });
    return Response.json({ ...rest, products: many }, { headers: { 'Cache-Control': 'no-store' } });
  };
}
