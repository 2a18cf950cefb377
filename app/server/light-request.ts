/** `Request` itself is ours once `makeLightRequests` was called. */
const PlatformRequest = Request;

/**
 * The platform's request follows the signal that it is given by means of a `FinalizationRegistry`. V8 takes whatever stands
 * in one for alive until it next collects everything: each collection before that carries the request along, with its body
 * (docs/decisions/0098). Remix makes several of a request; these only remember the signal.
 */
export class LightRequest extends PlatformRequest {
  readonly #signal: AbortSignal;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    // What another request has can only be read from that one itself.
    super(input, init instanceof PlatformRequest ? init : { ...init, signal: null });
    this.#signal = init?.signal ?? (input instanceof PlatformRequest ? input.signal : super.signal);
  }

  override get signal(): AbortSignal {
    return this.#signal;
  }

  override clone(): LightRequest {
    return new LightRequest(super.clone(), { signal: this.#signal });
  }
}

/** To be called before anything else: libraries make their requests with the `Request` that they find. */
export function makeLightRequests(): void {
  globalThis.Request = LightRequest;
}
