import { completeSignatureData, socialNetworks } from '@org/signature'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dragOnto, rangeOf } from './support/controls.ts'
import { editorOn, isSameMarkup, imageFile, type EditorPage } from './support/editor-page.ts'
import { eventually } from './support/eventually.ts'
import { largeGif, plainGif } from './support/images.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'
import { saveSignature } from './support/stored-signature.ts'
import { wholeSignature } from './support/whole-signature.ts'

const demo = runDemo()
let admin: Session
let editor: EditorPage

beforeAll(async () => {
  admin = await demo.enter()
})

beforeEach(async () => {
  const page = await demo.open(admin, '/signatures/new')
  editor = editorOn(page)
  return () => page.context().close()
})

const save = () => saveSignature(editor, clientOf(demo.server.url, admin.access_token))

/** Reloads the stored signature and expects the same preview. */
async function expectSameAfterReload(shownLast: string) {
  const shown = () => editor.preview().locator('body > div').innerHTML()
  const before = await shown()
  await editor.page.reload()
  await editor.preview().getByText(shownLast).waitFor()
  expect(await isSameMarkup(editor.page, await shown(), before)).toBe(true)
  expect(await editor.button('Enregistrer').isDisabled()).toBe(true)
}

describe('the General tab', () => {
  it('[2.2.12] accepts text in every field', async () => {
    const { type, preview } = editor
    await type({
      'Nom de la signature': 'Tous les textes',
      Prénom: 'Exemple',
      Nom: 'Personne',
      Fonction: 'Poste type',
      Équipe: 'Équipe type',
      Téléphone: '01 02 03 04 05',
      Mobile: '06 07 08 09 10',
      Email: 'exemple@lueur.example',
      Skype: 'lueur.skype',
      'Nom de l’entreprise': 'Lueur & Fils',
      Adresse: '1 quai Perrache, Lyon',
      'Site web': 'https://lueur.example',
    })
    await preview().getByText('Exemple Personne').waitFor()

    const { name, data } = await save()
    expect(name).toBe('Tous les textes')
    expect(data).toMatchObject({ ...wholeSignature.general, customFields: [] })
    await expectSameAfterReload('Exemple Personne')
  })

  it('[2.2.13] [2.2.14] [2.4.23] has custom fields that can be added, dragged and deleted', async () => {
    const { type, button, textbox } = editor
    for (const [index, title] of ['Horaires', 'Accès', 'À retirer'].entries()) {
      await button('Ajouter un champ').click()
      await type({
        [`Titre du champ ${index + 1}`]: title,
        [`Valeur du champ ${index + 1}`]: `${title} ici`,
        [`Lien du champ ${index + 1}`]: index === 1 ? 'https://lueur.example/acces' : '',
      })
    }
    await button('Supprimer À retirer').click()
    await dragOnto(editor.page, 'Accès', 'Horaires')
    await eventually(() => textbox('Titre du champ 1').inputValue()).toBe('Accès')

    const { data } = await save()
    expect(data.customFields).toMatchObject(wholeSignature.general.customFields)
    await expectSameAfterReload('Horaires ici')
    expect(await textbox('Valeur du champ 2').inputValue()).toBe('Horaires ici')
  })
})

