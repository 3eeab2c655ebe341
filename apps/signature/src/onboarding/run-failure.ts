import { ApiError, type Fault } from '@org/api/client'
import { errorMessage, isSessionEnd } from '@org/app-kit'
import { texts } from '../texts.ts'
import { ImageLost } from './images.ts'
import type { RunFailure } from './run.ts'

const labels: Readonly<Record<string, string>> = texts.onboarding.fields

function faultsOf({ payload }: ApiError): Fault[] {
  const isKnown = typeof payload === 'object' && payload !== null && 'faults' in payload
  return isKnown && Array.isArray(payload.faults) ? (payload.faults as Fault[]) : []
}

/** Answers after which nothing was stored, and the same will be refused for ever. */
const refusals = new Set(['TOO_LARGE', 'MEDIA_TYPE', 'REFERENCE'])

/** Why a step failed, in words for whoever designed the signature. */
export function failureOf(error: unknown): Omit<RunFailure, 'step'> {
  if (isSessionEnd(error)) return { message: texts.sessionEnded, isContentRefused: false }
  if (error instanceof ApiError && error.type === 'VALIDATION') {
    const refused = faultsOf(error).map(({ path }) => labels[path] ?? path)
    return { message: texts.onboarding.refused(refused), isContentRefused: true }
  }
  const isContentRefused =
    error instanceof ImageLost || (error instanceof ApiError && refusals.has(error.type))
  return { message: errorMessage(error), isContentRefused }
}
