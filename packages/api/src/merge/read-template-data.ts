import { parseSignatureData, type SignatureData } from '@org/signature'
import { mustBe, validationError } from '../contract/validation.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { checkReference } from '../program/checks.ts'

/**
 * Reads the JSON string of a template. Its images must be stored in the organisation: a file that
 * exists in one browser only would be shown to nobody else.
 */
export async function readTemplateData(
  scoped: ScopedRepositories,
  signatureData: string,
): Promise<SignatureData> {
  const parsed = parseSignatureData(signatureData)
  if (!parsed.ok) {
    throw validationError(
      parsed.faults.map(({ path }) => {
        const field = path === '' ? 'signatureData' : `signatureData.${path}`
        return { path: field, message: mustBe(field, 'valid value') }
      }),
    )
  }
  for (const key of ['logo', 'banner'] as const) {
    const { media, mediaId } = parsed.data[key]
    const field = `signatureData.${key}`
    if (mediaId === null && media?.local) {
      throw validationError([{ path: field, message: mustBe(field, 'stored image') }])
    }
    await checkReference(scoped.media, mediaId, `${field}.mediaId`)
  }
  return parsed.data
}
