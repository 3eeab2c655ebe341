import {
  completeSignatureData,
  fontFamilies,
  textAddonPresets,
  type SignatureInput,
} from '@org/signature'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { choose, dragOnto, rangeOf } from './support/controls.ts'
import { editorOn, isSameMarkup, type EditorPage } from './support/editor-page.ts'
import { eventually } from './support/eventually.ts'
import { expectedHtml } from './support/install-data.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'
import { saveSignature, storedSignature } from './support/stored-signature.ts'
import { uploadImage } from './support/upload-image.ts'
import { wholeSignature } from './support/whole-signature.ts'

/** The employee Léa Garnier, who is in the global team. */
const employee = 'demo-user-03'
const installKey = 'demo-install-03'

const demo = runDemo()
let admin: Session
let editor: EditorPage

beforeAll(async () => {
  admin = await demo.enter()
})

const client = () => clientOf(demo.server.url, admin.access_token)
const save = () => saveSignature(editor, client())
const enabledAddons = () =>
  editor.page
    .getByRole('list', { name: 'Dans votre signature' })
    .locator('button[data-addon]')
    .allInnerTexts()

describe('the Addon tab', () => {
  beforeEach(async () => {
    const page = await demo.open(admin, '/signatures/new')
    editor = editorOn(page)
    await editor.openTab('Addon')
    return () => page.context().close()
  })

  it('[2.3.27] [2.4.08] [2.4.09] offers preset sign-offs and a custom one', async () => {
    const { page, textbox, preview } = editor
    for (const text of ['Cordialement', 'Merci', 'Bien à vous']) {
      await choose(page, 'Formule de politesse', text)
      expect(await textbox('Texte de la formule').inputValue()).toBe(text)
      expect(await textbox('Texte de la formule').isEditable()).toBe(false)
    }
    await choose(page, 'Formule de politesse', 'Personnalisée')
    await textbox('Texte de la formule').fill('Lumineusement')
    await preview().getByText('Lumineusement').waitFor()
    const { data } = await save()
    expect(data.signoff).toMatchObject(wholeSignature.signoff)
  })

  it('[2.4.11] [2.4.12] [2.9.09] edits the text and style of the disclaimer', async () => {
    const { page, button, textbox, slider, toggle } = editor
    await button('Ajouter Mentions').click()
    const [eco, confidential] = textAddonPresets.disclaimer
    expect(await textbox('Texte').inputValue()).toBe(eco?.text)
    await choose(page, 'Modèle', 'Confidentiel')
    expect(await textbox('Texte').inputValue()).toBe(confidential?.text)
    expect(await textbox('Texte').isEditable()).toBe(false)
    expect(await textbox('Texte').getAttribute('rows')).toBe('10')
    await choose(page, 'Modèle', 'Personnalisé')
    await textbox('Texte').fill('Message confidentiel de Lueur.')
    await toggle('Largeur automatique')
    await slider('Largeur').fill('360')
    expect(await rangeOf(slider('Taille du texte'))).toEqual([8, 30, 1, 8])
    await slider('Taille du texte').fill('10')
    await textbox('Couleur du texte').fill('#7a7a7a')
    await slider('Espace au-dessus').fill('10')
    const { data } = await save()
    expect(data.addons.disclaimer).toMatchObject(wholeSignature.disclaimer)
  })

  it('[2.3.25] [2.4.10] has presets for both text addons, and accepts custom text instead', async () => {
    const { page, button, textbox, slider, preview } = editor
    await button('Ajouter Mentions').click()
    await choose(page, 'Modèle', 'Confidentiel')
    await preview()
      .getByText(/^Ce message et ses pièces jointes sont confidentiels/)
      .waitFor()
    await button('Ajouter Message vert').click()
    await choose(page, 'Modèle', 'Personnalisé')
    await textbox('Texte').fill('Imprimons moins')
    await preview().getByText('Imprimons moins').waitFor()
    await choose(page, 'Modèle', 'Green message')
    await slider('Espace en dessous').fill('4')
    const { data } = await save()
    const [, confidential] = textAddonPresets.disclaimer
    expect(data.addons.disclaimer.data).toMatchObject({
      key: confidential?.key,
      text: confidential?.text,
    })
    expect(data.addons.greenMessage).toMatchObject(wholeSignature.greenMessage)
  })

  it('[2.4.13] [2.4.14] [2.4.15] adds and configures the video conference button', async () => {
    const { page, button, textbox, slider, toggle, preview } = editor
    await button('Ajouter Visioconférence').click()
    for (const name of ['Skype', 'Google Hangouts', 'Google Meet', 'Zoom']) {
      await choose(page, 'Service', name)
      expect(await textbox('Texte du bouton').inputValue()).toBe(`Meet me on ${name}`)
    }
    await textbox('Lien de la réunion').fill('https://zoom.us/j/123456')
    await textbox('Texte du bouton').fill('Parlons lumière')
    const color = () =>
      preview()
        .getByText('Parlons lumière')
        .evaluate((link) => {
          const cell = link.closest('[bgcolor], [style*="background"]')
          return cell ? getComputedStyle(cell).backgroundColor : ''
        })
    await eventually(color).toBe('rgb(0, 80, 240)')
    await toggle('Couleurs du service')
    await textbox('Couleur du bouton').fill('#1f2a37')
    await textbox('Couleur du texte').fill('#ffd166')
    await eventually(color).toBe('rgb(31, 42, 55)')
    await slider('Largeur').fill('240')
    await slider('Hauteur du bouton').fill('44')
    await slider('Arrondi du bouton').fill('10')
    const { data } = await save()
    expect(data.addons.videoConf).toMatchObject(wholeSignature.videoConf)
  })

  it('[2.9.06] [2.9.07] [2.9.08] has sliders with the specified ranges for the button and the widths', async () => {
    const { button, slider, toggle } = editor
    await button('Ajouter Visioconférence').click()
    expect(await rangeOf(slider('Largeur'))).toEqual([200, 800, 20, 200])
    expect(await rangeOf(slider('Hauteur du bouton'))).toEqual([20, 60, 1, 35])
    const radius = async () => (await rangeOf(slider('Arrondi du bouton')))[3]
    expect(await radius()).toBe(0)
    for (const [key, value] of [
      ['ArrowRight', 8],
      ['ArrowRight', 9],
      ['End', 30],
    ] as const) {
      await slider('Arrondi du bouton').press(key)
      expect(await radius()).toBe(value)
    }
    await button('Supprimer Visioconférence').click()
    await button('Ajouter Mentions').click()
    expect(await slider('Largeur').count()).toBe(0)
    await toggle('Largeur automatique')
    expect(await rangeOf(slider('Largeur'))).toEqual([200, 800, 20, 200])
  })

  it('[2.2.23] [2.2.24] [2.2.25] always shows the sign-off, and lists the enabled and the available addons', async () => {
    const { section, page, button } = editor
    const offers = page.getByRole('list', { name: 'À ajouter' }).getByRole('button')
    await section('Sign Off').waitFor()
    expect(await offers.count()).toBe(3)
    for (const name of ['Mentions', 'Visioconférence', 'Message vert'])
      await button(`Ajouter ${name}`).click()
    expect(await offers.count()).toBe(0)
    expect(await enabledAddons()).toEqual(['Mentions', 'Visioconférence', 'Message vert'])
    for (const name of await enabledAddons()) {
      await button(`Déplacer ${name}`).waitFor()
      await button(`Supprimer ${name}`).waitFor()
    }
    await section('Sign Off').waitFor()
  })

  it('[2.4.03] [2.4.04] removes addons, and appends them at the end when they are added again', async () => {
    const { button } = editor
    for (const name of ['Message vert', 'Mentions', 'Visioconférence'])
      await button(`Ajouter ${name}`).click()
    await button('Supprimer Message vert').click()
    await eventually(enabledAddons).toEqual(['Mentions', 'Visioconférence'])
    await button('Ajouter Message vert').click()
    await eventually(enabledAddons).toEqual(['Mentions', 'Visioconférence', 'Message vert'])
    const { data } = await save()
    expect(data.addons).toMatchObject({
      disclaimer: { enabled: true, order: 0 },
      videoConf: { enabled: true, order: 1 },
      greenMessage: { enabled: true, order: 2 },
    })
  })

  it('[2.4.07] [2.4.23] renumbers addons when one is dragged', async () => {
    const { page, button } = editor
    for (const name of ['Message vert', 'Mentions', 'Visioconférence'])
      await button(`Ajouter ${name}`).click()
    // Collapses the open section, which would make the panel long enough to scroll during the drag.
    await button('Visioconférence').click()
    await dragOnto(page, 'Visioconférence', 'Mentions')
    await eventually(enabledAddons).toEqual(['Message vert', 'Visioconférence', 'Mentions'])
    const { data } = await save()
    expect(data.addons).toMatchObject({
      greenMessage: { enabled: true, order: 0 },
      videoConf: { enabled: true, order: 1 },
      disclaimer: { enabled: true, order: 2 },
    })
  })
})

