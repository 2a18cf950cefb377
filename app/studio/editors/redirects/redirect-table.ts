import { FORMULA, GUARD } from '../../shell/write-csv';

/** Tables of redirects as people keep them: pasted from a spreadsheet, or as CSV. */

export interface TableLine {
  /** From 1, as an editor counts. */
  line: number;
  text: string;
  cells: string[];
}

/** Lines with something in them. Cells are parted by the first of tab, semicolon and comma that a line has. */
export function readTable(text: string): TableLine[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line, cells: readCells(line) }))
    .filter(({ text: line, cells }) => line.trim() !== '' && !isHeader(cells));
}

function isHeader(cells: readonly string[]): boolean {
  return /^(from|откуда|old|старый адрес)$/i.test(cells[0] ?? '');
}

function readCells(line: string): string[] {
  const parting = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? /\s+/;
  if (!line.includes('"')) return line.trim().split(parting).map(toCell);
  const cells = [...line.matchAll(/(?:^|[\t;,])(?:"((?:[^"]|"")*)"|([^\t;,]*))/g)];
  return cells.map(([, quoted, plain = '']) =>
    toCell(quoted === undefined ? plain : quoted.replaceAll('""', '"')),
  );
}

function toCell(text: string): string {
  const plain = text.trim();
  return plain.startsWith(GUARD) && FORMULA.test(plain.slice(1)) ? plain.slice(1) : plain;
}
