/** What a spreadsheet would take for a formula (OWASP, CSV injection), and the sign that stops it. */
export const FORMULA = /^[=+\-@\t\r]/;
export const GUARD = "'";

interface CsvOptions {
  /** A Russian spreadsheet opens a file with semicolons by a double click. */
  separator?: ',' | ';';
}

/**
 * CSV with a header; every cell in quotes, none that a spreadsheet would compute. Numbers have a decimal comma, and are
 * never taken for a formula.
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
  { separator = ',' }: CsvOptions = {},
): string {
  const lines = [header, ...rows].map((row) => row.map(writeCell).join(separator));
  // The mark of UTF-8: without it spreadsheets misread Cyrillic letters.
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function writeCell(value: string | number): string {
  if (typeof value === 'number') return `"${String(value).replace('.', ',')}"`;
  const guarded = FORMULA.test(value) ? GUARD + value : value;
  return `"${guarded.replaceAll('"', '""')}"`;
}

/** A CSV file to save, under a name of plain letters. */
export function csvAnswer(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
