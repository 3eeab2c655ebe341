import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { completeStep, failStep, newRun, rebuildRun } from './run.ts'
import { outcomeOf } from './run-outcome.ts'

let count = 0
const newKey = () => `key-${(count += 1)}`
const failure = { step: 'team', message: 'Unknown error', isContentRefused: false } as const

function stoppedAtTeam(teamName = 'Lille') {
  let run = newRun('wizard', 'user', { ...emptyDraft, teamName }, newKey)
  run = completeStep(run, 'onboarded', null)
  run = completeStep(run, 'images', null)
  run = completeStep(run, 'template', 'template-1')
  run = completeStep(run, 'campaign', null)
  return failStep(run, failure)
}

it('lists what is saved, what may have been saved, and what is not', () => {
  expect(outcomeOf(stoppedAtTeam())).toEqual({
    kept: ['onboarded', 'template'],
    open: 'team',
    missed: ['user', 'organisation'],
  })
})

it('lists no step as uncertain if the content itself was rejected', () => {
  const refused = failStep(stoppedAtTeam(), { ...failure, isContentRefused: true })
  expect(outcomeOf(refused)).toMatchObject({ open: null, missed: ['team', 'user', 'organisation'] })
})

it('lists created entities as saved, even if updating them fails', () => {
  const rebuilt = rebuildRun(stoppedAtTeam(), { ...emptyDraft, signatureName: 'Autre' }, newKey)
  const stopped = failStep(rebuilt, { ...failure, step: 'template' })
  expect(outcomeOf(stopped)).toEqual({
    kept: ['onboarded', 'template'],
    open: null,
    missed: ['user', 'organisation'],
  })
})
