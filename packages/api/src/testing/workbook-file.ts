import { strToU8, zipSync } from 'fflate'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
const relations = (...all: string[]) => `<Relationships>${all.join('')}</Relationships>`

/**
 * Creates a minimal .xlsx file.
 *
 * @param sheets the rows of each sheet, as XML
 * @param strings the shared strings, as XML
 * @param state attributes of the first sheet
 * @param styles the style sheet, as XML
 */
export function workbook(
  sheets: string[],
  strings = '',
  state = '',
  styles = '',
): Uint8Array<ArrayBuffer> {
  const files: Record<string, string> = {
    '_rels/.rels': relations(relation('r1', 'officeDocument', 'xl/workbook.xml')),
    'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="${office}"><x:sheets>${sheets
      .map((_, at) => `<x:sheet name="S${at}" r:id="s${at}" ${at === 0 ? state : ''}/>`)
      .join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, at) => relation(`s${at}`, 'worksheet', `/xl/worksheets/s${at}.xml`)),
      relation('str', 'sharedStrings', 'sharedStrings.xml'),
      relation('sty', 'styles', 'styles.xml'),
    ),
    'xl/styles.xml': styles,
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
  }
  for (const [at, rows] of sheets.entries()) {
    files[`xl/worksheets/s${at}.xml`] = `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
  )
}
