import { sampleSignature } from '@org/signature/samples'
import { renderSignature } from '@org/signature'
import { expect, it } from 'vitest'
import { deployMail, type DeployMailContent } from './deploy-mail.ts'

const content: DeployMailContent = {
  to: { address: 'zoe@lueur.example', name: 'Zoé Fontaine' },
  firstName: 'Zoé',
  companyName: 'Lueur & Cie',
  message: '',
  sender: 'Camille <Moreau>',
  isReminder: false,
  data: sampleSignature,
  iconsBaseUrl: 'https://host.example/icons/v1',
  bannerUrl: 'https://host.example/api/user/key/banner',
  installUrl: 'https://host.example/user/abc/install-email?signatureversion=v1',
  messageId: 'deploy.abc.v1.1',
}

it('contains exactly the signature that the renderer returns for mails', () => {
  const signature = renderSignature(content.data, {
    target: 'email',
    iconsBaseUrl: content.iconsBaseUrl,
    bannerUrl: content.bannerUrl,
  })

  const mail = deployMail(content)

  expect(mail.html).toContain(signature.html)
  expect(mail.text).toContain(signature.text)
})

it('escapes the names of the sender and the company, and links to the install page', () => {
  const mail = deployMail(content)

  expect(mail.subject).toBe('Votre nouvelle signature Lueur & Cie')
  expect(mail.html).toContain(
    'Camille &lt;Moreau&gt; vous envoie votre nouvelle signature Lueur &amp; Cie.',
  )
  expect(mail.html).toContain(`href="${content.installUrl}"`)
  expect(mail.text).toContain(content.installUrl)
  expect(mail.messageId).toBe('deploy.abc.v1.1')
})

it('shows a note with its line breaks, and omits an empty note', () => {
  const mail = deployMail({ ...content, message: 'Une ligne\n<script>' })

  expect(mail.html).toContain('Une ligne<br />&lt;script&gt;')
  expect(mail.text).toContain('Camille <Moreau> : Une ligne\n<script>')
  expect(deployMail(content).html).not.toContain('border-left')
})

it('keeps names and subject on one line', () => {
  const to = { address: 'a@b.example', name: 'Zoé\r\nBcc: x@y.example' }

  const mail = deployMail({ ...content, to, sender: 'Camille\nMoreau', companyName: 'A\r\nB' })

  expect([mail.to.name, mail.fromName, mail.subject].join('')).not.toMatch(/[\r\n]/)
})

it('greets without a name if the person has none', () => {
  expect(deployMail({ ...content, firstName: '' }).text).toMatch(/^Bonjour,\n/)
})

it('wraps the column in a table of 600 px for Outlook, which does not support max-width', () => {
  const { html } = deployMail(content)
  const [, opening = ''] = /<!--\[if mso\]>(.*?)<!\[endif\]-->\s*<table/s.exec(html) ?? []

  expect(opening).toMatch(/^<table role="presentation" width="600"/)
  expect(html).toMatch(/<\/table>\s*<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/)
})

it('says that it is a reminder', () => {
  const mail = deployMail({ ...content, isReminder: true })

  expect(mail.subject).toBe('Rappel : votre signature Lueur & Cie vous attend')
  expect(mail.text).toContain(
    'Camille <Moreau> vous rappelle d’installer votre nouvelle signature Lueur & Cie.',
  )
})

it('names the person whose mail is being tested, escaped and on one line', () => {
  const mail = deployMail({ ...content, testOf: 'Zoé <b>\nFontaine' })

  expect(mail.subject).toBe('[Test] Votre nouvelle signature Lueur & Cie')
  expect(mail.html).toContain('voici l’email de Zoé &lt;b&gt; Fontaine.')
  expect(mail.text).toContain('voici l’email de Zoé <b> Fontaine.')
})
