import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { mailboxPage } from './mailbox-page.ts'
import type { StoredMail } from './mail-store.ts'

const mails: StoredMail[] = ['zoe@example.org', 'camille@example.org'].map((to, index) => ({
  id: String(index),
  from: 'Maison Lueur <paraphe@localhost>',
  to,
  replyTo: index === 0 ? 'accueil@centre-voltaire.example' : '',
  subject: '<b>Votre signature</b> est prête',
  html: '<p>Bonjour</p><script>parent.document.title = "run"</script><a href="/x">Installer</a>',
  text: 'Bonjour <Zoé>',
  attachments:
    index === 0 ? [{ name: '<i>Ordonnance été.pdf', type: 'application/pdf', size: 182_400 }] : [],
  createdAt: new Date(Date.UTC(2026, 10, 21, 9)),
}))

let frame: HTMLIFrameElement | undefined
afterEach(() => frame?.remove())

/** Renders the page in a frame of this width. */
async function show(width: number, open: StoredMail | null, list = mails): Promise<Document> {
  const shown = document.createElement('iframe')
  shown.width = String(width)
  shown.height = '800'
  const isLoaded = new Promise((resolve) => shown.addEventListener('load', resolve, { once: true }))
  shown.srcdoc = mailboxPage('/dev/mailbox/key', list, open)
  document.body.append(shown)
  frame = shown
  await isLoaded
  const page = shown.contentDocument
  if (!page) throw new Error('The page has no document')
  return page
}

/** Runs axe inside the page, because axe checks only the document that it runs in. */
async function violationsIn(page: Document): Promise<string[]> {
  const script = page.createElement('script')
  script.textContent = axe.source
  page.head.append(script)
  const inside = page.defaultView as (Window & { axe?: typeof axe }) | null
  if (!inside?.axe) throw new Error('axe did not start in the page')
  const { violations } = await inside.axe.run({ iframes: false })
  return violations.map((violation) => violation.id)
}

describe.each([390, 1200])('mailbox at %d px', (width) => {
  it('passes axe and does not overflow with an open mail, with only the list, and when empty', async () => {
    for (const [open, list] of [
      [mails[0] ?? null, mails],
      [null, mails],
      [null, []],
    ] as const) {
      const page = await show(width, open, [...list])
      expect(page.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      expect(await violationsIn(page)).toEqual([])
      frame?.remove()
    }
  })
})

it('shows one pane at a time on a phone', async () => {
  const open = await show(390, mails[0] ?? null)
  expect(open.querySelector('nav')?.checkVisibility()).toBe(false)
  expect(open.querySelector('.back')?.checkVisibility()).toBe(true)
  frame?.remove()
  const list = await show(390, null)
  expect(list.querySelector('nav')?.checkVisibility()).toBe(true)
})

it('links the attachments of a mail and shows where answers go', async () => {
  const page = await show(1200, mails[0] ?? null)
  const link = page.querySelector('dl a')
  expect(link?.getAttribute('href')).toBe('/dev/mailbox/key/0/files/0')
  expect(link?.getAttribute('download')).toBe('<i>Ordonnance été.pdf')
  expect(link?.parentElement?.textContent.trim()).toBe('<i>Ordonnance été.pdf 183\u202fko')
  expect(page.querySelector('dl')?.textContent).toContain('accueil@centre-voltaire.example')
})

it('escapes the content of a mail and runs none of its scripts', async () => {
  const page = await show(1200, mails[0] ?? null)
  expect(page.querySelector('h2')?.textContent).toBe('<b>Votre signature</b> est prête')
  expect(page.querySelector('pre')?.textContent).toBe('Bonjour <Zoé>')
  const content = page.querySelector('iframe')
  expect(content?.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(content?.srcdoc).toContain('<p>Bonjour</p>')
  expect(document.title).not.toBe('run')
  expect(page.title).not.toBe('run')
})
