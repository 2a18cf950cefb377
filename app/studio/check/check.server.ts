import * as z from 'zod';
import type { PlacedFinding } from '#schemas/finding';
import { toBuildId } from '#app/content-check/build-id.server';
import { toCodeTitle, toEditorFinding, type EditorFinding } from './editor-finding';
import { refreshAll } from '#app/content-check/refresh-report.server';
import { listBroken } from '#app/content-check/list-broken';
import { readReport, type KeptReport } from '#app/content-check/site-report.server';
import { registry } from '#app/catalog.server';
import { actionInput } from '../action-input.server';
import { requireEditor, type StudioArgs } from '../session/require-editor.server';
import { refuseAction, studioAnswer, type ActionAnswer } from '../studio-answer.server';
import { studioTexts } from '../texts/studio-texts';
import { readCheckFilters, type CheckFilters } from './check-filters';

/** A document with what is wrong with it, as far as the filters let it through. */
export interface CheckedEntry {
  id: string;
  kind: KeptReport['address']['kind'];
  name: string;
  title: string;
  audience: KeptReport['address']['audience'];
  region: string;
  /** Checked with this build, in its present revision? */
  isCurrent: boolean;
  isForChecks: boolean;
  errors: number;
  warnings: number;
  findings: EditorFinding[];
}

const DOCUMENTS = 50;

/** The kept report, narrowed by the address. */
export async function checkLoader(args: StudioArgs) {
  await requireEditor(args, 'read');
  const filters = readCheckFilters(new URL(args.request.url).searchParams);
  const { reports, unchecked } = await readReport(args.context.site.store);
  const entries = reports.map((report) => toEntry(report, filters));
  const shown = entries.filter(({ findings }) => findings.length > 0);
  const { broken, forChecks } = listBroken(reports);
  const all = reports.flatMap(({ findings }) => findings);
  return studioAnswer({
    filters,
    total: shown.length,
    entries: shown.slice(filters.from, filters.from + DOCUMENTS),
    next: shown.length > filters.from + DOCUMENTS ? filters.from + DOCUMENTS : null,
    totals: {
      documents: reports.length,
      unchecked,
      stale: reports.filter(({ isCurrent }) => !isCurrent).length,
      broken: broken.length,
      forChecks: forChecks.length,
      errors: all.filter(({ severity }) => severity === 'error').length,
      warnings: all.filter(({ severity }) => severity === 'warning').length,
    },
    checkedAt: reports.length === 0 ? null : Math.min(...reports.map(({ checkedAt }) => checkedAt)),
    codes: listCodes(all),
    types: listTypes(all),
  });
}

function toEntry(
  { entryId, address, title, isCurrent, isForChecks, findings }: KeptReport,
  filters: CheckFilters,
) {
  const { kind, name, audience, region } = address;
  return {
    id: entryId,
    kind,
    name,
    title,
    audience,
    region,
    isCurrent,
    isForChecks,
    errors: findings.filter(({ severity }) => severity === 'error').length,
    warnings: findings.filter(({ severity }) => severity === 'warning').length,
    findings: findings
      .filter((finding) => matches(finding, filters))
      .map((finding) => toEditorFinding(finding, { kind, id: entryId })),
  } satisfies CheckedEntry;
}

function matches(finding: PlacedFinding, { severity, owner, code, type }: CheckFilters): boolean {
  return (
    (severity === '' || finding.severity === severity) &&
    (owner === '' || finding.owner === owner) &&
    (code === '' || finding.code === code) &&
    (type === '' || finding.type === type)
  );
}

interface Choice {
  value: string;
  label: string;
}

/** What was found, to choose from: the kinds of faults, by their titles. */
function listCodes(findings: readonly PlacedFinding[]): Choice[] {
  const codes = [...new Set(findings.map(({ code }) => code))];
  return sortChoices(codes.map((code) => ({ value: code, label: toCodeTitle(code) })));
}

function listTypes(findings: readonly PlacedFinding[]): Choice[] {
  const types = new Set(findings.flatMap(({ id, type }) => (id === 'page' ? [] : type)));
  return sortChoices([...types].map((type) => ({ value: type, label: registry.find(type)?.label ?? type })));
}

const sortChoices = (choices: Choice[]) => choices.sort((a, b) => a.label.localeCompare(b.label, 'ru'));

const post = z.object({ intent: z.literal('refresh') });

/** Checks everything again, in the background: visitors come first. */
export async function checkAction(args: StudioArgs) {
  await requireEditor(args, 'edit');
  const t = studioTexts('check');
  const read = await actionInput(args.request, post);
  if (!read.ok) return refuseAction(t('unknownAction'), 400);
  return studioAnswer<ActionAnswer>({ said: t(refreshAll(args.context.site) ? 'begun' : 'underWay') });
}

/** The whole report as JSON, for those who keep it or count in it. */
export async function checkDownload(args: StudioArgs): Promise<Response> {
  await requireEditor(args, 'read');
  const { reports, unchecked } = await readReport(args.context.site.store);
  const documents = reports.map(({ entryId, address, ...rest }) => ({ entry: entryId, ...address, ...rest }));
  return new Response(`${JSON.stringify({ build: toBuildId(), unchecked, documents }, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Disposition': 'attachment; filename="content-check.json"',
    },
  });
}
