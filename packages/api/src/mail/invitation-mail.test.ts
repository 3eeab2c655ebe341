import { expect, it } from 'vitest'
import { invitationMail, type InvitationMailContent } from './invitation-mail.ts'

const content: InvitationMailContent = {
  email: 'nadia@ailleurs.example',
  companyName: 'Maison Lueur',
  teamName: null,
  sender: 'Camille Moreau',
  token: 'i1.signed',
  messageId: 'invitation.i1.1',
  replyTo: { address: 'camille@lueur.example', name: 'Camille Moreau' },
}
const mailOf = (changed: Partial<InvitationMailContent> = {}) =>
  invitationMail('https://signatures.example/login', { ...content, ...changed })

it("names the inviter and the organisation, with the token in the link's fragment", () => {
  const mail = mailOf()

  expect(mail).toMatchObject({
    to: { address: 'nadia@ailleurs.example', name: '' },
    fromName: 'Camille Moreau',
    subject: 'Camille Moreau vous invite à administrer Maison Lueur',
    messageId: 'invitation.i1.1',
  })
  const link =
    'https://signatures.example/login#email=nadia%40ailleurs.example&invitation=i1.signed'
  expect(mail.text).toContain(`Accepter l'invitation : ${link}`)
  expect(mail.html).toContain(link.replace('&', '&amp;'))
  expect(mail.text).toContain('valable sept jours')
})

it('names the team when the invitation is for one team', () => {
  const mail = mailOf({ teamName: 'Ventes' })

  expect(mail.subject).toBe("Camille Moreau vous invite à administrer l'équipe Ventes")
  expect(mail.text).toContain("les signatures email de l'équipe Ventes de Maison Lueur")
})

it('escapes names and keeps them on one line', () => {
  const mail = mailOf({ sender: 'Zoé\r\nBcc: x@y.fr', companyName: '<b>Lueur</b>' })

  expect(mail.subject).toBe('Zoé Bcc: x@y.fr vous invite à administrer <b>Lueur</b>')
  expect(mail.fromName).toBe('Zoé Bcc: x@y.fr')
  expect(mail.html).not.toContain('<b>Lueur</b>')
  expect(mail.html).toContain('&lt;b&gt;Lueur&lt;/b&gt;')
})
