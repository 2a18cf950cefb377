import { json, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { toPageReport } from '#app/studio/check/page-report.server';
import { loadPage } from '#app/page/load-page.server';
import { toPageRequest } from '#app/page/page-request';
import { readQueryFlags } from '#app/page/query-flags';

/** `ANY/PAGE?componentCheck=json`: the findings of a page as data (the server leads such requests here). */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(new URL(request.url).searchParams.get('page') ?? '/', request.url);
  const page = toPageRequest(url, readQueryFlags(url.searchParams), context);
  const load = await loadPage(page, context);
  if (load.outcome === 'redirect') return redirect(load.to, load.status);
  const report = await toPageReport(load.outcome === 'success' ? load.findings : [], page, context);
  const status = load.outcome === 'fail' ? load.status : 200;
  return json(report, { status, headers: { 'Cache-Control': 'no-store' } });
}
