import { expect, it } from 'vitest'
import { coachInvitationMail } from './coach-invitation-mail.ts'

it('names the inviter and the studio, with the token in the link’s fragment', () => {
  const mail = coachInvitationMail('https://coaching.example/auth/sign-in', {
    email: 'lea@ailleurs.example',
    studioName: 'Studio Canopée',
    sender: 'Inès Moreau\r\nBcc: x@y.example',
    token: 'i1.signed',
    messageId: 'invitation.i1.1',
    replyTo: { address: 'ines@canopee.example', name: 'Inès Moreau' },
  })
  const link =
    'https://coaching.example/auth/sign-in#email=lea%40ailleurs.example&invitation=i1.signed'

  expect(mail.subject).toBe('Inès Moreau Bcc: x@y.example vous invite à rejoindre Studio Canopée')
  expect(mail.text).toContain(`Accepter l'invitation : ${link}`)
  expect(mail.html).toContain(link.replace('&', '&amp;'))
  expect(mail.to.address).toBe('lea@ailleurs.example')
})
