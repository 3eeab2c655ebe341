import type { TourParameters } from '@org/api/tour'
import { publicStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { fillWithCover } from '#testing/embed'
import '#shared/open-sans.ts'
import { writeRecent } from '../recent/recent-storage.ts'
import { parseTour } from '@org/api/tour'
import { GeneratorPage } from './generator-page.tsx'

/**
 * Returns the address of a page with only the cover, since the workbench does not serve `/embed`.
 */
function coverAddress(tour: TourParameters): string {
  const page = document.implementation.createHTMLDocument()
  fillWithCover(page, tour)
  return URL.createObjectURL(
    new Blob([page.documentElement.outerHTML], { type: 'text/html;charset=utf-8' }),
  )
}

const Page = () => (
  <GeneratorPage origin="https://visites.maison-lueur.example" previewAddressOf={coverAddress} />
)

const filled = `/?${new URLSearchParams({
  m: 'SxQL3iGyoDo',
  c: 'Maison Lueur',
  fontStyle: '{"size":36,"color":"#1f3a5f"}',
}).toString()}`

const meta: Meta = { title: 'Tour product/Generator/Form', ...publicStory(Page, { path: '/' }) }

export default meta

type Canvas = ReturnType<typeof within>

const previewOf = async (canvas: Canvas) => {
  const frame = (await canvas.findByTitle('Aperçu de la page intégrée')) as HTMLIFrameElement
  return () => within(frame.contentDocument?.body ?? document.createElement('body'))
}

/**
 * Waits for the parts that appear a moment after the form: the QR code, and the tour in the list of
 * recent ones.
 */
async function isComplete(canvas: Canvas, client: string) {
  await canvas.findByRole('img', { name: /QR/ })
  await canvas.findByRole('link', { name: client }, { timeout: 3000 })
}

export const Empty: StoryObj = {
  name: '[3.2.108] Asks for the tour, and shows neither a link nor a preview before',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    for (const name of ['Identifiant de la visite', 'Nom du client', 'Adresse du logo'])
      await expect(await canvas.findByRole('textbox', { name: new RegExp(name) })).toHaveValue('')
    await expect(canvas.queryByRole('textbox', { name: 'Lien' })).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Pas encore de visite' })).toBeVisible()
    await expect(canvas.queryByTitle('Aperçu de la page intégrée')).toBeNull()
  },
}

export const Filled: StoryObj = {
  name: '[3.1.22] [3.2.112] Shows the cover and the link, to copy as text and code and to scan',
  parameters: { path: filled, variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const preview = await previewOf(canvas)
    await waitFor(() =>
      expect(preview().getByRole('heading', { name: 'Maison Lueur' })).toBeVisible(),
    )
    await expect(canvas.getByRole('textbox', { name: 'Lien' })).toHaveValue(
      'https://visites.maison-lueur.example/embed?m=SxQL3iGyoDo&c=Maison+Lueur&fontStyle=%7B%22size%22%3A36%2C%22color%22%3A%22%231f3a5f%22%7D',
    )
    await isComplete(canvas, 'Maison Lueur')
  },
}

export const Follows: StoryObj = {
  name: 'Follows what is typed in the preview',
  parameters: { path: filled },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /Nom du client/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Atelier Nord')
    const preview = await previewOf(canvas)
    await waitFor(() =>
      expect(preview().getByRole('heading', { name: 'Atelier Nord' })).toBeVisible(),
    )
    await isComplete(canvas, 'Atelier Nord')
  },
}

export const Contrast: StoryObj = {
  name: 'Tells the contrast of the color against the paper that the cover gives it',
  parameters: { path: filled },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Sur fond clair : 11,4:1, lisible$/)).toBeVisible()
    const color = canvas.getByRole('textbox', { name: /Couleur du texte/ })
    await userEvent.clear(color)
    await userEvent.type(color, '#ffe08a')
    await userEvent.tab()
    await expect(await canvas.findByText(/^Sur fond sombre : 16,2:1, lisible$/)).toBeVisible()
    await isComplete(canvas, 'Maison Lueur')
  },
}

export const Errors: StoryObj = {
  name: 'Says what is wrong with the identifier, the addresses and a dropped file, and keeps what was typed',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Identifiant/ }), 'abc')
    const logo = canvas.getByRole('textbox', { name: /Adresse du logo/ })
    await userEvent.type(logo, 'http://maison-lueur.example/logo.png')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getAllByText(/https:\/\//).length).toBeGreaterThan(1))

    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['photo'], 'salon.jpg', { type: 'image/jpeg' }))
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true })
    canvas.getByRole('textbox', { name: /image de fond/ }).dispatchEvent(drop)
    await expect(drop.defaultPrevented).toBe(true)
    await expect(await canvas.findByText(/une image en ligne, et non un fichier/)).toBeVisible()
    await expect(logo).toHaveValue('http://maison-lueur.example/logo.png')
  },
}

export const Fonts: StoryObj = {
  name: '[3.2.110] Offers 13 fonts',
  parameters: { path: filled },
  play: async ({ canvas, userEvent }) => {
    await isComplete(canvas, 'Maison Lueur')
    await userEvent.click(await canvas.findByRole('button', { name: /Police/ }))
    await expect(await screen.findAllByRole('option')).toHaveLength(13)
  },
}

export const Recent: StoryObj = {
  name: 'Lists the tours of this browser, opens them, and removes them',
  beforeEach: () => {
    const tours = [
      'm=SxQL3iGyoDo%26ss%3D12%26lang%3Dfr&c=Maison+Lueur',
      'm=zEWsxhZpGba&c=Galerie+Nova',
    ].map(parseTour)
    writeRecent(tours.flatMap((tour) => (tour.tour === null ? [] : [{ ...tour, tour: tour.tour }])))
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Galerie Nova/ }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Galerie Nova' })).toBeNull())
    const link = canvas.getByRole('link', { name: 'Maison Lueur' })
    await expect(link).toHaveAttribute(
      'href',
      '/?m=SxQL3iGyoDo%26ss%3D12%26lang%3Dfr&c=Maison+Lueur',
    )
    await expect(canvas.getByText('SxQL3iGyoDo')).toBeVisible()
  },
}
