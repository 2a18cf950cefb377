import {
  toArticleLink,
  toFaqPath,
  type FaqArticleDocument,
  type FaqCategoryDocument,
  type FaqDocument,
} from '#schemas/documents/faq';
import { getFaqArticle, getFaqArticles } from '#schemas/gateway/faq';
import { listPagesAt } from '../../store/published/published-pages';
import { readPublished, type PublishedDocument } from '../../stored-calls/published-documents';
import { byOrder } from '../by-order';
import { storedCall, type StoredCall, type StoredCallContext } from '../../stored-calls/stored-call';
import { kind } from './kind';

type Category = PublishedDocument<FaqCategoryDocument>;
type Article = PublishedDocument<FaqArticleDocument>;

export const calls: readonly StoredCall[] = [
  storedCall(getFaqArticles, async ({ query: { uuid = '' } }, context) => {
    const faq = await readFaq(context);
    if (faq === null) return null;
    const own = await findCategoryOfPage(uuid, faq.categories, context);
    const shown = own === null ? faq.categories : [own];
    return {
      categories: shown.map(({ name, body: { id, title } }) => ({
        id: id ?? name,
        slug: name,
        title,
        articles: faq.articles
          .filter(({ body }) => body.category === name)
          .map((article) => toArticleLink(article.body, toPlace(article))),
      })),
    };
  }),
  storedCall(getFaqArticle, async ({ query: { slug = '' } }, context) => {
    const faq = await readFaq(context);
    if (faq === null) return null;
    const article = faq.articles.find(({ name }) => name === slug);
    const category = faq.categories.find(({ name }) => name === article?.body.category);
    // An article without its category stands nowhere.
    if (article === undefined || category === undefined) return 'missing';
    return {
      ...toArticleLink(article.body, toPlace(article)),
      categoryId: category.body.id ?? category.name,
      categoryTitle: category.body.title,
      text: article.body.text,
    };
  }),
];

const toPlace = ({ name }: Article) => ({ name, path: toFaqPath(name) });

async function readFaq({ store, scope: { audience, region } }: StoredCallContext) {
  const found = await readPublished(store, kind, { audience, region: region.code });
  if (found === null) return null;
  const sorted = found.sort(byOrder);
  return { categories: sorted.filter(isCategory), articles: sorted.filter(isArticle) };
}

function isCategory(document: PublishedDocument<FaqDocument>): document is Category {
  return document.body.type === 'category';
}

function isArticle(document: PublishedDocument<FaqDocument>): document is Article {
  return document.body.type === 'article';
}

/** The page of a category gets that category, every other page gets them all. Calls name pages by their uuid. */
async function findCategoryOfPage(
  uuid: string,
  categories: readonly Category[],
  { store, scope: { audience } }: StoredCallContext,
): Promise<Category | null> {
  if (uuid === '' || categories.length === 0) return null;
  const paths = categories.map(({ name }) => toFaqPath(name));
  const pages = await listPagesAt(store, paths, audience);
  const page = pages.find(({ body }) => Object(JSON.parse(body)).uuid === uuid);
  return categories.find(({ name }) => toFaqPath(name) === page?.path) ?? null;
}
