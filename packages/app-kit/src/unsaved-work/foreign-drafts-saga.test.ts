import { runSaga, stdChannel } from 'redux-saga'
import type { Action } from 'redux'
import { afterEach, expect, it, vi } from 'vitest'
import { signedIn } from '../session/session-slice.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { foreignDraftsSaga } from './foreign-drafts-saga.ts'
import { tabDraftsIn } from './tab-drafts.ts'

afterEach(() => void vi.unstubAllGlobals())

/**
 * Writes a draft for each owner, signs in Camille, and returns the owners of the drafts that
 * remain.
 */
function remainingOwners(owners: readonly string[]): string[] {
  const storages = { localStorage: memoryStorage(), sessionStorage: memoryStorage() }
  vi.stubGlobal('window', storages)
  const drafts = tabDraftsIn(
    { kept: storages.localStorage, tab: storages.sessionStorage },
    { name: 'note', parse: (stored) => stored },
  )
  const placeOf = (ownerId: string) => ({ ownerId, path: ['lueur'] })
  for (const owner of owners) drafts.write(drafts.keyFor(placeOf(owner)), 'work')

  const channel = stdChannel<Action>()
  const task = runSaga({ channel, dispatch: (action) => channel.put(action) }, foreignDraftsSaga)
  const camille = {
    auth: { user_id: 'camille' },
    user: { email: 'camille@lueur.example' },
    otherAccounts: [
      { id: 'camille-elsewhere', email: 'camille@lueur.example' },
      { id: 'linked', email: 'perso@camille.example' },
    ],
  }
  channel.put(signedIn(camille as unknown as Parameters<typeof signedIn>[0]))
  task.cancel()
  return owners.filter((owner) => drafts.find(placeOf(owner)) !== null)
}

it('deletes the drafts of other people when somebody signs in on this computer', () => {
  expect(remainingOwners(['camille', 'ines'])).toEqual(['camille'])
})

it('keeps the drafts of the person’s accounts in other organisations', () => {
  expect(remainingOwners(['camille', 'camille-elsewhere', 'linked'])).toEqual([
    'camille',
    'camille-elsewhere',
  ])
})
