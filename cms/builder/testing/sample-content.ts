/** Answers of the Content API as it gives them (v3): for the tests. */

type Json = Record<string, unknown>;

let count = 0;

/** Styles come with every element; none of them is read. */
const LOOKS = {
  large: { display: 'flex', flexDirection: 'column', position: 'relative', marginTop: '20px' },
};

/** An element with a component. */
export function element(name: string, options: Json = {}, more: Json = {}): Json {
  count += 1;
  return {
    '@type': '@builder.io/sdk:Element',
    '@version': 2,
    id: `builder-${count}`,
    component: { name, options },
    responsiveStyles: LOOKS,
    ...more,
  };
}

/** The picture of no size by which views are counted, at the end of every page. */
export const PIXEL: Json = {
  id: 'builder-pixel-ltvdupwjhm',
  '@type': '@builder.io/sdk:Element',
  tagName: 'img',
  properties: {
    src: 'https://cdn.builder.io/api/v1/pixel?apiKey=f1a790f8',
    role: 'presentation',
    width: '0',
    height: '0',
  },
  responsiveStyles: { large: { height: '0', width: '0' } },
};

/** An entry of a model, targeted by its path. */
export function entry(url: string, blocks: unknown[], data: Json = {}): Json {
  return {
    createdDate: 1647464399394,
    createdBy: 'OcOewqA7uqVVlVfqY453F8vgcc33',
    id: '2a23baae19a64031b8dd17e8fd8adc47',
    data: {
      inputs: [],
      title: 'О компании',
      blocks,
      url,
      ...data,
      state: { deviceSize: 'large', location: { pathname: url, path: [], query: {} } },
    },
    meta: { kind: 'page', hasLinks: false, needsHydration: true },
    modelId: '240a12053d674735ac2a384dcdc561b5',
    name: 'О компании',
    published: 'published',
    query: [{ '@type': '@builder.io/core:Query', operator: 'is', property: 'urlPath', value: url }],
    testRatio: 1,
    variations: {},
    lastUpdated: 1660661567598,
    firstPublished: 1649431689632,
    rev: 'q440q0er5p',
  };
}
