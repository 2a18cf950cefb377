import { Builder, builder, BuilderComponent, withChildren } from '@builder.io/react';
import { createRoot } from 'react-dom/client';
import { blockViews } from 'virtual:block-views';
import { lazy } from 'react';
import { EditedBlock, type EditedBlockProps } from './edited-block';
import { EDITING_DATA_ID, EDITING_ROOT_ID, type EditedComponent, type EditingPage } from './editing-page';
import { FlowPlace } from './flow-place';

/** Models that are edited here; the editor names one in the address. */
const DEFAULT_MODEL = 'page';

/** Registers every block and flow, and shows what the editor sends. */
export function mountEditing(): void {
  const root = document.getElementById(EDITING_ROOT_ID);
  const json = document.getElementById(EDITING_DATA_ID)?.textContent;
  if (root === null || !json) throw new Error('the page has no catalog for the editor');
  // Written by the same build (edit-page.server).
  const { apiKey, apiOrigin, components } = JSON.parse(json) as EditingPage;
  Builder.overrideHost = apiOrigin;
  builder.init(apiKey);
  // An editor's looks are no visits.
  builder.canTrack = false;
  for (const component of components) register(component);
  const model = new URLSearchParams(location.search).get('builder.preview') ?? DEFAULT_MODEL;
  createRoot(root).render(<BuilderComponent model={model} />);
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
