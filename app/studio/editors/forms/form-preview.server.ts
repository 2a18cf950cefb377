import { json, type AppLoadContext, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { getFeedbackForms } from '#schemas/gateway/feedback';
import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { Gateway } from '#cms/gateway/create-gateway';
import type { PageData } from '#app/page/page-data';
import { requireEntry } from '../../history/entry-head.server';
import { requireEditor } from '../../session/require-editor.server';
import { notFound } from '../../studio-answer.server';
import { showAlone } from '../documents/show-alone.server';
import { readForms } from './check-forms.server';

/** A page of this type stands without header and footer (SHELL-03). */
const BARE_PAGE = 'landing-offline';

/** `/studio/forms/ID/preview`: the saved draft as the very flow that visitors fill in, planned by the same planner. */
export async function formPreviewLoader(args: LoaderFunctionArgs): Promise<TypedResponse<PageData>> {
  await requireEditor(args, 'read');
  const { context, params } = args;
  const { entry, body } = await requireEntry(context, params['id']);
  if (entry.kind !== 'form') throw notFound();
  context.policyNeeds.add('framed-by-own');
  const page = {
    uuid: entry.name,
    type: BARE_PAGE,
    title: entry.title,
    components: [{ type: 'feedback-form', version: 1, props: {} }],
  };
  const site = withForms(context.site, JSON.parse(body));
  const data = await showAlone(args, page, { region: '', audience: context.facts.audience }, site);
  return json(data, { headers: { 'Cache-Control': 'no-store' } });
}

/** The operator, who has these forms now; nothing of a draft is kept as what a visitor has begun with. */
function withForms(site: AppLoadContext['site'], raw: unknown): AppLoadContext['site'] {
  const answer = readForms(raw);
  const gateway: Gateway = (scope) => {
    const real = site.gateway(scope);
    return {
      ...real,
      async ask<C extends CallContract>(contract: C, input: Parameters<typeof real.ask<C>>[1]) {
        if (contract.id !== getFeedbackForms.id) return real.ask(contract, input);
        // The answer of the very contract that is asked for.
        return { ok: true, answer } as CallOutcome<C>;
      },
    };
  };
  const pins = { put: async () => 'preview', get: async () => null };
  return { ...site, gateway, flows: { ...site.flows, pins } };
}
