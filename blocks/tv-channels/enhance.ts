import type { Enhance } from '#registry/enhancement';

/** As names are compared: small letters, «ё» as «е». */
const toPlain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Shows the search; what is typed narrows the genres to the channels whose names hold it, and opens them. */
const enhance: Enhance = (block, { signal }) => {
  const search = block.querySelector<HTMLElement>('[data-channel-search]');
  const field = search?.querySelector('input');
  if (!search || !field) return;
  const genres = [...block.querySelectorAll<HTMLElement>('[data-genre]')];
  const wereOpen = genres.map((genre) => genre.querySelector('details')?.open === true);
  search.removeAttribute('data-needs-script');
  const narrow = () => {
    const wanted = toPlain(field.value);
    const found = genres.map((genre) => narrowGenre(genre, wanted));
    genres.forEach((genre, index) => {
      const details = genre.querySelector('details');
      if (details) details.open = wanted === '' ? wereOpen[index] === true : (found[index] ?? 0) > 0;
    });
    const total = found.reduce((sum, count) => sum + count, 0);
    tell(block, wanted === '' ? '' : `Нашли каналов: ${total}`, wanted !== '' && total === 0);
  };
  field.addEventListener('input', narrow, { signal });
  // Some browsers give a field back as it was left.
  if (field.value !== '') narrow();
};

/** How many channels of a genre are shown. */
function narrowGenre(genre: HTMLElement, wanted: string): number {
  const channels = [...genre.querySelectorAll<HTMLElement>('[data-channel]')];
  for (const channel of channels) {
    channel.hidden = !toPlain(channel.dataset['channel'] ?? '').includes(wanted);
  }
  const count = channels.filter(({ hidden }) => !hidden).length;
  genre.hidden = count === 0;
  return count;
}

function tell(block: HTMLElement, text: string, isNothing: boolean): void {
  const count = block.querySelector('[data-channel-count]');
  const none = block.querySelector<HTMLElement>('[data-channel-none]');
  if (count) count.textContent = text;
  if (none) none.hidden = !isNothing;
}

export default enhance;
