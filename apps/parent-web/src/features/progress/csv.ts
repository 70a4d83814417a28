import { i18n } from '@herohood/browser/text/i18n';

export type CsvCell = string | number;

/** What makes a spreadsheet take a text for a formula: a hero may be called '=HYPERLINK(…)'. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;

/** Where a comma stands in numbers, spreadsheets take the semicolon between cells. */
const separatorOf = (locale: string) => (new Intl.NumberFormat(locale).format(1.5).includes(',') ? ';' : ',');

function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * Rows as CSV (RFC 4180), the first one being the head, as spreadsheets of the page's language read it. Texts that a
 * spreadsheet would run as a formula get an apostrophe in front. Starts with a byte order mark, without which Excel reads 'Zoë' as 'ZoÃ«'.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string = i18n.locale): string {
  const separator = separatorOf(locale);
  return `\uFEFF${rows.map((row) => row.map(cell).join(separator)).join('\r\n')}\r\n`;
}