it('[2.4.05] [2.4.06] sorts enabled addons by order number, and stores the order number -1 for disabled ones', async () => {
  const addon = (key: string, text: string) => ({ key, text })
  const data = completeSignatureData({
    firstName: 'Noé',
    addons: {
      disclaimer: { enabled: true, order: 1, data: addon('custom', 'Ensuite la mention') },
      greenMessage: { enabled: true, order: 0, data: addon('custom', 'D’abord le message') },
      videoConf: { enabled: false, order: 7 },
    },
  })
  const { id } = await client().call('createSignatureTemplate', {
    path: { id: admin.organisation_id },
    body: { name: 'Ordre des ajouts', signatureData: JSON.stringify(data) },
  })
  const page = await demo.open(admin, `/signature/${id}`)
  editor = editorOn(page)
  await editor.openTab('Addon')
  await eventually(enabledAddons).toEqual(['Message vert', 'Mentions'])
  await editor.button('Ajouter Visioconférence').waitFor()
  const shown = await editor.preview().locator('body').innerText()
  expect(shown.indexOf('D’abord')).toBeLessThan(shown.indexOf('Ensuite'))

  await editor.button('Supprimer Message vert').click()
  await editor.button('Enregistrer').click()
  await page.getByText('Saved').waitFor()
  const { addons } = (await storedSignature(client(), id)).data
  expect(addons).toMatchObject({
    disclaimer: { enabled: true, order: 0 },
    greenMessage: { enabled: false, order: -1 },
    videoConf: { enabled: false, order: -1 },
  })
  await page.context().close()
})

