import { strToU8, zipSync } from 'fflate';
import { MarkDecoder } from '../../../support/MarkDecoder';

/** A text in an encoding of one byte a character, as old programs write it. */
export function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new MarkDecoder(encoding);
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code]),
  );
  return new Uint8Array(Array.from(text, (letter) => codes.get(letter) ?? 63));
}

/** A text in UTF-16 without a mark. */
export function wide(text: string, isBigEndian = false): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), !isBigEndian);
  }
  return bytes;
}

type Cell = string | number | { date: number };

/** A spreadsheet with these sheets, as programs write it; `parts` stand instead of what they name. */
export function xlsx(sheets: Record<string, Cell[][]>, parts: Record<string, string> = {}) {
  const names = Object.keys(sheets);
  const strings: string[] = [];
  const files: Record<string, string> = {
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${names
      .map((name, index) => `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Target="worksheets/sheet${i + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  };
  for (const [sheet, rows] of Object.values(sheets).entries()) {
    const content = rows.map((cells, row) => {
      const inRow = cells.map((cell, column) => {
        if (cell === '') return '';
        const reference = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
        if (typeof cell === 'number') return `<c ${reference}><v>${cell}</v></c>`;
        if (typeof cell === 'object') return `<c ${reference} s="1"><v>${cell.date}</v></c>`;
        strings.push(cell);
        return `<c ${reference} t="s"><v>${strings.length - 1}</v></c>`;
      });
      return `<row r="${row + 1}">${inRow.join('')}</row>`;
    });
    files[`xl/worksheets/sheet${sheet + 1}.xml`] =
      `<worksheet><sheetData>${content.join('')}</sheetData></worksheet>`;
  }
  const escaped = strings.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  files['xl/sharedStrings.xml'] =
    `<sst>${escaped.map((text) => `<si><r><t>${text}</t></r><rPh><t>reading</t></rPh></si>`).join('')}</sst>`;
  const all = Object.entries({ ...files, ...parts });
  return new Uint8Array(
    zipSync(Object.fromEntries(all.map(([path, text]) => [path, strToU8(text)]))),
  );
}
