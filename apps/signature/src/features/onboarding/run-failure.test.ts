import { ApiError } from '@org/api/client'
import { expect, it } from 'vitest'
import type { RunStepName } from './run.ts'
import { failureOf } from './run-failure.ts'

const refusal = (...paths: string[]) => {
  const errors = paths.map((path) => ({ path, message: `${path} must be a string !` }))
  const body = { type: 'VALIDATION', code: 100, message: 'Refused', payload: { errors } }
  return new ApiError(body, 400)
}

it.each<[RunStepName, string]>([
  ['template', 'Nom de la signature'],
  ['team', 'Nom de l’équipe'],
])(
  'says of a refused name at the step %s which one it is, and not to fix it in the editor',
  (step, label) => {
    expect(failureOf(refusal('name'), step)).toEqual({
      step,
      message: `« ${label} » n’est pas accepté. Donnez-en un autre, puis reprenez.`,
      isContentRefused: true,
      refusedName: step === 'template' ? 'signature' : 'team',
    })
  },
)

it('asks for another name where a team has it already', () => {
  const message = 'Une équipe porte déjà ce nom'
  const taken = { type: 'DUPLICATE', code: 107, message, payload: { field: 'name' } }
  expect(failureOf(new ApiError(taken, 409), 'team')).toEqual({
    step: 'team',
    message: 'Une équipe porte déjà ce nom. Donnez-en un autre, puis reprenez.',
    isContentRefused: true,
    refusedName: 'team',
  })
})

it('means the company by a name that is refused with the company', () => {
  expect(failureOf(refusal('name'), 'company')).toEqual({
    step: 'company',
    message:
      '« Nom de l’entreprise » n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.',
    isContentRefused: true,
  })
})

it('blames no name where the drawing itself is refused', () => {
  expect(failureOf(refusal('signatureData'), 'template')).not.toHaveProperty('refusedName')
})
