import { expect, it } from 'vitest'
import { installLinkMail, type InstallLinkMailContent } from './install-link-mail.ts'

const content: InstallLinkMailContent = {
  to: { address: 'zoe@lueur.example', name: 'Zoé Fontaine' },
  firstName: 'Zoé',
  companyName: 'Maison Lueur',
  installUrl: 'https://signatures.example/user/k1/install-email',
  messageId: 'install-link.1',
}

it('contains the link, and is sent in the name of the company', () => {
  const mail = installLinkMail(content)

  expect(mail).toMatchObject({
    to: content.to,
    fromName: 'Maison Lueur',
    subject: 'Votre lien pour installer la signature Maison Lueur',
    messageId: 'install-link.1',
  })
  expect(mail.html).toContain(`href="${content.installUrl}"`)
  expect(mail.text).toContain(`Installer ma signature : ${content.installUrl}`)
})

it('escapes names and keeps them on one line', () => {
  const mail = installLinkMail({
    ...content,
    firstName: 'Zoé\nBcc: x@y.fr',
    companyName: '<b>L</b>',
  })

  expect(mail.html).toContain('Bonjour Zoé Bcc: x@y.fr,')
  expect(mail.html).toContain('&lt;b&gt;L&lt;/b&gt;')
  expect(mail.html).not.toContain('<b>L</b>')
})
