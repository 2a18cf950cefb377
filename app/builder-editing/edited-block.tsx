import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';
import { completeProps } from '#cms/builder/complete-props';
import { readOptions } from '#cms/builder/read-options';
import type { UnknownRecord } from '#cms/fields/editor-field';
import type { EditedComponent } from './editing-page';

interface ViewProps {
  id: string;
  props: unknown;
  data: unknown;
  children?: ReactNode;
}

export interface EditedBlockProps {
  edited: EditedComponent;
  View: ComponentType<ViewProps>;
  /** What the SDK hands to a component: the element itself. */
  builderBlock?: { id?: string; component?: { options?: UnknownRecord } };
  children?: ReactNode;
}

/**
 * A block as the editor sees it: with its defaults, and with something empty where a required field is. The server
 * judges props by their schema; here nothing but the fields is known, so a view may still refuse them.
 */
export function EditedBlock({ edited, View, builderBlock, children }: EditedBlockProps) {
  const { component, fields, data } = edited;
  const options = builderBlock?.component?.options ?? {};
  const props = completeProps(fields, readOptions(fields, options)?.props ?? {});
  return (
    <FaultyBlock key={JSON.stringify(options)} title={component.friendlyName}>
      <Suspense fallback={null}>
        <View id={builderBlock?.id ?? component.type} props={props} data={data}>
          {children}
        </View>
      </Suspense>
    </FaultyBlock>
  );
}

/** Shows in place of a view that has thrown what an editor can do about it; tried anew with every change. */
class FaultyBlock extends Component<{ title: string; children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    if (!this.state.isFaulty) return this.props.children;
    return (
      <Section>
        <Notice kind="warning" title={`Блок «${this.props.title}» пока не показать`}>
          Заполните его обязательные поля.
        </Notice>
      </Section>
    );
  }
}
