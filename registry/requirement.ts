import type { CallAnswer, CallContract, CallInput } from '#schemas/gateway/call';
import type { Audience, PageInfo } from '#schemas/page';
import type { Region } from '#schemas/region';

/** What a requirement may look at: where the block stands, and what the operator says. */
export interface RequirementContext {
  ask: <C extends CallContract>(
    contract: C,
    input: CallInput<C>,
  ) => Promise<{ ok: true; answer: CallAnswer<C> } | { ok: false; status: number | null }>;
  region: Region;
  audience: Audience;
  path: string;
  page: PageInfo;
}

/**
 * What a block or a flow needs of the page and the region that it stands on: a form, a region with shops. Publishing
 * refuses a page that lacks it, so that no button opens nothing.
 */
export interface Requirement<Props = unknown> {
  /** kebab-case, unique within the definition. */
  name: string;
  /** For editors, in Russian: «форма у оператора». */
  label: string;
  /** RFC 6901, into the component: the field that names what is needed, `/props/form`. */
  pointer?: string;
  /**
   * Is it there? Props have what was loaded beside them. What the operator gave no answer to is left unchecked, whatever
   * comes out here. A method: known props pass as any.
   */
  isMet(props: Props, context: RequirementContext): boolean | Promise<boolean>;
}

/** A product of the operator that a block names; publishing checks that it is open. */
export interface NamedOffer {
  kind: 'tariff' | 'option' | 'promotion';
  /** The id of a tariff; the uuid of an option's page; the path of a promotion's page. */
  id: string;
  /** RFC 6901, into the component: `/props/tariff/id`. */
  pointer: string;
}

/** The part of a definition that publishing reads. */
export interface Promises<Props> {
  readonly requires?: readonly Requirement<Props>[];
  /** What it offers, of its props and its page. */
  offers?(props: Props, page: PageInfo): readonly NamedOffer[];
}
