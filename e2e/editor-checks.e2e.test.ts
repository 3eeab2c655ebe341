import { readFile } from 'node:fs/promises'
import { completeSignatureData } from '@org/signature'
import PostalMime from 'postal-mime'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readClipboardHtml, serialised } from './support/clipboard.ts'
import { unzipStored } from './support/downloads.ts'
import { editorOn, imageFile, type EditorPage } from './support/editor-page.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'
import { saveSignature, storedSignature } from './support/stored-signature.ts'
import { uploadImage } from './support/upload-image.ts'

const demo = runDemo()
let session: Session
let editor: EditorPage

beforeAll(async () => {
  session = await demo.enter()
})

async function open(path: string) {
  const page = await demo.open(session, path, {
    viewport: { width: 390, height: 844 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  editor = editorOn(page)
  return () => page.context().close()
}

describe('the checks dialog at 390 pixels', () => {
  beforeEach(() => open('/signatures/new'))

  it('redraws an oversized logo and stores it', async () => {
    const { page, pickFile, crop } = editor
    await editor.type({ 'Nom de la signature': 'Logo allégé' })
    await editor.openTab('Images')
    await pickFile('Image du logo', imageFile('logo', 1200, 1200))
    await crop('Carré')
    await page.getByRole('button', { name: /remarque/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Vérifications' })
    const [lighter] = await Promise.all([
      page.waitForResponse((seen) => seen.url().endsWith('/api/media')),
      dialog.getByRole('button', { name: 'Alléger l’image' }).click(),
    ])
    expect(await lighter.json()).toMatchObject({ width: 160, height: 160 })
    await dialog.getByText(/^Image allégée pour le logo : 160 × 160 px/).waitFor()
    await page.keyboard.press('Escape')
    const { data } = await saveSignature(editor, clientOf(demo.server.url, session.access_token))
    expect(data.logo.media?.width).toBe(160)
  })
})

/** Enough social networks for a second row of icons; one of them has no address. */
const networks = ['facebook', 'instagram', 'x', 'youtube', 'tiktok', 'github', 'medium', 'reddit']
  .concat(['twitch', 'spotify', 'vimeo'])
  .map((icon) => ({ icon, url: `https://lueur.example/${icon}` }))
  .concat({ icon: 'behance', url: '' })

it('fixes each remark in the checks dialog, and saves a signature without remarks', async () => {
  const client = clientOf(demo.server.url, session.access_token)
  const logo = await uploadImage(client, 90, 90)
  const banner = await uploadImage(client, 200, 120)
  const invalid = completeSignatureData({
    firstName: 'Noé',
    companyWebsite: 'javascript:alert(1)',
    fontStyle: { fontColor: '#ffff66' },
    logo: { width: 80, mediaId: logo.id, media: logo },
    // Simulates an image that is known only by its address, so its size is unknown.
    banner: { width: 400, media: { src: banner.src, type: banner.type, width: 0, height: 0 } },
    social: { width: 40, socialIcons: networks },
    addons: {
      disclaimer: {
        enabled: true,
        order: 0,
        data: { key: 'custom', text: 'Ce message est confidentiel. '.repeat(400) },
      },
    },
  })
  const { id } = await client.call('createSignatureTemplate', {
    path: { id: session.organisation_id },
    body: { name: 'À corriger', signatureData: JSON.stringify(invalid) },
  })
  const close = await open(`/signature/${id}`)
  const { page } = editor
  const remarks = page.getByRole('button', { name: /remarque/ })
  await remarks.click()
  const dialog = page.getByRole('dialog', { name: 'Vérifications' })
  const fix = (name: RegExp) => dialog.getByRole('button', { name })
  const expectStatus = (text: RegExp) => dialog.getByRole('status').getByText(text).waitFor()
  for (const [name, outcome] of [
    [/^Retirer « Mentions »/, /retiré de la signature/],
    [/^Réduire les icônes à/, /^Icônes réduites à/],
    [/^Retirer l’icône/, /^Icône retirée : Behance/],
    [/^Retirer l’adresse/, /^Adresse retirée : javascript:alert\(1\)/],
    [/^Passer à #/, /^Couleur #ffff66 remplacée par/],
    [/^Mesurer l’image/, /^Taille relevée pour la bannière : 200 × 120 px/],
    // This fix is offered only after the previous fix has measured the image, whose size was
    // unknown.
    [/^Afficher à 200 px/, /^Largeur de l’image ramenée à 200 px/],
    [/^Agrandir l’image à 104 × 104 px/, /^Image agrandie pour le logo/],
  ] as const) {
    await fix(name).first().click()
    await expectStatus(outcome)
    await fix(name).waitFor({ state: 'detached' })
  }
  await fix(/^Décrire l’image/).click()
  await dialog.getByRole('textbox', { name: 'Texte alternatif' }).fill('Salon d’automne')
  await dialog.getByRole('button', { name: 'Ajouter' }).click()
  await expectStatus(/^Texte alternatif ajouté pour la bannière/)

  // The note on how Outlook treats a banner at a permanent address has no fix, so it is not a
  // remark.
  const isCalm = async () => {
    await dialog.getByText(/s’affiche bien dans toutes les messageries/).waitFor()
    const notes = dialog.getByRole('list', { name: 'Bon à savoir' }).getByRole('listitem')
    expect(await notes.allTextContents()).toEqual([
      expect.stringMatching(/^Outlook pour Windows garde les images/),
    ])
  }
  await isCalm()
  await page.keyboard.press('Escape')
  await editor.button('Enregistrer').click()
  await page.getByText('Saved').waitFor()
  await page.reload()
  await editor.button('Rien à signaler').click()
  await isCalm()

  const { data } = await storedSignature(client, id)
  expect(data).toMatchObject({
    companyWebsite: '',
    logo: { width: 80, media: { width: 104, height: 104 } },
    banner: { width: 200, media: { width: 200, height: 120, alt: 'Salon d’automne' } },
    addons: { disclaimer: { enabled: false } },
  })
  expect(data.social.socialIcons).toHaveLength(11)
  await close()
})

describe('exporting a signature from the editor at 390 pixels', () => {
  beforeEach(() => open('/signature/demo-template-1'))

  /** Picks an item from the export menu. */
  async function take(item: string | RegExp) {
    await editor.button('Exporter').click()
    await editor.page.getByRole('menuitem', { name: item }).click()
  }

  async function download(item: RegExp) {
    const [saved] = await Promise.all([editor.page.waitForEvent('download'), take(item)])
    await editor.page.getByText(`${saved.suggestedFilename()} téléchargé.`).waitFor()
    return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) }
  }

  it('copies the signature, and shows the copied source', async () => {
    const { page } = editor
    await take('Copier la signature')
    await page.getByText('Signature copiée.').waitFor()
    const copied = await readClipboardHtml(page)
    expect(copied).toContain('Camille Moreau')

    await take('Voir la source…')
    const dialog = page.getByRole('dialog', { name: 'Source de la signature' })
    const source = dialog.getByRole('region', { name: 'HTML' })
    const html = (await source.textContent()) ?? ''
    expect(await serialised(page, html)).toBe(await serialised(page, copied))
    await dialog.getByText(`${html.length.toLocaleString('fr-FR')} caractères`).waitFor()
    await dialog.getByText('Texte', { exact: true }).click()
    const text = (await dialog.getByRole('region', { name: 'Texte' }).textContent()) ?? ''
    expect(text).toContain('Camille Moreau')
    expect(text).not.toContain('<')
    await dialog.getByRole('button', { name: 'Copier' }).click()
    await dialog.getByText('Copié').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  })

  it('saves the signature as a file for Outlook, Apple Mail and Thunderbird, as a web page, and as plain text', async () => {
    const outlook = await download(/^Outlook pour Windows/)
    expect(outlook.name).toBe('Signature de la société.zip')
    const [htm, rtf, txt] = unzipStored(outlook.bytes)
    expect(htm?.bytes.toString('utf8')).toContain('Camille Moreau')
    expect(rtf?.bytes.toString('latin1')).toMatch(/^\{\\rtf1[\s\S]*Camille Moreau[\s\S]*\}\s*$/)
    expect(txt?.bytes.toString('utf16le')).toContain('Camille Moreau')

    const mail = await download(/^Apple Mail/)
    expect(mail.name).toMatch(/\.mailsignature$/)
    expect((await PostalMime.parse(mail.bytes)).html).toContain('Camille Moreau')
    for (const item of [/^Thunderbird/, /^Page HTML/]) {
      const document = await download(item)
      expect(document.name).toMatch(/\.html$/)
      expect(document.bytes.toString('utf8')).toMatch(/^<!doctype html>[\s\S]*Camille Moreau/i)
    }
    const text = await download(/^Texte brut/)
    expect(text.name).toMatch(/\.txt$/)
    expect(text.bytes.toString('utf8')).toContain('Camille Moreau')
  })
})
