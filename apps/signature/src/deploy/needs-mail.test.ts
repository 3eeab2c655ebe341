import { expect, it } from 'vitest'
import { type Deployable, needsMail } from './needs-mail.ts'

const untouched: Deployable = {
  signature: { id: 'template', name: 'Signature', version: '1' },
  deploy_status: 'none',
  is_deploy_sent: false,
  is_deployed: false,
}

it('mails whoever was sent nothing, or whose mail failed', () => {
  expect(needsMail(untouched)).toBe(true)
  expect(needsMail({ ...untouched, deploy_status: 'failed' })).toBe(true)
})

it.each<Partial<Deployable>>([{ is_deploy_sent: true }, { is_deployed: true }])(
  'mails somebody with %j only again',
  (state) => {
    expect(needsMail({ ...untouched, ...state })).toBe(false)
    expect(needsMail({ ...untouched, ...state }, true)).toBe(true)
  },
)

it.each<Partial<Deployable>>([{ signature: null }, { deploy_status: 'queued' }])(
  'never mails somebody with %j',
  (state) => {
    expect(needsMail({ ...untouched, ...state }, true)).toBe(false)
  },
)
