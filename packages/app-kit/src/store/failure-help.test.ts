import { ApiError, networkErrorMessage } from '@org/api/client'
import { expect, it } from 'vitest'
import { errorMessage, isUnknown } from './error-message.ts'
import { failureHelp, failureText, type Work } from './failure-help.ts'

const unknown = (payload?: unknown) =>
  new ApiError({ type: 'UNKNOWN', code: -1, message: 'Unknown error', payload }, 500)
const lost = new ApiError({ type: 'NETWORK', code: -2, message: networkErrorMessage }, 0)
const refused = new ApiError({ type: 'DUPLICATE', code: 107, message: 'Existe déjà' }, 409)

/** Expected text for each kind of work: what is kept, and what to do. */
const kept: readonly [Work, RegExp, RegExp][] = [
  ['save', /saisi est conservé/, /réessayez/],
  ['delete', /Rien n’a disparu de votre écran/, /rechargez la page pour vérifier/],
  ['load', /Rien n’a été modifié/, /réessayez/],
  ['upload', /Le fichier reste sur votre appareil/, /envoyez-le de nouveau/],
  ['import', /lignes déjà importées sont conservées/, /reprenez l’import/],
  ['deploy', /Le message est conservé/, /réessayez/],
  ['sign-in', /Votre adresse est conservée/, /réessayez/],
  ['action', /Rien de ce que vous voyez n’a été perdu/, /réessayez/],
]

it.each(kept)('[1.8.02] always explains ‘Unknown error’: %s', (work, stays, todo) => {
  const text = failureText(unknown(), work)

  expect(text).toMatch(/^Unknown error\. Le serveur n’a pas répondu comme prévu\. /)
  expect(text).toMatch(stays)
  expect(text).toMatch(todo)
})

it.each(kept)('explains what is kept when the server is unreachable: %s', (work, stays, todo) => {
  const text = failureText(lost, work)

  expect(text.startsWith(networkErrorMessage)).toBe(true)
  expect(text).toMatch(stays)
  expect(text).toMatch(todo)
})

it('shows the reference of the error in the server’s log', () => {
  const message = errorMessage(unknown({ reference: '1a2b3c4d' }))

  expect(message).toBe('Unknown error (référence 1a2b3c4d)')
  expect(isUnknown(message)).toBe(true)
  expect(failureHelp(message, 'save')).toMatch(/^Le serveur n’a pas répondu/)
})

it('words a rejected value for users, not for developers', () => {
  const message = 'emailAddress must be a email !'
  const wrong = new ApiError({ type: 'VALIDATION', code: 100, message }, 400)

  expect(errorMessage(wrong)).toBe('Cette valeur n’est pas acceptée')
  expect(failureText(wrong, 'save')).toBe('Cette valeur n’est pas acceptée')
})

it('adds nothing to an error with its own explanation', () => {
  expect(failureText(refused, 'save')).toBe('Existe déjà')
  expect(failureHelp('Existe déjà', 'save')).toBeUndefined()
})

it('treats anything thrown without a message as unknown', () => {
  for (const thrown of [undefined, 'text', new Error(''), {}]) {
    expect(failureText(thrown, 'load')).toMatch(/^Unknown error\. /)
  }
})
