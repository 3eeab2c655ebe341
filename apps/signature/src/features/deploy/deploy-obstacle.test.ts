import { expect, it } from 'vitest'
import { deployTexts } from './texts.ts'
import { deployObstacle, isAllSent } from './deploy-obstacle.ts'

const team = (members_count: number, deploy_due_count: number, without_signature_count = 0) => ({
  members_count,
  deploy_due_count,
  without_signature_count,
  signature_template_deploy_install_email_sent_count: 0,
})

it('has nothing left to send when no mails are due', () => {
  expect(isAllSent(team(2, 0))).toBe(true)
  expect(isAllSent(team(3, 1))).toBe(false)
  expect(isAllSent(team(2, 0, 1))).toBe(true)
})

it('has nothing left to send when the sent count equals the number of members', () => {
  const sent = { signature_template_deploy_install_email_sent_count: 2 }
  expect(isAllSent({ ...team(2, 1), ...sent })).toBe(true)
})

it('reports a team without members or signatures as an obstacle, not as all sent', () => {
  expect(isAllSent(team(0, 0))).toBe(false)
  expect(isAllSent(team(1, 0, 1))).toBe(false)
  expect(deployObstacle(team(0, 0))).toBe(deployTexts.emptyTeam)
  expect(deployObstacle(team(2, 0, 2))).toBe(deployTexts.noSignature)
  expect(deployObstacle(team(2, 1, 1))).toBeNull()
})
