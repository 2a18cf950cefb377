import { LineField, type LineFieldProps } from './line-field';

/** An e-mail address, with the keyboard for it; the browser offers the visitor's own. */
export function EmailField(props: Pick<LineFieldProps, 'label' | 'hint' | 'initial' | 'optional'>) {
  return <LineField {...props} name="email" type="email" inputMode="email" autoComplete="email" />;
}
