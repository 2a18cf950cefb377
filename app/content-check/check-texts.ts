import type { Finding } from '#schemas/finding';
import type { PageInfo } from '#schemas/page';
import { replaceTags } from '#schemas/values/markup-text';
import { OF_PAGE, type RawComponent } from './page-components';
import { listTexts, unescapeMarkup, type PlacedText } from './page-strings';
import { findBrokenRules } from './text-rules';

type Place = Pick<Finding, 'id' | 'type' | 'version'>;

/** Texts that are written in another way than the rest of the site: typography and terms. */
export function checkTexts(page: PageInfo, components: readonly RawComponent[]): Finding[] {
  const { title, meta, struct_title: structTitle } = page;
  const own = listTexts({ title, meta, struct_title: structTitle });
  return [
    ...judge(own, OF_PAGE),
    ...components.flatMap(({ id, type, version, props }) =>
      judge(listTexts(props, ['props']), { id, type, version }),
    ),
  ];
}

function judge(texts: readonly PlacedText[], place: Place): Finding[] {
  return texts.flatMap(({ text, pointer }) =>
    findBrokenRules(unescapeMarkup(replaceTags(text, ' '))).map(({ right }): Finding => ({
      code: 'text-style',
      severity: 'warning',
      ...place,
      pointer,
      about: right,
      message: `the site writes ${right}`,
      fix: 'Write it as app/content-check/text-rules.ts says.',
    })),
  );
}
