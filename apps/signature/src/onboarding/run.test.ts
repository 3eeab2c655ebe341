import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { completeStep, createdBy, failStep, isFinished, newRun } from './run.ts'

let count = 0
const newKey = () => `key-${(count += 1)}`
const start = () => newRun('wizard', 'user', emptyDraft, newKey)

it('[1.4.24] [1.4.27] runs the steps of the wizard in order, each with a key of its own', () => {
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

it('remembers what a step created and forgets the failure before it', () => {
  const run = completeStep(failStep(start(), 'template', 'Refusé'), 'template', 'template-1')
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
