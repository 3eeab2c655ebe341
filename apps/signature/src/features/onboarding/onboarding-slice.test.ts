import { accountChanged, sessionEnded } from '@org/app-kit'
import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import {
  draftLoaded,
  onboardingReducer as reduce,
  runDropped,
  signatureEdited,
} from './onboarding-slice.ts'
import { newRun } from './run.ts'

const empty = reduce(undefined, { type: 'start' })
const data = completeSignatureData({ companyName: 'Neuville' })
it('[1.3.12] [2.3.33] starts with an empty draft that has the default French name', () => {
  expect(empty.draft).toMatchObject({
    hasData: false,
    first_edit: false,
    signatureName: 'Signature de la société',
    signatureData: completeSignatureData({}),
  })
})

it('[2.4.02] remembers the first edit, and whether the signature is empty', () => {
  const edited = reduce(empty, signatureEdited(data))
  expect(edited.draft).toMatchObject({ first_edit: true, hasData: true, signatureData: data })
  const emptied = reduce(edited, signatureEdited(completeSignatureData({})))
  expect(emptied.draft).toMatchObject({ first_edit: true, hasData: false })
})

it('keeps the design when an unfinished run is dropped', () => {
  const run = newRun('wizard', 'claire', emptyDraft, () => 'key')
  const running = reduce(
    reduce(empty, signatureEdited(data)),
    draftLoaded({ draft: { ...emptyDraft, signatureData: data }, run }),
  )
  const dropped = reduce(running, runDropped())
  expect(dropped).toMatchObject({ run: null, draft: { signatureData: data } })
})

it('keeps the design when the session expires, but not after a logout', () => {
  const edited = reduce(empty, signatureEdited(data))
  expect(reduce(edited, sessionEnded('expired')).draft.signatureData).toEqual(data)
  expect(reduce(edited, sessionEnded('logout')).draft.signatureData).toEqual(
    emptyDraft.signatureData,
  )
})

it('resets the state when another tab switches to another account', () => {
  const loaded = reduce(
    empty,
    draftLoaded({ draft: { ...emptyDraft, signatureData: data }, run: null }),
  )
  const auth = { access_token: 'token', user_id: 'hugo', organisation_id: 'organisation' }
  expect(reduce(loaded, accountChanged(auth))).toEqual(empty)
})
