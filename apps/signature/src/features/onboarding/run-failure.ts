import { ApiError, type FieldError } from '@org/api/client'
import { errorMessage, isSessionEnd } from '@org/app-kit'
import { onboardingTexts } from './texts.ts'
import { ImageLost } from './images.ts'
import type { RefusedName, RunFailure, RunStepName } from './run.ts'

const labels: Readonly<Record<string, string>> = onboardingTexts.fields

function errorsOf({ payload }: ApiError): FieldError[] {
  const isKnown = typeof payload === 'object' && payload !== null && 'errors' in payload
  return isKnown && Array.isArray(payload.errors) ? (payload.errors as FieldError[]) : []
}

/** Types of errors after which nothing was stored and a retry would fail again. */
const refusals = new Set(['TOO_LARGE', 'MEDIA_TYPE', 'REFERENCE'])

/**
 * Which name the `name` field of these steps contains. In all other steps, it is the company's
 * name.
 */
const namedBy: Partial<Record<RunStepName, RefusedName>> = { template: 'signature', team: 'team' }

/** Describes why a step failed, with a message for the user. */
export function failureOf(error: unknown, step: RunStepName): RunFailure {
  if (isSessionEnd(error))
    return { step, message: onboardingTexts.sessionEnded, isContentRefused: false }
  if (error instanceof ApiError && error.type === 'VALIDATION') return refusalOf(error, step)
  const taken = takenName(error, step)
  if (taken !== null) return { ...taken, step, isContentRefused: true }
  const isContentRefused =
    error instanceof ImageLost || (error instanceof ApiError && refusals.has(error.type))
  return { step, message: errorMessage(error), isContentRefused }
}

/**
 * Returns the message and the rejected name if that name is already taken; null for other errors.
 */
function takenName(
  error: unknown,
  step: RunStepName,
): Pick<RunFailure, 'message' | 'refusedName'> | null {
  const refusedName = namedBy[step]
  if (!(error instanceof ApiError) || error.type !== 'DUPLICATE' || !refusedName) return null
  return { message: onboardingTexts.takenName(error.message), refusedName }
}

function refusalOf(error: ApiError, step: RunStepName): RunFailure {
  const errors = errorsOf(error)
  const refusedName = namedBy[step]
  if (refusedName !== undefined && errors.some(({ path }) => path === 'name')) {
    const message = onboardingTexts.refusedName(onboardingTexts.names[refusedName])
    return { step, message, isContentRefused: true, refusedName }
  }
  const refused = errors.map(({ path }) => labels[path] ?? path)
  return { step, message: onboardingTexts.refused(refused), isContentRefused: true }
}
