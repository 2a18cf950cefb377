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
 * What a block or a flow needs of the page and the region that it stands on: a form, a region with shops, data of its
 * own. Publishing refuses a page that lacks it, so that no button opens nothing, or warns of it.
 */
export interface Requirement<Props = unknown, Data = unknown> {
  /** kebab-case, unique within the definition. */
  name: string;
  /** For editors, in Russian: «форма у оператора». */
  label: string;
  /** RFC 6901, into the component: the field that names what is needed, `/props/form`. */
  pointer?: string;
  /** `warn`: the block shows an empty place or words of failure, and nothing that is pressed in vain. */
  whenMissing?: 'refuse' | 'warn';
  /**
   * Is it there? Props have what was loaded beside them. What the operator gave no answer to is left unchecked, whatever
   * comes out here. `data` is what a block has loaded; flows have theirs in the props. A method: known props pass as any.
   */
  isMet(props: Props, context: RequirementContext, data: Data): boolean | Promise<boolean>;
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
export interface Promises<Props, Data = unknown> {
  /** Whatever loads says it; `[]` for what is whole, or hides on purpose, without its data. */
  readonly requires?: readonly Requirement<Props, Data>[];
  /** What it offers, of its props and its page. */
  offers?(props: Props, page: PageInfo): readonly NamedOffer[];
}
