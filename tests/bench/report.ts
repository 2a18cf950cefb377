import type { Figure } from './figure';

/** Processes that wait for a core when a run begins; more of them, and the figures are about those as well. */
export const QUIET = 1;
const HEADINGS = ['Figure', 'Measured against', 'Value', 'Ratio', 'Target / moonshot', 'Met'];

/** The cells of a figure, in the order of the headings. */
function toCells({ name, baseline, value, ratio, target, verdict }: Figure): string[] {
  return [name, baseline, value, ratio === null ? '—' : formatRatio(ratio), target, verdict];
}

function formatRatio(ratio: number): string {
  return ratio.toFixed(ratio < 0.1 ? 3 : 2);
}

/** The table for a terminal, in aligned columns. */
export function toTerminalTable(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(toCells)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The document of a run: what was measured, how, and the table of each bench. */
export function toDocument(
  figures: readonly Figure[],
  notes: ReadonlyMap<string, readonly string[]>,
  { isQuick, otherLoad }: { isQuick: boolean; otherLoad: number },
): string {
  const benches = [...new Set(figures.map(({ bench }) => bench))];
  const sections = benches.map((bench) => {
    const rows = figures.filter((figure) => figure.bench === bench).map(toCells);
    const about = (notes.get(bench) ?? []).map((note) => `- ${note}`);
    return [`## ${bench}`, '', ...toTable([HEADINGS, ...rows]), '', ...about].join('\n').trimEnd();
  });
  return `${[...preface(isQuick, otherLoad), ...sections].join('\n\n')}\n`;
}

function preface(isQuick: boolean, otherLoad: number): string[] {
  const date = new Date().toISOString().slice(0, 10);
  const command = isQuick
    ? '`npm run bench -- --quick` (short rounds: for a look, not for a claim)'
    : '`npm run bench`';
  return [
    '# Benchmarks',
    `Written by ${command} on ${date}: 2 cores, Node 20, the server on one core and the load on the other, loopback only.`,
    ...(otherLoad > QUIET
      ? [
          `**Not a quiet machine:** ${otherLoad.toFixed(1)} processes were running beside this one when it began. These figures show the shape, not the limits.`,
        ]
      : []),
    [
      'Each ratio is the median of alternating rounds against a baseline measured in the same run, so a busy or a slow machine moves both.',
      'Absolute values are for orientation. One bench: `npm run bench -- --only NAME`; the browser score: `npm run lighthouse`.',
      'Targets and moonshots were set before the code was measured; “moonshot” in the last column means both are reached.',
    ].join('\n'),
    [
      'Against other systems, measured beforehand on a machine of the same kind with the same 50 blocks and kept here for scale, not by this command:',
      'Puck’s `Render` takes 3.2 to 3.5 × React by hand, Builder’s SDK 3.0 × (gen 1) and 7.2 × (gen 2), Prismic’s SliceZone 1.09 ×;',
      'a Remix route that renders each request anew serves 314 requests a second, Next 252 (pages) and 111 (app router), Next with Puck 86, Astro 711.',
    ].join('\n'),
  ];
}

function toTable([head = [], ...rows]: string[][]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)];
}
