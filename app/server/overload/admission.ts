/** What a request costs the server by; each kind waits in a queue of its own. */
export type Kind = 'flows' | 'studio' | 'posts' | 'pages' | 'content' | 'renewals';

/** The server has more to do than it can; the request is refused before anything is done for it. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export interface Limit {
  /** At a time. Most wait for somebody else's answer, so there may be many. */
  running: number;
  /** What may wait when many come at once. */
  burst: number;
  /** What may wait when the server has been behind for a while: a longer queue would only make all of them late. */
  sustained: number;
}

/** In the order in which they are let in: who is in the middle of something first. */
const KINDS: readonly Kind[] = ['flows', 'studio', 'posts', 'pages', 'content', 'renewals'];
const RUNNING_PAGES = 64;
/** How many pages wait is said by MAX_WAITING_PAGES. */
const LIMITS: Readonly<Record<Exclude<Kind, 'pages'>, Limit>> = {
  flows: { running: 64, burst: 128, sustained: 128 },
  studio: { running: 32, burst: 32, sustained: 16 },
  posts: { running: 64, burst: 128, sustained: 16 },
  content: { running: 16, burst: 128, sustained: 32 },
  // A page that is kept needs none at once: the next visitor asks for it again.
  renewals: { running: 8, burst: 8, sustained: 1 },
};
/** So many fewer pages may wait when the server has been behind for a while. */
const FOR_BURSTS = 30;

/** So many run however busy the processor is: of flows, which mostly wait for the operator, and of all the others. */
const ALWAYS_FLOWS = 16;
const ALWAYS = 2;
/** After so many in a row of the kind that goes first, it is the turn of the next one that waits. */
const IN_A_ROW = 4;
/** From this share of the processor's time on, more work would only keep the other waiting. */
const BUSY_SHARE = 0.85;
/** Up to here it has time for many at once. */
const CALM_SHARE = 0.5;
/** So many are let in at a calm turn, else one; what they cost shows at the next turns. */
const AT_A_TURN = 8;
/** After so many turns that brought nobody, nobody is taken to wait outside. */
const QUIET_TURNS = 2;
/** However many come: those who are in must have their turn too. */
const MOST_ARRIVALS = 16;
/** The same when the server has been behind for a while: nearly all of them are refused, which takes no time. */
const MOST_ARRIVALS_BEHIND = 64;
const SUSTAINED_MS = 500;
/** For so long nobody has to have waited before the server counts as being on time. */
const ON_TIME_MS = 1000;

type Counts = Record<Kind, number>;
type Waiting = Record<Kind, (() => void)[]>;

/**
 * Lets in as much work as the server can do: as long as the processor has time, work of any kind, which mostly waits for
 * others; else little more than what is under way. A few wait, the others are refused at once.
 */
export class Admission {
  private readonly running = fill<Counts>(() => 0);
  private readonly waiting = fill<Waiting>(() => []);
  /** How many more may come in before the next turn. */
  private grants = 0;
  private isBusy = false;
  private isLettingIn = false;
  private inARow = 0;
  private arrivals = 0;
  private behindSince: number | null = null;
  private lastBehindAt = 0;

  private readonly limits: Readonly<Record<Kind, Limit>>;

  /** `now` in milliseconds; `onWork` is called when there is something to do, so that turns are taken. */
  constructor(
    private readonly now: () => number,
    private readonly options: { maxWaitingPages: number; onWork?: () => void },
  ) {
    const { maxWaitingPages } = options;
    const sustained = Math.max(1, maxWaitingPages - FOR_BURSTS);
    this.limits = { ...LIMITS, pages: { running: RUNNING_PAGES, burst: maxWaitingPages, sustained } };
  }

