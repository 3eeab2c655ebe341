import { sampleSignature } from '@org/signature/samples'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { deployMail } from './deploy-mail.ts'

const mail = deployMail({
  to: { address: 'zoe.barbier@maison-lueur.example', name: 'Zoé Barbier' },
  firstName: 'Zoé',
  companyName: 'Maison Lueur',
  message: 'À installer avant lundi, merci !',
  sender: 'Camille Moreau',
  isReminder: false,
  data: sampleSignature,
  iconsBaseUrl: 'https://signatures.maison-lueur.example/icons/v1',
  bannerUrl: '',
  installUrl: `https://signatures.maison-lueur.example/user/${'q'.repeat(22)}/install-email?signatureversion=${'v'.repeat(22)}`,
  messageId: 'deploy.zoe.v1.1',
})

let frame: HTMLIFrameElement | undefined
afterEach(() => frame?.remove())

/** Shows the mail in a frame of this width. */
async function show(width: number): Promise<Document> {
  const shown = document.createElement('iframe')
  shown.width = String(width)
  shown.height = '900'
  shown.style.border = '0'
  const isLoaded = new Promise((resolve) => shown.addEventListener('load', resolve, { once: true }))
  shown.srcdoc = mail.html
  document.body.append(shown)
  frame = shown
  await isLoaded
  if (!shown.contentDocument) throw new Error('The mail has no document')
  return shown.contentDocument
}

const widthOf = (page: Document, text: string) =>
  [...page.querySelectorAll('td')]
    .filter((cell) => cell.textContent.includes(text))
    .map((cell) => cell.getBoundingClientRect().width)

describe('the deploy mail', () => {
  it.each([320, 390, 1200])('needs no horizontal scrolling at %d px', async (width) => {
    const page = await show(width)
    expect(page.documentElement.scrollWidth).toBe(width)
  })

  it('is one column of 600 px, or as wide as the phone minus 12 px on each side', async () => {
    expect(widthOf(await show(1200), 'Bonjour Zoé')).toContain(600)
    frame?.remove()
    expect(widthOf(await show(390), 'Bonjour Zoé')).toContain(390 - 2 * 12)
  })

  it('meets WCAG 2.2 AA as far as axe can check', async () => {
    const page = await show(390)
    const script = page.createElement('script')
    script.textContent = axe.source
    page.head.append(script)
    const inside = page.defaultView as (Window & { axe?: typeof axe }) | null
    if (!inside?.axe) throw new Error('axe did not start in the mail')
    const { violations } = await inside.axe.run({
      // Excludes best-practice rules about headings and landmarks, which apply to the mail client's
      // page.
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
