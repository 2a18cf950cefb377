/** Makes the search field of a long archive work: it leaves the lines whose names have all the words that are typed. */
export function searchArchive(block: HTMLElement, signal: AbortSignal): void {
  const search = block.querySelector<HTMLElement>('[data-search]');
  const field = search?.querySelector('input');
  const status = search?.querySelector<HTMLElement>('[data-found]');
  if (!search || !field || !status) return;
  const groups = [...block.querySelectorAll('details')];
  const opened = new Set(groups.filter((group) => group.open));
  search.removeAttribute('data-needs-script');
  const update = () => {
    const words = toWords(field.value);
    const found = groups.map((group) => filterGroup(group, words)).reduce((sum, count) => sum + count, 0);
    if (words.length === 0) for (const group of groups) group.open = opened.has(group);
    if (words.length === 0) status.textContent = '';
    else status.textContent = found === 0 ? 'Ничего не\u00a0найдено' : `Нашлось: ${found}`;
  };
  field.addEventListener('input', update, { signal });
  // Back brings the words with it.
  if (field.value !== '') update();
}

/** Shows what fits, opens the group that has it, and hides the one that has nothing; gives how many lines fit. */
function filterGroup(group: HTMLDetailsElement, words: readonly string[]): number {
  const lines = [...group.querySelectorAll<HTMLElement>('[data-line]')];
  for (const line of lines) {
    const name = normalize(line.querySelector('[data-name]')?.textContent ?? '');
    line.hidden = !words.every((word) => name.includes(word));
  }
  const found = lines.filter((line) => !line.hidden).length;
  group.hidden = found === 0;
  group.open = found > 0;
  return found;
}

const toWords = (text: string) => normalize(text).split(/\s+/).filter(Boolean);

const normalize = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е');
