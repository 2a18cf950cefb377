import { Builder, builder, BuilderComponent, withChildren } from '@builder.io/react';
import { createRoot } from 'react-dom/client';
import { blockViews } from 'virtual:block-views';
import { lazy } from 'react';
import { EditedBlock, type EditedBlockProps } from './edited-block';
import { EDITING_DATA_ID, EDITING_ROOT_ID, type EditedComponent, type EditingPage } from './editing-page';
import { FlowPlace } from './flow-place';
import { UNSHOWN_COMPONENTS, UnshownComponent } from './unshown-component';
import './edit-page.css';

/** Models that are edited here; the editor names one in the address. */
const DEFAULT_MODEL = 'page';

/** Registers every block and flow, and shows what the editor sends. */
export function mountEditing(): void {
  const root = document.getElementById(EDITING_ROOT_ID);
  const json = document.getElementById(EDITING_DATA_ID)?.textContent;
  if (root === null || !json) throw new Error('the page has no catalog for the editor');
  // Written by the same build (edit-page.server).
  const { apiKey, apiOrigin, locale, components } = JSON.parse(json) as EditingPage;
  Builder.overrideHost = apiOrigin;
  builder.init(apiKey);
  // An editor's looks are no visits.
  builder.canTrack = false;
  for (const component of components) register(component);
  for (const name of UNSHOWN_COMPONENTS) registerUnshown(name);
  for (const [group, items] of toMenu(components)) Builder.register('insertMenu', { name: group, items });
  const model = readModel(new URLSearchParams(location.search));
  createRoot(root).render(<BuilderComponent model={model} locale={locale} />);
}

/** The groups of the site, each with the names of its components. */
function toMenu(components: readonly EditedComponent[]): Map<string, { name: string }[]> {
  const menu = new Map<string, { name: string }[]>();
  for (const { group, component } of components) {
    menu.set(group, [...(menu.get(group) ?? []), { name: component.name }]);
  }
  return menu;
}

/** Stands in for a component of Builder.io's own, under its name. */
function registerUnshown(name: string): void {
  const friendlyName = `${name} (не\u00a0будет показано на\u00a0сайте)`;
  Builder.registerComponent(() => <UnshownComponent name={name} />, { name, friendlyName, override: true });
}

const MODEL = /^[a-z0-9][a-z0-9-]{0,60}$/;

/** Named by the editor, or by the draft that a preview link is about. */
function readModel(parameters: URLSearchParams): string {
  const drafts = [...parameters.keys()].flatMap((name) => name.split('builder.overrides.')[1] ?? []);
  const named = [parameters.get('builder.preview'), parameters.get('builder.frameEditing'), ...drafts];
  return named.find((model) => model !== null && model !== 'true' && MODEL.test(model)) ?? DEFAULT_MODEL;
}

function register(edited: EditedComponent): void {
  const { component, kind } = edited;
  const { type: _type, ...registered } = component;
  const View = kind === 'flow' ? toFlowView(edited) : toBlockView(edited);
  Builder.registerComponent(component.canHaveChildren ? withChildren(View) : View, registered);
}

type EditedView = (given: Pick<EditedBlockProps, 'builderBlock' | 'children'>) => React.ReactNode;

function toBlockView(edited: EditedComponent): EditedView {
  const load = blockViews[edited.component.type];
  if (load === undefined) throw new Error(`the build has no view of ${edited.component.type}`);
  const View = lazy(load);
  return (given) => <EditedBlock {...given} edited={edited} View={View} />;
}

function toFlowView({ component }: EditedComponent): EditedView {
  return () => <FlowPlace title={component.friendlyName} description={component.description} />;
}
