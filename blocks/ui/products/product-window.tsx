import { Overlay } from '../overlay';

export type ProductWindowProps = {
  /** Unique on the page. */
  id: string;
  title: string;
};

/** The one window of a block in which its `WindowDetails` open. Empty until then: only a script opens it. */
export function ProductWindow({ id, title }: ProductWindowProps) {
  return (
    <Overlay id={id} title={title} variant="sheet">
      <div data-product-window="" />
    </Overlay>
  );
}
