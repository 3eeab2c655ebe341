import { expect, it } from 'vitest'
import type { Operation } from '../contract/operation.ts'
import { signatureOperationIds, operations, type OperationId } from '../contract/operations.ts'
import { errorsBeforeSending } from './errors-before-sending.ts'

/**
 * Returns the messages of the validation errors that the client finds in this call before it is
 * sent.
 */
function messages(id: OperationId, parts: { query?: object; body?: unknown }): string[] {
  const operation: Operation = operations[id]
  return errorsBeforeSending(operation, parts).map(({ message }) => message)
}

const email = 'zoe@lueur.example'

it('[1.5.02] requires an email when a magic link is requested or used', () => {
  expect(messages('sendMagicLink', { query: {} })).toEqual(['email must be a string !'])
  expect(messages('loginMagicLink', { query: { code: '123456' } })).toEqual([
    'email must be a string !',
  ])
})

it('[1.5.04] requires a code when a magic link is used', () => {
  expect(messages('loginMagicLink', { query: { email } })).toEqual(['code must be a string !'])
})

it('[1.5.03] requires an email for a new user', () => {
  expect(messages('createUser', { body: { first_name: 'Zoé' } })).toEqual([
    'email must be a string !',
  ])
  expect(messages('createUser', { body: { email } })).toEqual([])
})

it('[1.5.05] [1.5.06] [1.5.07] requires a name for teams, new templates and new campaigns', () => {
  const creations = [
    'createTeam',
    'createSignatureTemplate',
    'createTeamSignature',
    'createCampaign',
    'createTeamCampaign',
  ] as const
  for (const id of creations) {
    expect(messages(id, { body: {} })).toEqual(['name must be a string !'])
    expect(messages(id, { body: { name: '' } })).toEqual(['name must be a string !'])
    expect(messages(id, { body: { name: 'Nom' } })).toEqual([])
  }
  expect(messages('updateTeam', { body: { name: '' } })).toEqual(['name must be a string !'])
})

it('[1.5.08] [1.5.09] requires a file for uploads and imports', () => {
  for (const id of ['uploadMedia', 'importUsers', 'importUsersOld'] as const) {
    expect(messages(id, { body: {} })).toEqual(['file must be a file !'])
    expect(messages(id, { body: { file: new Blob(['x']) } })).toEqual([])
  }
})

it('[1.5.10] requires whole numbers for the dates and the expiry of a campaign', () => {
  for (const field of ['start_date', 'end_date', 'expire']) {
    for (const wrong of [1.5, 'demain']) {
      expect(messages('createCampaign', { body: { name: 'A', [field]: wrong } })).toEqual([
        `${field} must be a integer !`,
      ])
    }
    expect(messages('createCampaign', { body: { name: 'A', [field]: 100 } })).toEqual([])
  }
})

it('[1.5.11] requires a boolean for is_global', () => {
  expect(messages('createTeam', { body: { name: 'A', is_global: 'oui' } })).toEqual([
    'is_global must be a boolean !',
  ])
})

/**
 * Fields that are not optional strings, such as required strings, numbers and lists. The tests
 * above cover some of them.
 */
const ownRule = [
  'email',
  'code',
  'id_token',
  'token',
  'start_date',
  'end_date',
  'expire',
  'is_global',
  'shows_nothing',
  'send_again',
  'is_reminder',
  'created',
  'updated',
  'left',
  'rows',
  'user_ids',
  'updates_existing',
]

/** Calls without an optional text field. */
const wantsAll = [
  'updatePaymentMethod',
  'createInvitation',
  'reportExport',
  'moveUsers',
  'connectPhotoNetwork',
]

const sites = ['facebook', 'instagram', 'twitter', 'linkedin', 'linkedIn']

/** Returns a text that fits the format of a field. */
function exampleOf(field: string): string {
  if (sites.includes(field) || field.endsWith('url')) return 'https://a.example'
  if (field === 'country') return 'FR'
  return field.startsWith('phone') ? '06 12 34 56 78' : 'texte'
}

it('[1.5.12] accepts every other field as an optional string', () => {
  const checked: string[] = []
  for (const id of signatureOperationIds) {
    const { body }: Operation = operations[id]
    for (const [field, schema] of Object.entries(body?.shape ?? {})) {
      if (ownRule.includes(field) || wantsAll.includes(id) || field === 'name') continue
      const example = exampleOf(field)
      const hint = `${id} ${field}: a field with a format needs an example in exampleOf`
      const place = `${id} ${field}: a field that is not an optional string belongs in ownRule`
      expect(schema.safeParse(undefined).success, place).toBe(true)
      expect(schema.safeParse(example).success, hint).toBe(true)
      expect(schema.safeParse(12).success, `${id} ${field}`).toBe(false)
      checked.push(field)
    }
  }
  expect(new Set(checked).size).toBeGreaterThan(20)
})
