import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import { describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { expectFrench } from './support/french.ts'
import { readCode } from './support/read-code.ts'
import { tourId as id, viewerRequests, visitTours } from './support/tour-visits.ts'

const visits = visitTours()

const field = (name: string) => visits.page.getByRole('textbox', { name, exact: true })
const linkField = () => field('Lien')
const preview = () => visits.page.frameLocator('iframe[title="Aperçu de la page intégrée"]')
const linkIn = async () => new URL(await linkField().inputValue())

describe('the form', () => {
  it('[3.1.22] [3.2.108] [3.2.112] shows the link, and a live preview of the tour that it describes', async () => {
    const { page, url, errors } = visits
    await page.goto(url)
    await page.getByText('sa couverture apparaîtra ici').waitFor()
    await page.getByText('le lien apparaîtra ici').waitFor()
    await field('Identifiant de la visite').fill(`https://my.matterport.com/show/?m=${id}`)
    await field('Nom du client').fill('Agence Marchetti')
    await page.getByRole('button', { name: /Police/ }).click()
    await page.getByRole('option', { name: 'Georgia' }).click()
    await field('Taille du texte').fill('48')
    await field('Couleur du texte').fill('#0b5c6b')
    await field('Adresse du logo').fill('https://images.example/logo.svg')
    await field('Largeur du logo').fill('240')
    await field('Adresse de l’image de fond').fill('https://images.example/photo.svg')
    await page.keyboard.press('Tab')

    const expected = {
      m: id,
      c: 'Agence Marchetti',
      logo: 'https://images.example/logo.svg',
      logoSize: '240',
      bg: 'https://images.example/photo.svg',
      fontStyle: '{"size":48,"color":"#0b5c6b","family":"Georgia"}',
    }
    await eventually(async () => Object.fromEntries((await linkIn()).searchParams)).toEqual(
      expected,
    )
    expect((await linkIn()).href).toContain(`${url}/embed?`)
    const heading = preview().getByRole('heading', { name: 'Agence Marchetti' })
    await heading.waitFor()
    await eventually(() =>
      heading.evaluate((element) => {
        const { color, fontFamily, fontSize } = getComputedStyle(element)
        return { color, fontFamily, fontSize }
      }),
    ).toEqual({ color: 'rgb(11, 92, 107)', fontFamily: 'Georgia, serif', fontSize: '48px' })
    const code = field('Code à intégrer (iframe)')
    expect(await code.inputValue()).toMatch(/^<iframe src="[^"]+" title="Visite 3D – Agence/)
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    const copy = page.getByRole('button', { name: /^Copi/ })
    await copy.first().click()
    expect(await copied()).toBe((await linkIn()).href)
    await copy.nth(1).click()
    await eventually(copied).toBe(await code.inputValue())
    const drawn = page.getByRole('img', { name: 'QR code du lien' })
    expect(await readCode(await drawn.screenshot())).toBe((await linkIn()).href)
    const shown = await drawn.getAttribute('src')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger le QR code' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe(`visite-${id}.svg`)
    const file = await readFile(await saved.path(), 'utf8')
    expect(`data:image/svg+xml,${encodeURIComponent(file)}`).toBe(shown)
    expect(errors).toEqual([])
  })

  it('[3.3.22] [3.3.23] [3.9.07] starts with 20 px Open Sans in black and a logo of 150 px', async () => {
    const { page, url } = visits
    await page.goto(url)
    await page.getByRole('button', { name: /Police.*Open Sans|Open Sans.*Police/ }).waitFor()
    expect(await page.getByRole('slider', { name: 'Taille du texte' }).inputValue()).toBe('20')
    expect(await field('Couleur du texte').inputValue()).toBe('#000000')
    expect(await page.getByRole('slider', { name: 'Largeur du logo' }).inputValue()).toBe('150')
    await field('Identifiant de la visite').fill(id)
    await eventually(async () => (await linkIn()).search).toBe(`?m=${id}`)
  })

  it('[3.2.109] [3.2.111] [3.9.08] limits both sizes to their ranges and steps', async () => {
    const { page, url } = visits
    await page.goto(url)
    const limitsOf = (name: string) =>
      page
        .getByRole('slider', { name })
        .evaluate((element: HTMLInputElement) => [element.min, element.max, element.step].join())
    expect(await limitsOf('Taille du texte')).toBe('8,100,1')
    expect(await limitsOf('Largeur du logo')).toBe('50,1000,5')
    const slider = page.getByRole('slider', { name: 'Largeur du logo' })
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    expect(await slider.inputValue()).toBe('155')
    await page.keyboard.press('End')
    expect(await slider.inputValue()).toBe('1000')
  })

  it('[3.2.110] offers 13 fonts and marks those that this computer lacks', async () => {
    const { page, url } = visits
    await page.goto(url)
    await page.getByRole('button', { name: /Police/ }).click()
    const options = page.getByRole('option')
    await eventually(() => options.count()).toBe(13)
    const texts = await options.allInnerTexts()
    expect(texts[0]).toBe('Open Sans')
    expect(texts.filter((text) => text.includes('Absente de cet ordinateur'))).not.toEqual([])
  })

  it('keeps its state in the address, and Back undoes the edits of the last field', async () => {
    const { page, url } = visits
    await page.goto(url)
    await field('Identifiant de la visite').pressSequentially(id)
    await field('Nom du client').pressSequentially('Agence Duval')
    await eventually(() => page.url()).toBe(`${url}/?m=${id}&c=Agence+Duval`)
    await page.goBack()
    await eventually(() => field('Nom du client').inputValue()).toBe('')
    expect(await field('Identifiant de la visite').inputValue()).toBe(id)
    await page.goForward()
    await eventually(() => field('Nom du client').inputValue()).toBe('Agence Duval')
    await page.reload()
    expect(await field('Nom du client').inputValue()).toBe('Agence Duval')
  })

  it('keeps recent tours in this browser until they are removed', async () => {
    const { page, url } = visits
    await page.goto(`${url}/?m=${id}&c=Agence+Duval`)
    await page.getByRole('link', { name: 'Agence Duval' }).waitFor()
    await page.goto(`${url}/?m=AAAAAAAAAAA&c=Maison+Roche`)
    await page.getByRole('link', { name: 'Maison Roche' }).waitFor()
    await page.getByRole('link', { name: 'Agence Duval' }).click()
    await eventually(() => field('Nom du client').inputValue()).toBe('Agence Duval')
    await page.getByRole('button', { name: 'Retirer « Maison Roche »' }).click()
    await eventually(() => page.getByRole('link', { name: 'Maison Roche' }).count()).toBe(0)
    await page.goto(url)
    await page.getByRole('link', { name: 'Agence Duval' }).waitFor()
    expect(await page.getByRole('link', { name: 'Maison Roche' }).count()).toBe(0)
  })

  it('says what is wrong with an identifier and with images that do not load', async () => {
    const { page, url } = visits
    await page.goto(url)
    await field('Identifiant de la visite').fill('trop court')
    await field('Adresse du logo').fill('http://images.example/logo.svg')
    await field('Adresse de l’image de fond').fill('https://images.example/missing.png')
    await page.keyboard.press('Tab')
    await page.getByText('Cet identifiant n’est pas valide').waitFor()
    await page.getByText('Écrivez une adresse complète qui commence par https://').waitFor()
    await page.getByText('Aucune image ne se charge à cette adresse').waitFor()

    const thumbnail = `https://my.matterport.com/api/v2/player/models/${id}/thumb`
    await field('Identifiant de la visite').fill(id)
    await field('Adresse du logo').fill(thumbnail)
    await page.keyboard.press('Tab')
    await page.getByText('Cette image est hébergée par Matterport').waitFor()
    await preview().getByRole('button', { name: 'Lancer la visite' }).waitFor()
    expect((await linkIn()).searchParams.get('logo')).toBeNull()
    expect(await field('Adresse du logo').inputValue()).toBe(thumbnail)
    expect(viewerRequests(visits)).toEqual([])
  })

  it('[3.1.01] [3.6.13] [3.7.25] is in French, needs no sign-in and makes no API calls', async () => {
    const { page, url, requests } = visits
    await page.goto(`${url}/?m=${id}&c=Agence+Duval`)
    await linkField().waitFor()
    await page.getByRole('img', { name: 'QR code du lien' }).waitFor()
    await preview().getByRole('button', { name: 'Lancer la visite' }).waitFor()
    await expectFrench(page)
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    expect(await page.getByText(/connexion|se connecter|sign in/i).count()).toBe(0)
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    expect(
      violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ target }) => target)]),
    ).toEqual([])
    await page.goto(`${url}/nowhere`)
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
    await expectFrench(page)
    expect(requests.filter((request) => request.includes('/api'))).toEqual([])
    expect(viewerRequests(visits)).toEqual([])
  })
})
