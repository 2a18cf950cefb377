import { json, type AppLoadContext, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { getMainPage } from '#schemas/gateway/page';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { Gateway } from '#cms/gateway/create-gateway';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { shareReads } from '#cms/gateway/share-reads';
import type { ContentSource } from '#cms/sources/content-source';
import { toContentVersion } from '#cms/sources/content-version';
import type { PageData } from '#app/page/page-data';
import { requireEntry } from '../../history/entry-head.server';
import { requireEditor } from '../../session/require-editor.server';
import { notFound } from '../../studio-answer.server';
import { studioTexts } from '../../texts/studio-texts';
import { showAlone } from '../documents/show-alone.server';

/**
 * `/studio/layouts/ID/preview`: the saved draft of a layout around a page with one line, or that of the main page's
 * promotions with nothing above them, as the site renders it.
 */
export async function layoutPreviewLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  await requireEditor(args, 'read');
  const { context, params } = args;
  const { entry, body } = await requireEntry(context, params['id']);
  if (entry.kind !== 'layout' && entry.kind !== 'main-page') throw notFound();
  context.policyNeeds.add('framed-by-own');
  const raw: unknown = JSON.parse(body);
  const { page, site } = entry.kind === 'layout' ? aroundOneLine(raw, context) : withPromotions(raw, context);
  const scope = { region: entry.region, audience: entry.audience === '' ? ('b2c' as const) : entry.audience };
  return json(await showAlone(args, page, scope, site), { headers: { 'Cache-Control': 'no-store' } });
}

interface Shown {
  page: unknown;
  site: AppLoadContext['site'];
}

function aroundOneLine(raw: unknown, { site }: AppLoadContext): Shown {
  const draft = { raw, version: `draft ${toContentVersion(raw)}` };
  const getLayout: ContentSource['getLayout'] = async (_path, scope) => ({
    outcome: 'found',
    ...(await site.filler.fillIn(draft, scope)),
  });
  const text = studioTexts('layouts')('example');
  return {
    page: { uuid: 'preview', type: 'common', title: text, components: [toText(text)] },
    site: { ...site, source: { ...site.source, getLayout } },
  };
}

const toText = (text: string) => ({ type: 'text', version: 1, props: { html: `<p>${text}</p>` } });

function withPromotions(raw: unknown, { site }: AppLoadContext): Shown {
  const title = studioTexts('layouts')('mainPage');
  return {
    page: { uuid: 'preview', type: 'root', title, components: [] },
    site: { ...site, gateway: answerWith(raw, site) },
  };
}

/** The operator, with a draft in the place of what is published of the main page. */
function answerWith(raw: unknown, { gateway, filler }: AppLoadContext['site']): Gateway {
  return (scope) => {
    const own = gateway(scope);
    const ask: ScopedGateway['ask'] = async (contract, input) => {
      if (contract.id !== getMainPage.id) return own.ask(contract, input);
      const filled = await filler.fillIn({ raw, version: toContentVersion(raw) }, scope);
      const answer = getMainPage.answer.safeParse(filled.raw).data ?? getMainPage.empty;
      // The id names the contract, so the answer is of this one.
      return { ok: true, answer } as CallOutcome<typeof contract>;
    };
    return shareReads({ ...own, ask }, 'shared');
  };
}
