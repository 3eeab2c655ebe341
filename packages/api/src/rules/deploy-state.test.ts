import { expect, it } from 'vitest'
import { deployedTo, deployProgress, deployState, shownStates } from './deploy-state.ts'
import { ownPrint } from './version-parts.ts'

const untouched = {
  deploy_status: 'none',
  deploy_print: '',
  sent_print: '',
  installed_print: '',
  has_installed: false,
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
    deploy_print: 'v1',
    sent_print: 'v1',
    installed_print: 'v1',
    has_installed: true,
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
  const user = {
    ...untouched,
    deploy_status: 'queued',
    deploy_print: 'v1',
  } as const

  expect(deployState(user, 'v2').deploy_status).toBe('queued')
})

it('reports a failure only for the current version', () => {
  const user = {
    ...untouched,
    deploy_status: 'failed',
    deploy_print: 'v1',
  } as const

  const failed = deployState(user, 'v1', '550')
  expect(failed).toMatchObject({
    deploy_status: 'failed',
    deploy_error: '550',
  })
  expect(deployState(user, 'v2', '550')).toMatchObject({
    deploy_status: 'none',
    deploy_error: '',
  })
})

it.each([
  [['none'], {}],
  [['none', 'old_version'], { installed_print: 'v0', has_installed: true, sent_print: 'v0' }],
  [['failed'], { deploy_status: 'failed', deploy_print: 'v1' }],
  [
    ['failed', 'installed'],
    {
      deploy_status: 'failed',
      deploy_print: 'v1',
      installed_print: 'v1',
      has_installed: true,
    },
  ],
  [
    ['queued', 'old_version'],
    { deploy_status: 'queued', installed_print: 'v0', has_installed: true },
  ],
  [['sent'], { sent_print: 'v1' }],
  [['sent', 'old_version'], { sent_print: 'v1', installed_print: 'v0', has_installed: true }],
  [['installed'], { sent_print: 'v1', installed_print: 'v1', has_installed: true }],
] as const)('shows %j for %o', (states, stored) => {
  expect(shownStates(deployState({ ...untouched, ...stored }, 'v1'))).toEqual(states)
})

it.each([
  [0, {}],
  [0, { installed_print: 'v0', has_installed: true, sent_print: 'v0' }],
  [1, { deploy_status: 'failed', deploy_print: 'v1' }],
  [
    1,
    {
      deploy_status: 'failed',
      deploy_print: 'v1',
      installed_print: 'v1',
      has_installed: true,
    },
  ],
  [2, { deploy_status: 'queued', installed_print: 'v1', has_installed: true }],
  [3, { sent_print: 'v1' }],
  [4, { sent_print: 'v1', installed_print: 'v1', has_installed: true }],
] as const)('returns progress %i for %o', (progress, stored) => {
  expect(deployProgress(deployState({ ...untouched, ...stored }, 'v1'))).toBe(progress)
})

it('no longer counts a version whose own part belongs to other fields', () => {
  const person = {
    first_name: 'Zoé',
    last_name: 'Marin',
    position: '',
    email: 'zoe@lueur.example',
    phone_number: '',
    mobile_number: '',
    skype: '',
    linkedIn: 'https://www.linkedin.com/in/zoe',
  }
  const nothing = {
    deploy_shared: '',
    deploy_own: '',
    installed_shared: '',
    installed_own: '',
  }
  const prints = [
    ownPrint(person, false),
    ownPrint(person, true),
    ownPrint({ ...person, position: 'Chef' }, false),
  ]
  const sent = prints.map(
    (sent_own) =>
      deployedTo({
        ...person,
        ...nothing,
        deploy_status: 'sent',
        installed_version: '',
        sent_shared: 's',
        sent_own,
      }).sent_print,
  )

  expect(sent).toEqual(['s', 's', ''])
})
