import { getFeedbackForms } from '#schemas/gateway/feedback';
import { planForm } from '#schemas/forms/plan-form';
import type { Finding } from '#schemas/finding';
import type { EntryAddress } from '#cms/store/entry-address';
import type { CheckedSite } from './checked-site';
import { OF_PAGE } from './page-components';
import { PlacedFindings } from './place-findings.server';
import { simulateDocument } from './simulate-document.server';
import { simulateLayout } from './simulate-layout.server';
import { simulatePage } from './simulate-page.server';
import { toReport, type SimulationOptions, type SimulationReport } from './simulation';

/** What publishing a document of any kind would show its visitors, and what is wrong with it. Writes nothing. */
export async function simulateEntry(
  raw: unknown,
  address: EntryAddress,
  site: CheckedSite,
  options: SimulationOptions = {},
): Promise<SimulationReport> {
  switch (address.kind) {
    case 'page':
      return simulatePage(raw, address, site, options);
    case 'redirect':
      return simulatePage(toRedirectPage(raw), address, site, options);
    case 'layout':
      return simulateLayout(raw, address, site, options);
    case 'form':
      return checkForms(raw, address);
    default:
      return simulateDocument(raw, { ...address, kind: address.kind }, site, options.run?.files);
  }
}

/** A redirect is a page that only leads on, as the site reads it (PAGE-24). */
function toRedirectPage(raw: unknown): unknown {
  const { to }: { to?: unknown } = Object(raw);
  return { uuid: null, type: 'common', redirect301: typeof to === 'string' ? to : '', components: [] };
}

/** The definitions of the forms of a page: a list, or `{forms: […]}`. */
function checkForms(raw: unknown, address: EntryAddress): SimulationReport {
  const started = Date.now();
  const found = empty(address);
  const { forms = raw }: { forms?: unknown } = Object(raw);
  const prefix = forms === raw ? '' : '/forms';
  const read = getFeedbackForms.answer.safeParse(forms);
  if (!read.success) found.add([toFinding({ ...UNREADABLE, pointer: prefix })]);
  read.data?.forEach((form, index) => {
    const at = `${prefix}/${index}`;
    const faults = form === null ? [{ ...UNREADABLE, pointer: '' }] : planForm(form).faults;
    found.add(faults.map((fault) => toFinding({ ...fault, pointer: at + fault.pointer })));
  });
  return toReport({ address, found, regions: 0, ms: Date.now() - started });
}

const UNREADABLE = {
  severity: 'error',
  message: 'Форму нельзя прочитать: у неё другой вид',
  fix: 'Нужны id, title и список fields, у каждого поля name и type.',
} as const;

const toFinding = ({
  severity,
  pointer,
  message,
  fix,
}: Pick<Finding, 'severity' | 'pointer' | 'message' | 'fix'>): Finding => ({
  code: 'faulty-definition',
  severity,
  ...OF_PAGE,
  type: 'form',
  pointer,
  message,
  fix,
});

const empty = ({ kind, name, audience }: EntryAddress) =>
  new PlacedFindings({ page: `${kind} ${name}`.trim(), audience, components: [], regions: [] });
