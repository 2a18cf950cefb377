import type { BuilderComponent } from '#cms/builder/to-builder-component';
import type { EditorField } from '#cms/fields/editor-field';

/** What the server tells the editor's frame. Plain JSON: no schema and no secret; the key of a space is public. */
export interface EditingPage {
  apiKey: string;
  /** `https://cdn.builder.io`. */
  apiOrigin: string;
  /** Of the space, that the site is in: `ru-RU`. */
  locale: string;
  components: EditedComponent[];
}

export interface EditedComponent {
  component: BuilderComponent;
  kind: 'block' | 'flow';
  /** Where the editor's menu has it: «Тексты». */
  group: string;
  fields: EditorField[];
  /** What a block shows that would load data on a page: the data of its first example. */
  data: unknown;
}

/** Where the page's JSON is, and what it mounts on. */
export const EDITING_DATA_ID = 'builder-editing-data';
export const EDITING_ROOT_ID = 'builder-editing';