describe('the Design tab and the layouts', () => {
  beforeEach(async () => {
    const page = await demo.open(admin, '/signatures/new')
    editor = editorOn(page)
    return () => page.context().close()
  })

  it('[2.2.26] [2.9.05] [2.9.15] sets font, size and colors, and resets, undoes and redoes changes', async () => {
    const { page, slider, textbox, button } = editor
    await editor.openTab('Design')
    const setAll = async () => {
      await page.getByRole('button', { name: /Police$/ }).click()
      expect(await page.getByRole('option').allInnerTexts()).toEqual([...fontFamilies])
      await page.getByRole('option', { name: 'Georgia' }).click()
      expect(await rangeOf(slider('Taille du texte'))).toEqual([8, 30, 1, 14])
      await slider('Taille du texte').fill('16')
      await textbox('Couleur du texte').fill('#102a43')
      await textbox('Couleur d’accent').fill('#b45309')
    }
    await setAll()
    await button('Réinitialiser la section Typographie').click()
    expect(await slider('Taille du texte').inputValue()).toBe('14')
    await page.keyboard.press('ControlOrMeta+z')
    await eventually(() => slider('Taille du texte').inputValue()).toBe('16')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await eventually(() => slider('Taille du texte').inputValue()).toBe('14')
    await setAll()
    await page.locator('label').filter({ hasText: 'Titre, deux colonnes' }).click()
    const { data } = await save()
    expect(data).toMatchObject(wholeSignature.design)
    expect(data.signoff.fontStyle.fontFamily).toBe('Georgia')
  })

  it('[2.2.07] [2.2.08] [2.2.09] offers four layouts and marks the selected one', async () => {
    const group = editor.page.getByRole('group', { name: 'Mise en page' })
    const layouts = group.getByRole('radio')
    const labels = group.locator('label')
    await layouts.first().waitFor({ state: 'attached' })
    expect(await layouts.count()).toBe(4)
    for (const index of [1, 2, 3, 0]) {
      const layout = labels.nth(index)
      await layout.click()
      await layout.getByTestId('layout-check').waitFor()
      expect(await layouts.nth(index).isChecked()).toBe(true)
      expect(await group.getByTestId('layout-check').count()).toBe(1)
    }
  })
})

