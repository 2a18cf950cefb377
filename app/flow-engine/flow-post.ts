/** What a visitor posted to a flow, as text; nothing of it is trusted yet. */
export interface FlowPost {
  flow: string;
  instance: string;
  sealed: string;
  turn: number;
  events: string[];
  action: string;
  /** The question that is asked in the place of an action; empty for none. */
  lookup: string;
  /** What the flow was about when the visitor began (`FlowPlace.identity`). */
  pin: string;
  /** The kind of source that the visit began with, as its script says; empty without one. */
  source: string;
  /**
   * The flow's own fields; a field that was sent more than once is a list. Files that came with the form are the
   * tokens of their field (`#schemas/forms/file-token`), with spaces between.
   */
  values: Record<string, string | string[]>;
  /** Files that came with the form and were not taken, by field, in order; `message` is the visitor's. */
  refusedFiles: ReadonlyMap<string, readonly RefusedFile[]>;
  /** Seals of the other flows on the page, by instance. */
  peers: Map<string, string>;
}

export interface RefusedFile {
  name: string;
  message: string;
}
