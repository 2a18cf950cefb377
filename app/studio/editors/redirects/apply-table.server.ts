import type { Audience } from '#schemas/page';
import type { Site } from '#app/site/site';
import type { Editor } from '../../session/editor';
import { studioTexts } from '../../texts/studio-texts';
import { publishRedirect, saveRedirect } from './change-redirects.server';
import { describeTrouble } from './describe-trouble';
import { judgeRedirect, type Redirect } from './redirect-rules';
import { readTable, type TableLine } from './redirect-table';

/** What became of a pasted list; lines that could not be taken stay with the editor. */
export interface TableResult {
  added: number;
  changed: number;
  same: number;
  published: number;
  faults: { line: number; reason: string }[];
  /** The text of those lines. */
  rest: string;
}

const MAX_LINES = 1000;

interface Options {
  /** For lines that name none. */
  audience: Audience;
  publishes: boolean;
}

/** Takes a list line by line: each by itself, so that one bad line costs that line. */
export async function applyTable(
  text: string,
  options: Options,
  editor: Editor,
  site: Pick<Site, 'entries' | 'store' | 'env'>,
): Promise<TableResult | { fault: string }> {
  const t = studioTexts('redirects');
  const lines = readTable(text);
  if (lines.length === 0) return { fault: t('bulkEmpty') };
  if (lines.length > MAX_LINES) return { fault: t('bulkTooMany', { max: MAX_LINES }) };
  const result: TableResult = { added: 0, changed: 0, same: 0, published: 0, faults: [], rest: '' };
  const refuse = ({ line, text: written }: TableLine, reason: string) => {
    result.faults.push({ line, reason });
    result.rest += `${written}\n`;
  };
  const seen = new Set<string>();
  for (const line of lines) {
    const read = readLine(line, options.audience, site.env.ROOT_HOSTS);
    if ('fault' in read) {
      refuse(line, read.fault);
      continue;
    }
    const key = `${read.audience} ${read.from}`;
    if (seen.has(key)) {
      refuse(line, t('bulkTwice'));
      continue;
    }
    seen.add(key);
    const trouble = await applyLine(read, options.publishes, result, editor, site);
    if (trouble !== null) refuse(line, trouble);
  }
  return result;
}

function readLine(
  { cells }: TableLine,
  audience: Audience,
  rootHosts: readonly string[],
): Redirect | { fault: string } {
  const t = studioTexts('redirects');
  const [from = '', to = '', own = ''] = cells;
  if (from === '' || to === '') return { fault: t('bulkColumns') };
  const whose = own === 'b2c' || own === 'b2b' ? own : audience;
  const { redirect, faults } = judgeRedirect({ from, to, audience: whose }, rootHosts);
  const fault = faults.from ?? faults.to;
  return fault === undefined ? redirect : { fault: t(`fault_${fault}`) };
}

/** What went wrong, in words; null when the line is done with. */
async function applyLine(
  redirect: Redirect,
  publishes: boolean,
  result: TableResult,
  editor: Editor,
  site: Pick<Site, 'entries' | 'store' | 'env'>,
): Promise<string | null> {
  const t = studioTexts('redirects');
  const saved = await saveRedirect(redirect, undefined, editor, site);
  if (saved.outcome === 'gone') return t('gone');
  if (saved.outcome === 'conflict') return t('conflict', { to: saved.to });
  if (saved.outcome === 'created') result.added += 1;
  else result[saved.outcome] += 1;
  if (!publishes) return null;
  const published = await publishRedirect(saved.id, editor, site);
  if (published.outcome === 'gone') return t('gone');
  if (published.outcome === 'refused')
    return t('bulkTrouble', { reason: describeTrouble(published.trouble, t) });
  result.published += 1;
  return null;
}
