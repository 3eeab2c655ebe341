import { employeeFields } from '@org/api/import'
import { csvFormat, writeCsv } from '@org/ui/data-table'
import { saveFile } from '@org/ui/signature-export'
import { importTexts } from '../texts.ts'

/** Downloads an empty table with the import's columns. */
export function saveTemplateFile(): void {
  const headings = employeeFields.map((field) => importTexts.fields[field])
  saveFile({
    name: importTexts.choose.templateName,
    type: 'text/csv;charset=utf-8',
    bytes: new TextEncoder().encode(writeCsv([headings], csvFormat('fr-FR'))),
  })
}