  /**
   * Resolves with what gives the place back, to be called once. Rejects with BusyError at once. Nobody comes in before
   * the loop has read what else was asked: a render runs to its end, and who came meanwhile would be seen too late.
   */
  async enter(kind: Kind): Promise<() => void> {
    this.options.onWork?.();
    this.noteArrival();
    const { burst, sustained } = this.limits[kind];
    if (this.waiting[kind].length > 0 || !this.hasRoom(kind)) this.noteWait();
    const most = this.isBehindForLong() ? sustained : burst;
    if (this.waiting[kind].length >= most) throw new BusyError(`too many ${kind} wait already`);
    await new Promise<void>((resolve) => {
      this.waiting[kind].push(resolve);
      this.letInSoon();
    });
    // Whoever was let in was counted there.
    return this.toExit(kind);
  }

  async run<Result>(kind: Kind, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(kind);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** A turn of the event loop, with the share of the time since the last one that it was busy for, 0 to 1. */
  takeTurn(busyShare: number): void {
    this.isBusy = busyShare >= BUSY_SHARE;
    this.grants = this.isBusy ? 0 : busyShare > CALM_SHARE ? 1 : AT_A_TURN;
    if (KINDS.some((kind) => this.waiting[kind].length > 0)) this.noteWait();
    if (this.now() - this.lastBehindAt > ON_TIME_MS) this.behindSince = null;
    this.letInSoon();
  }

  /** A connection has come; what it asks is read at a later turn. */
  noteArrival(): void {
    this.arrivals += 1;
  }

  private letInSoon(): void {
    if (this.isLettingIn) return;
    this.isLettingIn = true;
    const most = this.isBehindForLong() ? MOST_ARRIVALS_BEHIND : MOST_ARRIVALS;
    this.lookForMore(this.arrivals + most, 0);
  }

  /** At each turn of the loop Node takes one connection: those that wait for it are seen before work begins. */
  private lookForMore(most: number, quietTurns: number): void {
    const { arrivals } = this;
    setImmediate(() => {
      const quiet = this.arrivals === arrivals ? quietTurns + 1 : 0;
      if (quiet < QUIET_TURNS && this.arrivals < most) return this.lookForMore(most, quiet);
      this.isLettingIn = false;
      this.letIn();
    });
  }

  /** One, whose work may hold the loop to its end; the next one follows when who came meanwhile has been seen. */
  private letIn(): void {
    const kind = this.chooseNext();
    if (kind === undefined) return;
    this.count(kind);
    this.waiting[kind].shift()?.();
    this.letInSoon();
  }

  /** Anybody can look like somebody in the middle of something: however many do, who waits behind them comes in too. */
  private chooseNext(): Kind | undefined {
    const [first, second] = KINDS.filter((kind) => this.waiting[kind].length > 0 && this.hasRoom(kind));
    // A renewal gets no turn of its own: the visitor has been sent the kept page already.
    if (second === undefined || second === 'renewals') return first;
    const isTurnOfSecond = this.inARow >= IN_A_ROW;
    this.inARow = isTurnOfSecond ? 0 : this.inARow + 1;
    return isTurnOfSecond ? second : first;
  }

  get total(): number {
    return KINDS.reduce((sum, kind) => sum + this.running[kind], 0);
  }

  private count(kind: Kind): void {
    if (!this.isAlwaysIn(kind)) this.grants -= 1;
    this.running[kind] += 1;
  }

  private toExit(kind: Kind): () => void {
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      this.running[kind] -= 1;
      this.letInSoon();
    };
  }

  private hasRoom(kind: Kind): boolean {
    if (this.running[kind] >= this.limits[kind].running) return false;
    return this.isAlwaysIn(kind) || this.grants > 0;
  }

  private isAlwaysIn(kind: Kind): boolean {
    const { flows } = this.running;
    return kind === 'flows' ? flows < ALWAYS_FLOWS : this.total - flows < ALWAYS;
  }

  /** Somebody has to wait; not for others, but for the processor. */
  private noteWait(): void {
    if (!this.isBusy) return;
    this.behindSince ??= this.now();
    this.lastBehindAt = this.now();
  }

  private isBehindForLong(): boolean {
    return this.behindSince !== null && this.now() - this.behindSince > SUSTAINED_MS;
  }
}

function fill<Filled extends Record<Kind, unknown>>(make: () => Filled[Kind]): Filled {
  return Object.fromEntries(KINDS.map((kind) => [kind, make()])) as Filled;
}
