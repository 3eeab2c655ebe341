import { expect, it } from 'vitest'
import type { Deployed } from './deploy-state.ts'
import { type DeployRound, type MailTimes, reminderPause, whyLeftOut } from './left-out.ts'

const now = 1_800_000_000

type Mailed = Deployed & MailTimes

const untouched: Mailed = {
  deploy_status: 'none',
  deploy_print: '',
  sent_print: '',
  installed_print: '',
  has_installed: false,
  sent_at: null,
  link_mailed_at: null,
}
const sent: Mailed = {
  ...untouched,
  deploy_status: 'sent',
  deploy_print: 'v1',
  sent_print: 'v1',
  sent_at: now - reminderPause,
}
const failed: Mailed = { ...sent, deploy_status: 'failed' }
const waiting: Mailed = { ...sent, deploy_status: 'queued' }
const installed: Mailed = {
  ...sent,
  installed_print: 'v1',
  has_installed: true,
}

const reminder = { reminderAt: now }

const why = (round: DeployRound, user: Mailed, print: string | null = 'v1') =>
  whyLeftOut(round, user, user, print)

it('never mails people who have no signature, or whose mail is already queued', () => {
  for (const round of ['deploy', 'again', reminder] as const) {
    expect(why(round, sent, null)).toBe('without_signature')
    expect(why(round, waiting)).toBe('queued')
  }
})

it('deploys only to people who were not sent the current version', () => {
  expect(why('deploy', untouched)).toBeNull()
  expect(why('deploy', sent, 'v2')).toBeNull()
  expect(why('deploy', sent)).toBe('sent')
  expect(why('deploy', installed)).toBe('installed')
})

it('sends again to everyone who has a signature and no queued mail', () => {
  for (const user of [untouched, sent, failed, installed]) expect(why('again', user)).toBeNull()
})

it('reminds people who were sent the current version and have not installed it', () => {
  expect(why(reminder, sent)).toBeNull()
  expect(why(reminder, failed)).toBeNull()
  expect(why(reminder, installed)).toBe('installed')
  expect(why(reminder, untouched)).toBe('not_sent')
  expect(why(reminder, sent, 'v2')).toBe('not_sent')
})

it('sends no reminder within 24 hours of another mail', () => {
  expect(why(reminder, { ...sent, sent_at: now - reminderPause + 1 })).toBe('mailed_recently')
  expect(why(reminder, { ...sent, link_mailed_at: now - 60 })).toBe('mailed_recently')
})
