import { codeOn, type InvalidLabel, type Label } from '@org/api/stock'

/**
 * Returns the text by which the server finds the product of a label. Other labels than GTINs may be
 * stored whole as codes, so the server compares their text too.
 */
export function lookedUpCode(text: string, label: Exclude<Label, InvalidLabel>): string {
  const isWhole = label.kind !== 'gs1' || /^https?:/i.test(text.trim())
  return isWhole ? text.trim() : codeOn(label)
}
