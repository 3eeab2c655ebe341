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
])('reports which name was rejected at the step %s, and asks for another one', (step, label) => {
  expect(failureOf(refusal('name'), step)).toEqual({
    step,
    message: `« ${label} » n’est pas accepté. Donnez-en un autre, puis reprenez.`,
    isContentRefused: true,
    refusedName: step === 'template' ? 'signature' : 'team',
  })
})

it('asks for another name if another team already has it', () => {
  const message = 'Une équipe porte déjà ce nom'
  const taken = { type: 'DUPLICATE', code: 107, message, payload: { field: 'name' } }
  expect(failureOf(new ApiError(taken, 409), 'team')).toEqual({
    step: 'team',
    message: 'Une équipe porte déjà ce nom. Donnez-en un autre, puis reprenez.',
    isContentRefused: true,
    refusedName: 'team',
  })
})

it('refers to the company’s name if the company step rejects a name', () => {
  expect(failureOf(refusal('name'), 'company')).toEqual({
    step: 'company',
    message:
      '« Nom de l’entreprise » n’est pas accepté. Corrigez-le dans l’éditeur, puis reprenez.',
    isContentRefused: true,
  })
})

it('reports no rejected name if the signature data is rejected', () => {
  expect(failureOf(refusal('signatureData'), 'template')).not.toHaveProperty('refusedName')
})
