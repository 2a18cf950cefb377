import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import Accordion from '#blocks/accordion/view';
import BenefitList from '#blocks/benefit-list/view';
import Cards from '#blocks/cards/view';
import PriceList from '#blocks/price-list/view';
import Tabs from '#blocks/tabs/view';
import Text from '#blocks/text/view';
import type { ReadyComponent } from '#registry/verdict';
import type { AnyViewProps } from '#app/page/render-static.server';

/**
 * What a developer would write without a registry: the same views with props known to be right, one `renderToString`.
 * The views are gathered by a plain object, the cheapest look-up there is.
 */
const views = {
  accordion: Accordion,
  'benefit-list': BenefitList,
  cards: Cards,
  'price-list': PriceList,
  tabs: Tabs,
  text: Text,
  // The props come from the same definitions that the views are typed by.
} as unknown as Record<string, ComponentType<AnyViewProps>>;

export function renderByHand(components: readonly ReadyComponent[]): string {
  return renderToString(
    <main>
      {components.map(({ id, definition, props }) => {
        const View = views[definition.type];
        if (View === undefined) throw new Error(`no view of ${definition.type} is written by hand`);
        return <View key={id} id={id} props={props} data={null} />;
      })}
    </main>,
  );
}
