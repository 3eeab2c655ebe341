import { expect, it } from 'vitest'
import { deployProgress, deployState, shownStates } from './deploy-state.ts'

const untouched = {
  deploy_status: 'none',
  deploy_version: '',
  deploy_error: '',
  sent_version: '',
  installed_version: '',
} as const

it('starts as not sent', () => {
  expect(deployState(untouched, 'v1')).toEqual({
    is_deploy_sent: false,
    is_deployed: false,
    deploy_status: 'none',
    deploy_error: '',
    has_old_version: false,
  })
})

it('is sent and installed only for the current version', () => {
  const user = {
    ...untouched,
    deploy_status: 'sent',
    deploy_version: 'v1',
    sent_version: 'v1',
    installed_version: 'v1',
  } as const

  expect(deployState(user, 'v1')).toMatchObject({
    is_deploy_sent: true,
    is_deployed: true,
    deploy_status: 'sent',
    has_old_version: false,
  })
  expect(deployState(user, 'v2')).toMatchObject({
    is_deploy_sent: false,
    is_deployed: false,
    deploy_status: 'none',
    has_old_version: true,
  })
  expect(deployState(user, null)).toMatchObject({ is_deploy_sent: false, has_old_version: true })
})

it('stays queued after a change, since the mail contains the current version', () => {
  const user = { ...untouched, deploy_status: 'queued', deploy_version: 'v1' } as const

  expect(deployState(user, 'v2').deploy_status).toBe('queued')
})

it('reports a failure only for the current version', () => {
  const user = {
    ...untouched,
    deploy_status: 'failed',
    deploy_version: 'v1',
    deploy_error: '550',
  } as const

  expect(deployState(user, 'v1')).toMatchObject({ deploy_status: 'failed', deploy_error: '550' })
  expect(deployState(user, 'v2')).toMatchObject({ deploy_status: 'none', deploy_error: '' })
})

it.each([
  [['none'], {}],
  [['none', 'old_version'], { installed_version: 'v0', sent_version: 'v0' }],
  [['failed'], { deploy_status: 'failed', deploy_version: 'v1' }],
  [
    ['failed', 'installed'],
    { deploy_status: 'failed', deploy_version: 'v1', installed_version: 'v1' },
  ],
  [['queued', 'old_version'], { deploy_status: 'queued', installed_version: 'v0' }],
  [['sent'], { sent_version: 'v1' }],
  [['sent', 'old_version'], { sent_version: 'v1', installed_version: 'v0' }],
  [['installed'], { sent_version: 'v1', installed_version: 'v1' }],
] as const)('shows %j for %o', (states, stored) => {
  expect(shownStates(deployState({ ...untouched, ...stored }, 'v1'))).toEqual(states)
})

it.each([
  [0, {}],
  [0, { installed_version: 'v0', sent_version: 'v0' }],
  [1, { deploy_status: 'failed', deploy_version: 'v1' }],
  [1, { deploy_status: 'failed', deploy_version: 'v1', installed_version: 'v1' }],
  [2, { deploy_status: 'queued', installed_version: 'v1' }],
  [3, { sent_version: 'v1' }],
  [4, { sent_version: 'v1', installed_version: 'v1' }],
] as const)('returns progress %i for %o', (progress, stored) => {
  expect(deployProgress(deployState({ ...untouched, ...stored }, 'v1'))).toBe(progress)
})
