/** What a flow on another page begins with, when the visitor goes there next: nothing of it stands in an address. */
export interface HandOver {
  /** The page, and the type of the flow on it. */
  path: string;
  flow: string;
  /** What the link to it is called. */
  title: string;
  /** As typed, by the names of its fields. */
  values: Readonly<Record<string, string>>;
  /** What the visitor reads there above the form. */
  note: string;
  /** How the way back to this step is called; a local event may lead to the step that waits. */
  back?: { title: string; event?: string };
}
