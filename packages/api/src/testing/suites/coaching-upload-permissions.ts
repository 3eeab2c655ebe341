import { beforeAll, beforeEach, expect, it } from 'vitest'
import { errorTypes } from '../../contract/errors.ts'
import { addressOf, type Sender, senderOf } from '../coaching/sending.ts'
import {
  addCoach,
  addEnded,
  addShared,
  deactivate,
  makeStudio,
  type Studio,
} from '../coaching/studio.ts'
import {
  type UploadCall,
  type UploadCaller,
  uploadCallers,
  uploadCalls,
  uploadRows,
} from '../coaching/upload-rows.ts'
import { videoFile } from '../coaching/video-file.ts'
import type { ContractHost } from '../host.ts'
import type { Outcome } from '../permissions/outcomes.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { makeWorld, type Person } from '../world.ts'

/** Adds a coach whose access has ended, but whose session is still open. */
async function addDeactivated(studio: Studio): Promise<Person> {
  const person = await addCoach(studio.host, studio.organisationId)
  await deactivate(studio, person)
  return person
}

/** Determines the outcome from the status alone, because a response to HEAD has no body. */
function outcomeOf({ status }: Response): Outcome | number {
  if (status < 400) return 'ok'
  const outcomes = ['NOT_SIGNED_IN', 'FORBIDDEN', 'NOT_FOUND'] as const
  return outcomes.find((type) => errorTypes[type].status === status) ?? status
}

export function coachingUploadPermissionsSuite(host: () => ContractHost): void {
  let tokens: Record<UploadCaller, string | null>
  let owner: Sender
  let file: Uint8Array<ArrayBuffer>
  /** The address of the owner's upload, of which only the first bytes have been sent. */
  let address: string

  beforeAll(async () => {
    file = await videoFile()
  })

  // Each test uses its own studio, because a studio may have only a limited number of unfinished
  // uploads.
  beforeEach(async () => {
    const studio = await makeStudio(host())
    tokens = {
      owner: studio.coach.token,
      'other coach of the studio': studio.otherCoach.token,
      'admin of the studio': studio.admin.token,
      'admin of another studio': (await makeStudio(host())).admin.token,
      'coach whose access was ended': (await addEnded(studio)).token,
      'administrator of the signature product': (await makeWorld(host())).admin.token,
      'super admin of the stock product': (await makeStockWorld(host())).superAdmin.token,
      nobody: null,
      'coach who was deactivated without ending the session': (await addDeactivated(studio)).token,
      'stranger with the link of a session': (await addShared(studio)).key,
    }
    owner = senderOf(host(), studio.coach.token)
    address = await begin()
  })

  async function begin(): Promise<string> {
    const begun = addressOf(await owner.create(file.length))
    await owner.patch(begun, 0, file.slice(0, 100))
    return begun
  }

  const calls: Record<UploadCall, (sender: Sender) => Promise<Response>> = {
    create: (sender) => sender.create(file.length),
    head: (sender) => sender.head(address),
    patch: (sender) => sender.patch(address, 100, file.slice(100, 200)),
    remove: (sender) => sender.remove(address),
  }

  async function expectUntouched(): Promise<void> {
    expect((await owner.head(address)).headers.get('upload-offset')).toBe('100')
  }

  it.each(uploadCalls)('enforces the permissions of %s', async (call) => {
    const outcomes: Partial<Record<UploadCaller, Outcome | number>> = {}
    for (const caller of uploadCallers.filter((one) => one !== 'owner')) {
      outcomes[caller] = outcomeOf(await calls[call](senderOf(host(), tokens[caller])))
    }
    await expectUntouched()
    outcomes.owner = outcomeOf(await calls[call](owner))
    expect(outcomes).toEqual(uploadRows[call])
  })

  it('does not receive uploads on the hosts of other products', async () => {
    for (const url of [host().stockUrl, host().baseUrl]) {
      for (const caller of uploadCallers) {
        const sender = senderOf(host(), tokens[caller], url)
        for (const call of uploadCalls) {
          expect(outcomeOf(await calls[call](sender)), `${call} by ${caller}`).toBe('NOT_FOUND')
        }
      }
    }
    await expectUntouched()
  })

  it('does not send the bytes of an unfinished upload, not even to its coach', async () => {
    for (const caller of uploadCallers) {
      const headers = { 'X-access-token': tokens[caller] ?? '' }
      const response = await host().fetch(new URL(address, `${host().coachingUrl}/`), { headers })
      expect(response.status, caller).toBeGreaterThanOrEqual(400)
    }
    await expectUntouched()
  })
}
