/** Brings a block of the canvas into view. */
export function scrollToBlock(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe#preview-frame');
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  block?.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
}