/** Stores the signature that the controls produce, and assigns it to the employee. */
async function assignToEmployee() {
  const { general, images, social, signoff, disclaimer, videoConf, design } = wholeSignature
  const [, green] = textAddonPresets.greenMessage
  const whole: SignatureInput = {
    ...general,
    ...design,
    customFields: [...general.customFields],
    social: { ...social, socialIcons: [...social.socialIcons] },
    logo: { ...images.logo, media: await uploadImage(client(), 200, 200) },
    banner: {
      ...images.banner,
      media: { ...(await uploadImage(client(), 900, 300)), alt: images.banner.media.alt },
    },
    signoff: { ...signoff, fontStyle: design.fontStyle },
    addons: {
      videoConf: { ...videoConf, order: 0 },
      disclaimer: { ...disclaimer, order: 1 },
      greenMessage: { enabled: true, order: 2, data: { key: green?.key, text: green?.text } },
    },
  }
  const { id } = await client().call('createSignatureTemplate', {
    path: { id: admin.organisation_id },
    body: {
      name: 'Tous les réglages',
      signatureData: JSON.stringify(completeSignatureData(whole)),
    },
  })
  await client().call('updateUser', {
    path: { id: employee },
    body: {
      signature_template_id: id,
      mobile_number: '06 98 07 65 43',
      skype: 'lea.garnier.lueur',
    },
  })
}

it('[1.1.01] shows the employee the whole signature, without the preview’s sample person', async () => {
  await assignToEmployee()
  const reader = await demo.browser.newPage({ viewport: { width: 1200, height: 1000 } })
  await reader.goto(`${demo.server.url}/user/${installKey}/install-email`)
  const signature = reader.frameLocator('iframe').first().locator('body > div')
  await signature.getByText('Léa Garnier').waitFor()

  const expected = await expectedHtml(demo.server.url, installKey, 'gmail')
  expect(await isSameMarkup(reader, await signature.innerHTML(), expected)).toBe(true)

  const text = await signature.innerText()
  const { phone, mobile, skype } = wholeSignature.general
  for (const preview of ['Exemple', 'Poste type', 'Équipe type', phone, mobile, skype]) {
    expect(text).not.toContain(preview)
  }
  for (const part of [
    'Lumineusement',
    'Léa Garnier',
    'Lueur & Fils',
    '06 98 07 65 43',
    'lea.garnier.lueur',
    '1 quai Perrache, Lyon',
    'Accès ici',
    'Horaires ici',
    'Suivez la lumière',
    'Parlons lumière',
    'Message confidentiel de Lueur.',
    'Please consider the environment before printing this email.',
  ]) {
    expect(text).toContain(part)
  }
  expect(text.indexOf('Accès ici')).toBeLessThan(text.indexOf('Horaires ici'))
  expect(text.indexOf('Parlons lumière')).toBeLessThan(text.indexOf('Message confidentiel'))

  const pictures = await signature.locator('img').evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        const picture = image as HTMLImageElement
        await picture.decode()
        const { alt, width, naturalWidth } = picture
        return { alt, width, isSharp: naturalWidth >= width }
      }),
    ),
  )
  expect(pictures).toHaveLength(5)
  expect(pictures.every(({ isSharp }) => isSharp)).toBe(true)
  const widths = Object.fromEntries(pictures.map(({ alt, width }) => [alt, width]))
  expect(widths).toMatchObject({
    'Salon d’automne': 420,
    YouTube: 30,
    LinkedIn: 30,
    Instagram: 30,
  })
  expect(Object.values(widths)).toContain(100)

  const links = await signature
    .locator('a')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  for (const address of [
    'https://lueur.example/logo',
    'https://lueur.example/acces',
    'https://zoom.us/j/123456',
    'https://www.youtube.com/@lueur',
  ]) {
    expect(links).toContain(address)
  }
  const bannerLink = links.find((link) => link.endsWith('/banner/link')) ?? ''
  const { headers } = await fetch(bannerLink, { redirect: 'manual' })
  expect(headers.get('location')).toBe('https://lueur.example/salon')
  const signOff = await signature
    .getByText('Lumineusement')
    .evaluate((text) => getComputedStyle(text).fontFamily)
  expect(signOff).toContain('Georgia')
  const font = await signature
    .getByText('Léa Garnier')
    .evaluate((name) => getComputedStyle(name).fontFamily)
  expect(font).toContain('Georgia')
  await reader.close()
})
