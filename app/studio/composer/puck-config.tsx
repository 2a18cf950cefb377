import type { ComponentConfig, Config } from '@puckeditor/core';
import { KEPT, type ItemProps } from '#cms/composing/composer-item';
import { BlockForm } from './block-form';
import { CanvasBlock, type CanvasSlot } from './canvas-block';
import type { BlockCatalog, CatalogBlock } from './block-catalog';
import { FieldSourcesOfPage } from './field-sources-of-page';
import { PageForm } from './page-form';
import { studioTexts } from '../texts/studio-texts';

/** What Puck hands to a block's render: the props, with the slot as a component. */
type RenderProps = Omit<ItemProps, 'inside'> & { inside?: CanvasSlot };

/**
 * Puck's configuration, made from the catalog. A block has one string of JSON and one field that is a whole form: Puck
 * looks into no props, so it changes none.
 */
export function toPuckConfig({ blocks }: BlockCatalog): Config {
  return {
    components: {
      ...Object.fromEntries(blocks.map((block) => [block.type, toComponent(block)])),
      [KEPT]: toKeptComponent(),
    },
    root: {
      label: studioTexts('composer')('page'),
      fields: {
        text: {
          type: 'custom',
          render: ({ onChange, readOnly = false }) => (
            <FieldSourcesOfPage>
              <PageForm onChange={onChange} isReadOnly={readOnly} />
            </FieldSourcesOfPage>
          ),
        },
      },
    },
  };
}

const FORM = {
  type: 'custom',
  render: ({ onChange, readOnly = false }: FormProps) => (
    <FieldSourcesOfPage>
      <BlockForm onChange={onChange} isReadOnly={readOnly} />
    </FieldSourcesOfPage>
  ),
} as const;

interface FormProps {
  onChange: (text: string) => void;
  readOnly?: boolean;
}

function toComponent({ type, label, version, example, isContainer }: CatalogBlock): ComponentConfig {
  const text = `{"type":${JSON.stringify(type)},"version":${version},"props":${example}}`;
  return {
    label,
    fields: { text: FORM, ...(isContainer ? { inside: { type: 'slot' as const } } : {}) },
    defaultProps: { text, isNew: true, ...(isContainer ? { inside: [] } : {}) },
    render: (props) => <CanvasBlock type={type} item={toItem(props)} slot={props.inside} />,
  };
}

function toKeptComponent(): ComponentConfig {
  return {
    label: studioTexts('composer')('kept'),
    fields: { text: FORM },
    permissions: { edit: false, insert: false },
    render: (props) => <CanvasBlock type={KEPT} item={toItem(props)} slot={undefined} />,
  };
}

function toItem(props: object): ItemProps {
  // Puck's props have no type of their own: they are an item's, with the slot as a component.
  const { id, text, lifted, reason, isNew, inside } = props as RenderProps;
  return {
    id,
    text,
    ...(lifted === undefined ? {} : { lifted }),
    ...(reason === undefined ? {} : { reason }),
    ...(isNew === undefined ? {} : { isNew }),
    // That it is a container is all that counts here.
    ...(inside === undefined ? {} : { inside: [] }),
  };
}
