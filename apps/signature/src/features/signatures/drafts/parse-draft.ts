import type { SignatureTemplate } from '@org/api/client'
import type { TemplateDraft } from './template-drafts.ts'

type Unknown = Record<string, unknown>

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null

const hasTexts = (value: unknown): value is Unknown & TemplateDraft['values'] =>
  isObject(value) && typeof value['name'] === 'string' && typeof value['signatureData'] === 'string'

const isTemplate = (value: unknown): value is SignatureTemplate =>
  hasTexts(value) && typeof value['id'] === 'string' && typeof value['revision'] === 'number'

/** A draft as it was written; null for what another version of this program may have left. */
export function parseDraft(text: string | null): TemplateDraft | null {
  if (text === null) return null
  try {
    const draft: unknown = JSON.parse(text)
    if (!isObject(draft) || typeof draft['at'] !== 'number') return null
    const { values, base, at } = draft
    if (!hasTexts(values) || !(base === null || isTemplate(base))) return null
    return { values: { name: values.name, signatureData: values.signatureData }, base, at }
  } catch {
    return null
  }
}
