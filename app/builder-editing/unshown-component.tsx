import type { ReactNode } from 'react';
import { Notice } from '#blocks/ui/notice';
import { Section } from '#blocks/ui/section';

/**
 * Components of Builder.io's own that the site shows to nobody: code, frames, and fields of forms that have nobody to
 * send them to. tests/contract/builder-corpus.test.ts knows the findings that stand for them.
 */
export const UNSHOWN_COMPONENTS = [
  'Embed',
  'Custom Code',
  'Form:Input',
  'Form:Select',
  'Form:TextArea',
  'Form:Button',
  'Form:SubmitButton',
  'Form:Label',
] as const;

const CODE_IS_NOT_RUN =
  'Код и\u00a0встроенные страницы на\u00a0сайте не\u00a0работают. Возьмите блок сайта из\u00a0меню слева.';

/** What the editor sees in the place of a component that visitors do not get. */
export function UnshownComponent({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <Section>
      <Notice kind="warning" title={`«${name}»: не\u00a0будет показано на\u00a0сайте`}>
        {CODE_IS_NOT_RUN}
      </Notice>
      {children}
    </Section>
  );
}
