import { getParser } from 'bowser';

/** The first supported version of each browser the specification names, by Bowser's names (SHELL-26). */
const MINIMUM_VERSIONS: Readonly<Record<string, number>> = {
  firefox: 100,
  chrome: 70,
  safari: 14,
  opera: 72,
  'microsoft edge': 109,
};

const NEVER_SUPPORTED = 'internet explorer';

/** Crawlers call themselves an old Chrome at times; what they read must be the site. */
const CRAWLER = /bot\b|crawl|spider|slurp|lighthouse/i;

/** Real agent strings are shorter. More of one is not read: its regular expressions would take too long. */
export const MAX_AGENT_LENGTH = 512;

/**
 * Whether a browser sees the site or the old-browser page (SHELL-25…28). Anything but an old version of the five
 * named browsers and Internet Explorer is supported: other engines, crawlers, no or an unreadable agent string.
 */
export function isSupportedBrowser(userAgent: string | undefined): boolean {
  if (!userAgent || CRAWLER.test(userAgent)) return true;
  // Parses the browser alone: platform, system and engine do not matter here.
  const parser = getParser(userAgent.slice(0, MAX_AGENT_LENGTH), true);
  const name = parser.getBrowserName(true);
  if (name === NEVER_SUPPORTED) return false;
  const minimum = MINIMUM_VERSIONS[name];
  const major = Number.parseInt(parser.getBrowserVersion() ?? '', 10);
  return minimum === undefined || Number.isNaN(major) || major >= minimum;
}
