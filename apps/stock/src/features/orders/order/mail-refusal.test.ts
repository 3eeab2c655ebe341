import { expect, it } from 'vitest'
import { mailRefusal } from './mail-refusal.ts'

it.each([
  ['550 5.1.1 User unknown', 'Cette adresse n’existe pas.'],
  ['550 mailbox unavailable', 'Cette adresse n’existe pas.'],
  ['550 5.7.1 Message rejected as spam', 'Le serveur du fournisseur rejette ce mail.'],
  ['552 5.7.0 This message was blocked', 'Le serveur du fournisseur rejette ce mail.'],
  ['554 Transaction failed', 'Le serveur du fournisseur rejette ce mail.'],
  ['552 5.2.2 Over quota', 'La boîte du fournisseur est pleine.'],
  ['552 Too much mail data', 'Le mail est trop grand pour le serveur du fournisseur.'],
])('explains the reply %s', (reply, words) => {
  expect(mailRefusal(reply)).toBe(`${words} Réponse du serveur : « ${reply} »`)
})

it('shows an unknown reply unchanged', () => {
  expect(mailRefusal('Recipient is not a valid address')).toBe(
    'Réponse du serveur : « Recipient is not a valid address »',
  )
})
