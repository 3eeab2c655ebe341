import { employeeFields } from '@org/api/import'
import { saveCsv } from '@org/app-kit/table-import'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'

/** Downloads an empty table with the import's columns. */
export function saveTemplateFile(): void {
  const headings = employeeFields.map((field) => importTexts.fields[field])
  saveCsv(importDialogTexts.choose.templateName, [headings])
}
