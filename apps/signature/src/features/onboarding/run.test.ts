import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { completeStep, createdBy, failStep, isFinished, newRun, rebuildRun } from './run.ts'

let count = 0
const newKey = () => `key-${(count += 1)}`
const failure = { step: 'template', message: 'Refusé', isContentRefused: false } as const
const start = () => newRun('wizard', 'user', emptyDraft, newKey)

it('[1.4.24] [1.4.27] runs the wizard’s steps in order, each with its own key', () => {
  const run = start()
  expect(run.steps.map(({ name }) => name)).toEqual([
    'onboarded',
    'images',
    'template',
    'campaign',
    'team',
    'user',
    'organisation',
  ])
  expect(new Set(run.steps.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(7)
})

it('[1.4.33] updates the user first, then the company, after a first login', () => {
  const run = newRun('register', 'user', emptyDraft, newKey)
  expect(run.steps.map(({ name }) => name)).toEqual(['images', 'profile', 'company'])
})

it('remembers what a step created and clears the previous failure', () => {
  const run = completeStep(failStep(start(), failure), 'template', 'template-1')
  expect(run.failure).toBeNull()
  expect(createdBy(run, 'template')).toBe('template-1')
  expect(createdBy(run, 'team')).toBeNull()
})

it('is finished once every step is done', () => {
  let run = start()
  expect(isFinished(run)).toBe(false)
  for (const { name } of run.steps) run = completeStep(run, name, null)
  expect(isFinished(run)).toBe(true)
})

it('gives steps with corrected content new keys, and keeps the completed step `onboarded`', () => {
  const done = completeStep(start(), 'onboarded', null)
  const corrected = { ...emptyDraft, signatureName: 'Corrigée' }
  const run = rebuildRun(done, corrected, newKey)
  expect(run.draft).toBe(corrected)
  expect(run.steps[0]).toEqual(done.steps[0])
  expect(run.steps[2]?.idempotencyKey).not.toBe(done.steps[2]?.idempotencyKey)
})
