import { type Excess, excessOf, parseSignatureData, type SignatureData } from '@org/signature'
import { textErrors } from '../contract/check-value.ts'
import { isNestedDeeper } from '../contract/nesting.ts'
import { mustBe, validationError } from '../contract/validation.ts'
import type { ScopedRepositories } from '../ports/repositories.ts'
import { checkReference } from '../call/checks.ts'

/**
 * Maximum nesting depth of a signature. Its own fields use five levels, and databases accept a few
 * thousand.
 */
const maxLevels = 50

/** Maximum number of errors in a response, so that it is never much longer than the request. */
const maxErrors = 50

/** What a signature has too much of, for the person who saves it. */
const excessNames: Record<Excess['part'], string> = {
  socialIcons: 'icônes de réseaux',
  customFields: 'champs personnalisés',
  characters: 'caractères de données',
}

/**
 * Parses the JSON string of a template. Its images must be stored in the organisation, because a
 * file that exists only in one browser would be invisible to everyone else. Its size is bounded
 * after the defaults were filled in.
 */
export async function readTemplateData(
  scoped: ScopedRepositories,
  signatureData: string,
): Promise<SignatureData> {
  const parsed = parseSignatureData(signatureData)
  if (!parsed.ok) {
    throw validationError(
      parsed.errors.slice(0, maxErrors).map(({ path }) => {
        const field = path === '' ? 'signatureData' : `signatureData.${path}`
        return { path: field, message: mustBe(field, 'valid value') }
      }),
    )
  }
  if (isNestedDeeper(maxLevels, parsed.data)) {
    const message = mustBe('signatureData', `value of at most ${maxLevels} levels`)
    throw validationError([{ path: 'signatureData', message }])
  }
  checkExcess(parsed.data)
  const errors = textErrors(parsed.data, 'signatureData')
  if (errors.length > 0) throw validationError(errors)
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

function checkExcess(data: SignatureData): void {
  const errors = excessOf(data).map(({ part, path, count, max }) => ({
    path: path === '' ? 'signatureData' : `signatureData.${path}`,
    message: `La signature compte ${formatted(count)} ${excessNames[part]}, pour ${formatted(max)} au plus.`,
  }))
  if (errors.length > 0) throw validationError(errors)
}

const formatted = (count: number) => count.toLocaleString('fr-FR')
