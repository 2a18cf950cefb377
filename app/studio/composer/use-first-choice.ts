import { useEffect, useRef } from 'react';
import { readItem } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import { useComposer } from './composer-context';
import { scrollToBlock } from './scroll-to-block';
import { useCommands } from './use-commands';

/** `?block=ID`: the composer opens at this block, which a report has named. */
export function useFirstChoice(): void {
  const { page } = useComposer();
  const { select } = useCommands();
  const isChosen = useRef(false);
  useEffect(() => {
    if (isChosen.current) return;
    isChosen.current = true;
    const wanted = new URLSearchParams(window.location.search).get('block');
    const item = listItems(page.data?.content ?? []).find(({ props }) => readItem(props).id === wanted);
    if (wanted === null || item === undefined) return;
    select(item.props.id);
    // The blocks above it get their heights with the first answer.
    setTimeout(() => scrollToBlock(item.props.id), 1000);
  }, [page, select]);
}