describe('the Images tab', () => {
  beforeEach(() => editor.openTab('Images'))

  it('[2.9.01] [2.9.03] [2.9.04] crops uploads, and has sliders with the specified ranges', async () => {
    const { slider, section, pickFile, crop } = editor
    expect(await slider('Largeur', 'Bannière').isDisabled()).toBe(true)
    // The company's logo.
    expect(await rangeOf(slider('Largeur', 'Logo'))).toEqual([50, 400, 1, 120])

    await pickFile('Image du logo', imageFile('logo', 300, 200))
    const logo = await crop('Carré')
    expect([logo.width, logo.height]).toEqual([200, 200])
    await eventually(() => slider('Largeur', 'Logo').isEnabled()).toBe(true)
    expect(await rangeOf(slider('Largeur', 'Logo'))).toEqual([50, 400, 1, 80])
    await slider('Largeur', 'Logo').fill('120')
    expect(await rangeOf(slider('Arrondi', 'Logo'))).toEqual([0, 60, 1, 0])
    await slider('Arrondi', 'Logo').fill('60')
    await slider('Largeur', 'Logo').fill('100')
    expect((await rangeOf(slider('Arrondi', 'Logo')))[3]).toBe(50)
    await section('Logo').getByLabel('Lien').fill('https://lueur.example/logo')

    await pickFile('Image de la bannière', imageFile('bannière', 900, 300))
    const banner = await crop('Original')
    expect([banner.width, banner.height]).toEqual([900, 300])
    expect(await rangeOf(slider('Largeur', 'Bannière'))).toEqual([50, 1000, 1, 480])
    await slider('Largeur', 'Bannière').fill('420')
    await slider('Arrondi', 'Bannière').fill('12')
    for (const [name, value] of [
      ['Espace au-dessus', '16'],
      ['Espace en dessous', '8'],
    ] as const) {
      expect(await rangeOf(slider(name, 'Bannière'))).toEqual([0, 60, 1, 0])
      await slider(name, 'Bannière').fill(value)
    }
    await section('Bannière').getByLabel('Lien').fill('https://lueur.example/salon')
    await section('Bannière').getByLabel('Texte alternatif').fill('Salon d’automne')

    const { data } = await save()
    expect(data).toMatchObject(wholeSignature.images)
    await editor.page.reload()
    await editor.openTab('Images')
    expect((await rangeOf(slider('Largeur', 'Bannière')))[3]).toBe(420)
  })

  it('[2.2.15] [2.2.16] [2.2.17] has settings and an upload box for the logo, which rejects files other than images', async () => {
    const { pickFile, uploader, section, slider, page } = editor
    const boxOf = (name: string) =>
      uploader(name)
        .getByRole('button', { name: 'Choisir un fichier' })
        .evaluate((inside) => {
          const { width, height } = (inside.closest('[style]') ?? inside).getBoundingClientRect()
          return [width, height]
        })
    expect(await boxOf('Image du logo')).toEqual([250, 300])
    // As wide as the pane: 372 pixels, less 1 for the pane's border.
    expect(await boxOf('Image de la bannière')).toEqual([371, 160])
    const film = { name: 'film.png', mimeType: 'image/png', buffer: Buffer.from('film') }
    await pickFile('Image du logo', film)
    await uploader('Image du logo').getByText('Erreur de type').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    for (const name of ['Logo', 'Bannière']) {
      for (const control of ['Arrondi', 'Largeur']) await slider(control, name).waitFor()
      await section(name).getByLabel('Lien').waitFor()
    }
    for (const side of ['Espace au-dessus', 'Espace en dessous']) {
      await slider(side, 'Bannière').waitFor()
    }
  })

  it('[2.5.09] [2.5.10] accepts a gif unchanged, and does not crop an image whose size cannot be read', async () => {
    const { pickFile, uploader, button, page } = editor
    const broken = { ...imageFile('cassée', 300, 200) }
    await pickFile('Image du logo', { ...broken, buffer: broken.buffer.subarray(0, 12) })
    await uploader('Image du logo').getByRole('alert').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)

    const gif = { name: 'logo.gif', mimeType: 'image/gif', buffer: plainGif }
    const [stored] = await Promise.all([
      page.waitForResponse((seen) => seen.url().endsWith('/api/media')),
      pickFile('Image du logo', gif),
    ])
    expect(await stored.json()).toMatchObject({ type: 'image/gif' })
    await uploader('Image du logo')
      .getByText('Un GIF ne peut pas être recadré : il est envoyé tel quel.')
      .waitFor()
    expect(await uploader('Image du logo').getByRole('alert').count()).toBe(0)
    await button('Réinitialiser la section Logo').click()
    await uploader('Image du logo').getByRole('button', { name: 'Choisir un fichier' }).waitFor()
  })

  it('[2.2.32] [2.9.13] crops in an area of 600 by 600 pixels, and replaces the 50-pixel placeholder with the image', async () => {
    const { pickFile, crop, page } = editor
    const place = page
      .getByRole('figure', { name: 'Emplacement du logo' })
      .locator('> :first-child')
    expect((await place.boundingBox())?.width).toBe(50)
    await pickFile('Image du logo', imageFile('logo', 300, 200))
    const container = page.getByRole('dialog', { name: 'Resize image' }).getByTestId('container')
    const size = async () => {
      const box = await container.boundingBox()
      return box && [box.width, box.height]
    }
    await eventually(size).toEqual([600, 600])
    await crop('Original')
    await place.waitFor({ state: 'detached' })
  })

  it('[2.2.31] [2.2.33] shows progress while cropping and uploading an image', async () => {
    const { pickFile, uploader, page } = editor
    await page.evaluate(() => {
      type Cut = (
        this: HTMLCanvasElement,
        ...given: Parameters<HTMLCanvasElement['toBlob']>
      ) => void
      const canvas: { toBlob: Cut } = HTMLCanvasElement.prototype
      const cut = canvas.toBlob
      const released = new Promise((resolve) => window.addEventListener('test:cut', resolve))
      canvas.toBlob = function slowly(...given) {
        void released.then(() => cut.apply(this, given))
      }
    })
    const released = Promise.withResolvers<void>()
    await page.route('**/api/media', async (route) => {
      await released.promise
      await route.continue()
    })
    await pickFile('Image du logo', imageFile('logo', 300, 200))
    const dialog = page.getByRole('dialog', { name: 'Resize image' })
    await dialog.getByRole('button', { name: 'Annuler' }).waitFor()
    await dialog.getByRole('button', { name: 'Valider' }).click()
    await dialog.getByRole('progressbar').first().waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('test:cut')))

    const progress = uploader('Image du logo').getByRole('progressbar', { name: 'Envoi en cours' })
    await progress.waitFor()
    released.resolve()
    await progress.waitFor({ state: 'detached' })
    await uploader('Image du logo').getByRole('button', { name: 'Remplacer' }).waitFor()
  })

  it('[2.4.16] counts from 0 to 100 while an image uploads, then shows the image', async () => {
    const { pickFile, uploader, page } = editor
    const network = await page.context().newCDPSession(page)
    const uploadThroughput = 300_000
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput }
    await network.send('Network.emulateNetworkConditions', slow)
    const box = uploader('Image du logo')
    await box.evaluate((place) => {
      const seen: number[] = []
      const look = () => {
        const now = place.querySelector('[aria-valuenow]')?.getAttribute('aria-valuenow')
        if (now !== null && now !== undefined && seen.at(-1) !== Number(now)) seen.push(Number(now))
      }
      new MutationObserver(look).observe(place, {
        attributeFilter: ['aria-valuenow'],
        childList: true,
        subtree: true,
      })
      Object.assign(window, { seenProgress: seen })
    })
    await pickFile('Image du logo', {
      name: 'logo.gif',
      mimeType: 'image/gif',
      buffer: largeGif(450),
    })
    await box.getByRole('progressbar', { name: 'Envoi en cours' }).waitFor()
    await box.getByRole('button', { name: 'Remplacer' }).waitFor()
    const seen = await page.evaluate(() => (window as { seenProgress?: number[] }).seenProgress)
    const between = seen?.filter((value) => value > 0 && value < 100) ?? []
    expect(between.length).toBeGreaterThan(1)
    expect(seen).toEqual(seen?.toSorted((one, other) => one - other))
    expect(seen?.[0]).toBe(0)
    expect(seen?.at(-1)).toBe(100)
  })
})

