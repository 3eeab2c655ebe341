import { expect, it } from 'vitest'
import type { Deployable } from '../../deploy/needs-mail.ts'
import { isAllSent } from './deploy-obstacle.ts'

const signature = { id: 'template', name: 'Signature', version: '1' }
const untouched: Deployable = {
  signature,
  deploy_status: 'none',
  is_deploy_sent: false,
  is_deployed: false,
}
const sent: Deployable = { ...untouched, deploy_status: 'sent', is_deploy_sent: true }
const installed: Deployable = { ...untouched, is_deployed: true }
const team = (members_count: number, signature_template_deploy_install_email_sent_count = 0) => ({
  members_count,
  signature_template_deploy_install_email_sent_count,
})

it('has nothing left to send to people who were sent the signature or installed it', () => {
  expect(isAllSent(team(2, 1), [sent, installed])).toBe(true)
  expect(isAllSent(team(3, 1), [sent, installed, untouched])).toBe(false)
  expect(isAllSent(team(2, 1), [sent, { ...installed, signature: null }])).toBe(true)
})

it('goes by the count alone when all were sent', () => {
  expect(isAllSent(team(2, 2), [])).toBe(true)
  expect(isAllSent(team(2, 1), [])).toBe(false)
})

it('leaves a team without members or template to its own message', () => {
  expect(isAllSent(team(0), [])).toBe(false)
  expect(isAllSent(team(1), [{ ...untouched, signature: null }])).toBe(false)
})
