import type { NamedOffer } from '#registry/requirement';
import type { ReadyComponent } from '#registry/verdict';
import { getOption } from '#schemas/gateway/options';
import { getPromotion } from '#schemas/gateway/promotions';
import { compareTariffs } from '#schemas/gateway/tariffs';
import type { Finding } from '#schemas/finding';
import type { Region } from '#schemas/region';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { toCellContext, unchecked, type CellLoad, type PageScope } from './cell-loads.server';

/**
 * What a component needs and offers, in one region. `load`: what it has loaded there, undefined where it loads nothing;
 * a flow has that among its props.
 */
export async function checkPromises(
  component: ReadyComponent,
  load: CellLoad | undefined,
  scope: PageScope,
  region: Region,
): Promise<Finding[]> {
  const isFlow = component.definition.kind === 'flow';
  const promising = { ...component, props: isFlow ? (load?.value ?? component.props) : component.props };
  // When a load failed, what it would have brought cannot be checked; another finding tells of the failure.
  const isKnown = isFlow || load === undefined || load.findings.every(({ code }) => !FAILURES.has(code));
  return [
    ...(isKnown ? await checkRequirements(promising, load?.value, scope, region) : []),
    ...(await checkOffers(promising, scope, region)),
  ];
}

const FAILURES: ReadonlySet<Finding['code']> = new Set(['load-failed', 'unchecked']);

function earliest(page: number | null, block: string | null | undefined): number | null {
  const times = [page, block == null ? null : Date.parse(block)].filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
}

/** Does anything have to be asked about it at all? */
export function hasPromises({ definition }: ReadyComponent): boolean {
  return (definition.requires ?? []).length > 0 || definition.offers !== undefined;
}

type Place = Pick<Finding, 'id' | 'type' | 'version'>;

const toPlace = ({ id, definition: { type, version } }: ReadyComponent): Place => ({ id, type, version });

async function checkRequirements(
  component: ReadyComponent,
  data: unknown,
  scope: PageScope,
  region: Region,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const requirement of component.definition.requires ?? []) {
    const failed = new Set<string>();
    const context = toCellContext(scope, region, (call) => failed.add(call));
    const isMet = await requirement.isMet(component.props, context, data);
    // The load of the same block has told of calls that failed.
    if (isMet || failed.size > 0) continue;
    const { name, label, pointer = '', whenMissing = 'refuse' } = requirement;
    findings.push({
      ...(whenMissing === 'refuse'
        ? ({ code: 'requirement-missing', severity: 'error' } as const)
        : ({ code: 'block-empty', severity: 'warning' } as const)),
      ...toPlace(component),
      pointer,
      about: label,
      message: `needs «${label}» (${name}), which is not there`,
      fix: 'Have the operator add it for this page and region, or take the block away.',
    });
  }
  return findings;
}

async function checkOffers(component: ReadyComponent, scope: PageScope, region: Region): Promise<Finding[]> {
  const until = earliest(scope.until, component.scope?.until);
  const offers = component.definition.offers?.(component.props, scope.page) ?? [];
  const failed = new Set<string>();
  const gateway = toCellContext(scope, region, (call) => failed.add(call)).gateway;
  const findings: Finding[] = [];
  for (const offer of offers) {
    const state = await findState(offer, gateway);
    if (failed.size > 0) continue;
    const finding = toFinding(offer, state, { now: scope.run.now(), until });
    if (finding) findings.push({ ...toPlace(component), ...finding });
  }
  return [...findings, ...[...failed].map((call) => unchecked(component, call))];
}

/** What the operator says of an offer; null for one that it does not know. */
type OfferState = { isClosed: boolean; ends: number | null } | null;

async function findState({ kind, id }: NamedOffer, { ask }: ScopedGateway): Promise<OfferState> {
  switch (kind) {
    case 'tariff': {
      const asked = await ask(compareTariffs, { query: { ids: id } });
      const tariff = asked.ok ? asked.answer.find((known) => known.id === id) : undefined;
      return tariff === undefined ? null : { isClosed: tariff.archive === true, ends: null };
    }
    case 'option': {
      const asked = await ask(getOption, { query: { uuid: id } });
      return asked.ok ? { isClosed: asked.answer.archive === true, ends: null } : null;
    }
    case 'promotion': {
      const asked = await ask(getPromotion, { query: { page: id } });
      if (!asked.ok) return null;
      const { archived = false, endDate } = asked.answer;
      return { isClosed: archived, ends: toEnd(endDate) };
    }
  }
}

const DAY_MS = 24 * 3_600_000;

/** A promotion lasts to the end of its last day. */
function toEnd(date: string | undefined): number | null {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return null;
  return /^\d{4}-\d{2}-\d{2}$/.test(date ?? '') ? time + DAY_MS : time;
}

type OfferFinding = Omit<Finding, 'id' | 'type' | 'version'>;

function toFinding(
  { kind, id, pointer }: NamedOffer,
  state: OfferState,
  { now, until }: { now: number; until: number | null },
): OfferFinding | null {
  const shared = { severity: 'warning', pointer, about: id } as const;
  const name = `the ${kind} ${id}`;
  if (state === null) {
    const fix = 'Correct its id, or take the block away.';
    return { code: 'offer-unknown', ...shared, message: `the operator does not know ${name} here`, fix };
  }
  if (state.isClosed || (state.ends !== null && state.ends < now)) {
    const fix = 'Offer another one, or say that it is closed.';
    return { code: 'offer-closed', ...shared, message: `${name} is closed for new customers`, fix };
  }
  if (state.ends === null || until === null || state.ends >= until) return null;
  return {
    code: 'offer-ends',
    ...shared,
    message: `${name} ends before the page does, at ${new Date(state.ends).toISOString()}`,
    fix: 'Let the block or the page end with it.',
  };
}
