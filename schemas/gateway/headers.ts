/** The request headers and query flags that the calls share. Names the specification leaves open are ours. */

/** Every call carries this header (PAGE-29, PAGE-112, PAGE-402). */
export const API_SCOPE_HEADER = 'X-API-Scope';
export const API_SCOPE = 'browser';

/** The region headers that every call carries (PAGE-30). */
export const REGION_ID_HEADER = 'X-Region-Id';
export const REGION_CODE_HEADER = 'X-Region-Code';

/** For whose address a call is made, where the operator asks about it (`ip/is{product}`). */
export const VISITOR_ADDRESS_HEADER = 'X-Forwarded-For';

/** Which audience asks: `b2c` (default) or `b2b`, the corporate one. */
export const AUDIENCE_HEADER = 'X-Audience';

/** The variant of the page call that passes over caches (PAGE-34): `nocache=1`. */
export const NO_CACHE_QUERY = 'nocache';

/**
 * The cookie with which the operator's own site signs a subscriber in; ours to choose. It is good for the whole domain, so
 * the browser brings it here as well, and calls about the account carry it on (docs/decisions/0064).
 */
export const ACCOUNT_SESSION_COOKIE = 'lk_session';

/** The name of the region parameter of the retail calls (SHOP-07). */
export const RETAIL_REGION_QUERY = 'region';

/**
 * Calls that commit carry it beside the headers of the specification, which says nothing of repeats: an operator that
 * knows the header does such a call once, another one ignores it (draft-ietf-httpapi-idempotency-key-header).
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
