import type { Definition } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import type { RawComponent } from './page-components';
import { listTexts } from './page-strings';

/** Shorter texts («Как это работает») may well be one's own and the example's. */
const FEWEST_WORDS = 5;
/** What a picture shows goes with the picture. */
const OF_PICTURE = '/alt';
const WORD = /[а-яё]+/gi;
const SHOWN_LENGTH = 60;

/**
 * Finds sample texts that an editor has left in a block. A new block is filled with its example, whose prices and
 * promises are made up. Gives one finding for each block, at its first sample text.
 */
export function checkExamples(
  components: readonly RawComponent[],
  find: (type: string) => Definition | undefined,
): Finding[] {
  return components.flatMap(({ id, type, version, props }): Finding[] => {
    const samples = new Set(find(type)?.examples.flatMap((example) => listSentences(example.props)) ?? []);
    const left = listTexts(props, ['props']).find(
      ({ text, pointer }) => samples.has(text) && !pointer.endsWith(OF_PICTURE),
    );
    if (left === undefined) return [];
    return [
      {
        code: 'example-left',
        severity: 'warning',
        id,
        type,
        version,
        pointer: left.pointer,
        message: 'still says what the example of its block says',
        fix: 'Write what this page is about, or take the block away.',
        about: toShown(left.text),
      },
    ];
  });
}

function listSentences(props: unknown): string[] {
  return listTexts(props).flatMap(({ text }) => (isSentence(text) ? [text] : []));
}

function isSentence(text: string): boolean {
  return (text.match(WORD)?.length ?? 0) >= FEWEST_WORDS;
}

/** Without markup, and short enough for a line. */
function toShown(text: string): string {
  const words = text.replaceAll(/<[^<>]*>/g, ' ').trim();
  return words.length <= SHOWN_LENGTH ? words : `${words.slice(0, SHOWN_LENGTH).trimEnd()}…`;
}
