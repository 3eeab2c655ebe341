import { memoryStorage } from '@org/app-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftPlace, findDraft, type SignatureDraft, signatureDrafts } from './signature-drafts.ts'

const auth = { access_token: 't', user_id: 'camille', organisation_id: 'lueur' }
const edited = { id: 'studio', teamId: null }
const draft = {
  values: { name: 'Studio 2', signatureData: '{"companyName":"Lueur"}' },
  base: { id: 'studio', name: 'Studio', signatureData: '{}', revision: 4 },
} as SignatureDraft

const localStorage = memoryStorage()

beforeEach(() => {
  vi.stubGlobal('window', { localStorage, sessionStorage: memoryStorage() })
})

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

function write(place = edited as Parameters<typeof draftPlace>[1]) {
  const drafts = signatureDrafts()
  const at = draftPlace(auth, place)
  if (!drafts || !at) throw new Error('Nothing can be written.')
  drafts.write(drafts.keyFor(at), draft)
  return drafts.keyFor(at)
}

it('finds the draft of a signature, with the stored version that it is based on', () => {
  write()
  expect(findDraft(auth, edited)?.value).toEqual(draft)
})

it('finds a draft only for the same account and organisation', () => {
  write()
  expect(findDraft({ ...auth, user_id: 'ines' }, edited)).toBeNull()
  expect(findDraft({ ...auth, organisation_id: 'nord' }, edited)).toBeNull()
  expect(findDraft(null, edited)).toBeNull()
})

it('keeps new signatures of two teams apart', () => {
  write({ id: null, teamId: 'vente' })
  expect(findDraft(auth, { id: null, teamId: 'vente' })).not.toBeNull()
  expect(findDraft(auth, { id: null, teamId: null })).toBeNull()
  expect(findDraft(auth, edited)).toBeNull()
})

it('ignores drafts from another version of the program', () => {
  const key = write()
  localStorage.setItem(key, JSON.stringify({ value: { values: { name: 'Studio' } }, at: 1 }))
  expect(findDraft(auth, edited)).toBeNull()
})
