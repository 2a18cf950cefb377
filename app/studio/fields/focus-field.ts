/**
 * Leads to the field of a pointer below `root`, the id that its form was given: opens the rows around it, one after
 * the other, and focuses the field, or what is nearest around it.
 */
export async function focusField(root: string, pointer: string): Promise<void> {
  const names = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (const [index] of names.entries()) {
    const toggle = document.getElementById(`${[root, ...names.slice(0, index + 1)].join('-')}-toggle`);
    if (toggle?.getAttribute('aria-expanded') !== 'false') continue;
    toggle.click();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  for (let length = names.length; length >= 0; length -= 1) {
    const id = [root, ...names.slice(0, length)].join('-');
    const target = document.getElementById(id) ?? document.getElementById(`${id}-toggle`);
    if (target === null) continue;
    const details = target.closest('details');
    if (details !== null) details.open = true;
    target.focus();
    target.scrollIntoView({ block: 'center' });
    return;
  }
}
