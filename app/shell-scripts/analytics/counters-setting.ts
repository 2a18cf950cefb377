/** A counter of somebody else: the address of its script, and the number that it knows the site by. */
export interface Counter {
  src: string;
  id: string;
}

/** Which counters a page has, as the server writes it into `<html data-counters>`. */
export interface CountersSetting {
  /** `awaited`: nothing begins before the visitor has closed the cookie notice of this page. */
  consent: 'given' | 'awaited';
  /** The script of the tag manager, which reads the data layer (ANLT-402). */
  tagManager?: string | undefined;
  /** ANLT-403. */
  metrics?: Counter | undefined;
  /** ANLT-404. */
  ads?: Counter | undefined;
  /** The cookies that say which variants of experiments a visitor has (ANLT-411); none without any. */
  flags?: string[] | undefined;
  /** Where the tracker of the visitors' experience sends to. */
  tracker?: string | undefined;
}