describe('the Social tab', () => {
  it('[2.2.21] [2.2.22] offers the unused networks, and adds the clicked one', async () => {
    const { page, button } = editor
    await editor.openTab('Social')
    const offered = page.getByRole('list', { name: 'Ajouter un réseau' }).getByRole('button')
    expect(await offered.count()).toBe(socialNetworks.length)
    for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'YouTube'])
      await button(`Ajouter ${name}`).click()
    expect(await offered.count()).toBe(socialNetworks.length - 4)
    for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'YouTube'])
      await button(`Supprimer ${name}`).waitFor()
    expect(await button('Ajouter Facebook').count()).toBe(0)
  })

  it('[2.2.19] [2.4.23] has icons that can be dragged and removed, with addresses that can be filled in', async () => {
    const { page, button, type, slider } = editor
    await editor.openTab('Social')
    for (const name of ['LinkedIn', 'Instagram', 'Facebook', 'YouTube'])
      await button(`Ajouter ${name}`).click()
    await button('Supprimer Facebook').click()
    await button('Ajouter Facebook').waitFor()
    await type({
      'Adresse LinkedIn': 'https://www.linkedin.com/company/lueur-fils',
      'Adresse Instagram': 'https://www.instagram.com/lueur.fils',
      'Adresse YouTube': 'https://www.youtube.com/@lueur',
    })
    await dragOnto(page, 'YouTube', 'LinkedIn')
    const addresses = page.getByRole('list', { name: 'Vos réseaux' }).getByRole('textbox')
    await eventually(() => addresses.first().getAttribute('value')).toContain('youtube')
    await setLook()
    expect(await rangeOf(slider('Largeur des icônes'))).toEqual([10, 50, 1, 30])

    const { data } = await save()
    expect(data.social).toMatchObject(wholeSignature.social)
  })

  it('[2.2.18] [2.9.02] has a caption, and settings for the icons’ shape and width', async () => {
    const { slider, preview, button } = editor
    await editor.openTab('Social')
    await button('Ajouter LinkedIn').click()
    await editor.type({ 'Adresse LinkedIn': 'lueur-fils' })
    expect(await rangeOf(slider('Largeur des icônes'))).toEqual([10, 50, 1, 25])
    expect(await rangeOf(slider('Arrondi des icônes'))).toEqual([0, 12, 1, 3])
    await setLook()
    await preview().getByText('Suivez la lumière').waitFor()
    const icon = preview().getByRole('img', { name: 'LinkedIn' })
    await eventually(() => icon.getAttribute('width')).toBe('30')
  })

  it('[2.2.20] can remove an icon only if its address is editable', async () => {
    const client = clientOf(demo.server.url, admin.access_token)
    const icon = (name: string, editable: boolean) => ({
      icon: name,
      url: `https://${name}.com/lueur`,
      editable,
    })
    const data = completeSignatureData({
      social: { socialIcons: [icon('linkedin', false), icon('instagram', true)] },
    })
    const { id } = await client.call('createSignatureTemplate', {
      path: { id: admin.organisation_id },
      body: { name: 'Réseau imposé', signatureData: JSON.stringify(data) },
    })
    const { page, button, textbox, preview } = editor
    await page.goto(`${demo.server.url}/signature/${id}`)
    await editor.openTab('Social')
    expect(await textbox('Adresse LinkedIn').isEditable()).toBe(false)
    expect(await button('Supprimer LinkedIn').count()).toBe(0)
    await button('Supprimer Instagram').click()
    await preview().getByRole('img', { name: 'Instagram' }).waitFor({ state: 'detached' })
    await preview().getByRole('img', { name: 'LinkedIn' }).waitFor()
    await button('Ajouter Instagram').waitFor()
  })

  async function setLook() {
    await editor.type({ Légende: 'Suivez la lumière' })
    await editor.slider('Largeur des icônes').fill('30')
    await editor.slider('Arrondi des icônes').fill('15')
  }
})
