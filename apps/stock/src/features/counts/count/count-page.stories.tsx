import { productStory, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { catchVibrations, vibrations } from '#shared/testing/vibrations.fixture.ts'
import { codes, countIds, countsWorld } from '../counts-world.fixture.ts'
import { drawEan, type FakeCamera, fakeCamera } from '#shared/scanner/camera/camera.fixture.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { clearEntries, lineOf, scanOnceReady } from './count-stories.ts'

const path = `/stock/count/${countIds.gloves}`
const count = `/api${path}`

const story = productStory(product, { path, api: countsWorld })

const meta: Meta = {
  title: 'Stock product/Counts/Count',
  ...story,
  beforeEach: [
    story.beforeEach,
    selectCentre(stockIds.staff, stockIds.centres.bastille),
    clearEntries,
  ],
}
export default meta

export const Default: StoryObj = {
  name: 'Shows what was counted, by whom, and what differs',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const line = await lineOf(canvas, /Gants nitrile M/)
    await expect(line).toHaveTextContent('Marie Lefort')
    await expect(line).toHaveTextContent('Écart − 2')
    await expect(line).toHaveTextContent('Lot A17, périme le 30/06/2029')
    await expect(canvas.getByText('2 sur 3 produits')).toBeVisible()
  },
}

export const ExportsLines: StoryObj = {
  name: 'Exports what was counted, with the stock at the time',
  beforeEach: catchDownloads,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Exporter' }))
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toBe(
      'Code;Produit;Lot;Péremption;En stock alors;Compté;Écart;Compté par;Compté le',
    )
    await expect(lines.join()).toMatch(/;Gants nitrile M;.*;Marie Lefort;/)
  },
}

export const Scans: StoryObj = {
  name: 'Counts one unit with each scan, and shows the line in large print',
  parameters: { variants: ['phone'] },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, codes.glovesS)
    await waitFor(async () =>
      expect(await lineOf(canvas, /Gants nitrile S/)).toHaveTextContent('26'),
    )
    scanOn('us', codes.glovesMBox)
    await waitFor(async () => expect(await lineOf(canvas, /Sans lot/)).toHaveTextContent('100'))
    await expect(canvas.getByText('+ 100')).toBeVisible()
  },
}

export const Moved: StoryObj = {
  name: 'Says when the stock has changed since the first scan of a line',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await lineOf(canvas, /Gants nitrile S/)
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.countLines.update('line-2', { stock_then: 28 })
    scanOn('us', codes.glovesS)
    await expect(
      await canvas.findByText(/^Le stock a changé de − 3 depuis le premier scan/),
    ).toBeVisible()
    await expect(await lineOf(canvas, /Gants nitrile S/)).toHaveTextContent('26')
  },
}

export const AlreadyCounted: StoryObj = {
  name: 'Asks before adding to what somebody else has counted',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, `01${`0${codes.glovesM}`}1729063010A17`)
    await expect(
      await screen.findByRole('alertdialog', { name: 'Déjà compté : 38 par Marie Lefort' }),
    ).toBeVisible()
  },
}

export const Adds: StoryObj = {
  name: 'Adds to the line or replaces it, depending on the answer',
  play: async ({ canvas, userEvent }) => {
    const label = `01${`0${codes.glovesM}`}1729063010A17`
    await scanOnceReady(canvas, label)
    await userEvent.click(await screen.findByRole('button', { name: 'Ajouter (39)' }))
    await waitFor(async () => {
      const line = await lineOf(canvas, /Lot A17/)
      await expect(line).toHaveTextContent('39')
      await expect(line).toHaveTextContent('Karim Haddad')
    })
  },
}

export const Types: StoryObj = {
  name: 'Accepts a typed quantity and a typed code',
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas, /Gants nitrile S/)
    await userEvent.click(
      canvas.getByRole('button', { name: '25 : modifier la quantité de Gants nitrile S' }),
    )
    const field = await screen.findByRole('textbox', { name: 'Compté' })
    await userEvent.clear(field)
    await userEvent.type(field, '21')
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(async () =>
      expect(await lineOf(canvas, /Gants nitrile S/)).toHaveTextContent('Écart − 4'),
    )
    const code = canvas.getByRole('textbox', { name: 'Code du produit' })
    await userEvent.click(code)
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('gl-l')
    await userEvent.click(canvas.getByRole('button', { name: 'Compter' }))
    await waitFor(async () => expect(await lineOf(canvas, /Gants latex L/)).toBeVisible())
  },
}

export const EditsLine: StoryObj = {
  name: 'Changes or removes a line in a dialog',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas, /Gants nitrile M/)
    await userEvent.click(
      canvas.getByRole('button', { name: '38 : modifier la quantité de Gants nitrile M' }),
    )
    await screen.findByRole('dialog', { name: 'Quantité comptée' })
  },
}

export const Unknown: StoryObj = {
  name: 'Keeps a refused code until it is dismissed',
  parameters: { variants: ['phone'] },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, codes.unknown)
    await expect(await canvas.findByText('Aucun produit n’a ce code.')).toBeVisible()
    scanOn('us', codes.mask)
    // Shown twice: in the card of the last scan, and in the message that must be dismissed.
    await waitFor(() =>
      expect(
        canvas.getAllByText('Masques chirurgicaux type IIR est d’une autre catégorie'),
      ).toHaveLength(2),
    )
    await expect(canvas.getByRole('button', { name: 'Clôturer' })).toBeDisabled()
  },
}

export const Unreadable: StoryObj = {
  name: 'Keeps an unreadable label and the reason until it is dismissed, also after the next scan',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await scanOnceReady(canvas, codes.wrongCheckDigit)
    scanOn('us', codes.glovesS)
    await expect(await canvas.findByText('26 unités comptées · Sans lot')).toBeVisible()
    const title = `Non compté : ${codes.wrongCheckDigit}`
    await expect(canvas.getByText(title)).toBeVisible()
    await expect(canvas.getByText(/^Le chiffre de contrôle est faux/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clôturer' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'J’ai compris' }))
    await expect(canvas.queryByText(title)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Clôturer' })).toBeEnabled()
  },
}

export const Associates: StoryObj = {
  name: 'Assigns an unknown code to a product on the spot, and counts it',
  parameters: { api: { ...countsWorld, userId: stockIds.superAdmin } },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas, userEvent }) => {
    await scanOnceReady(canvas, codes.unknown)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Associer ce code à un produit' }),
    )
    await userEvent.click(canvas.getByRole('combobox', { name: 'Produit' }))
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('gants nitrile m')
    await userEvent.click(await screen.findByRole('option', { name: /Gants nitrile M/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Associer' }))
    await expect(await canvas.findByText('1 unité comptée · Sans lot')).toBeVisible()
    await expect(canvas.queryByText('Aucun produit n’a ce code.')).toBeNull()
  },
}

export const Offline: StoryObj = {
  name: 'Keeps scans in this browser while the server does not answer, and says so at once',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    msw.use(http.post(`${count}/lines`, () => failure(503, -1, 'Hors ligne')))
    return catchVibrations()
  },
  play: async ({ canvas }) => {
    await scanOnceReady(canvas, codes.glovesS)
    await expect(await canvas.findByText(/^Gardé, sera compté/)).toBeVisible()
    scanOn('us', codes.glovesS)
    await expect(await canvas.findByText('2 saisies attendent le serveur')).toBeVisible()
    const kept = [30, 60, 30]
    await waitFor(() => expect(vibrations).toEqual([kept, kept]))
    const stored = Object.keys(localStorage).filter((key) => key.startsWith('paraphe.stock.count.'))
    await expect(stored).toHaveLength(2)
  },
}

export const Shared: StoryObj = {
  name: 'Shows what somebody else is counting',
  play: async (context) => {
    const { canvas } = context
    await lineOf(canvas, /Gants nitrile M/)
    const { stock } = worldOf(context).adapters.repositories.within({
      organisationId: stockIds.organisation,
    })
    await stock.countLines.update('line-1', { qty: 33 })
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect(await lineOf(canvas, /Lot A17/)).toHaveTextContent('33'))
  },
}

export const Closes: StoryObj = {
  name: 'Says in numbers what closing does, and asks before the rest is set to zero',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await lineOf(canvas, /Gants nitrile M/)
    await userEvent.click(canvas.getByRole('button', { name: 'Clôturer' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Clôturer l’inventaire' }))
    await expect(
      await dialog.findByText('1 ligne diffère du stock. 0 unité en plus, 2 unités en moins.'),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Mettre à zéro' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Clôturer' }))
    const question = within(
      await screen.findByRole('alertdialog', {
        name: 'Mettre à zéro 72 unités de 2 produits ?',
      }),
    )
    await userEvent.click(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Inventaire clôturé')).toBeVisible()
    await expect(await canvas.findByText('0 unité en plus, 74 unités en moins.')).toBeVisible()
  },
}

export const CloseDialog: StoryObj = {
  name: 'Offers to leave or to empty what was not counted',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas, /Gants nitrile M/)
    await userEvent.click(canvas.getByRole('button', { name: 'Clôturer' }))
    await expect(await screen.findByText('2 produits, 72 unités en stock')).toBeVisible()
  },
}

export const ClosingFails: StoryObj = {
  name: 'Keeps the dialog open with the reason when closing fails',
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${count}/close`, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas, /Gants nitrile M/)
    await userEvent.click(canvas.getByRole('button', { name: 'Clôturer' }))
    await screen.findByText('2 produits, 72 unités en stock')
    const dialog = within(screen.getByRole('dialog', { name: 'Clôturer l’inventaire' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Clôturer' }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
}

export const Cancels: StoryObj = {
  name: 'Cancels after a confirmation, and books nothing',
  parameters: { variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    await lineOf(canvas, /Gants nitrile M/)
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’inventaire' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/2 lignes comptées sont abandonnées/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Annulé')).toBeVisible()
  },
}

export const Nothing: StoryObj = {
  name: 'Starts with nothing counted',
  parameters: { path: `/stock/count/${countIds.masks}`, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Rien n’est encore compté' }),
    ).toBeVisible()
  },
}

export const Missing: StoryObj = {
  name: 'Says that a count does not exist',
  beforeEach: ({ msw }) =>
    msw.use(http.get(count, () => failure(404, 104, 'Introuvable', 'NOT_FOUND'))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cet inventaire n’existe pas, ou plus' }),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(count)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the count cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(count, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await lineOf(canvas, /Gants nitrile M/)
  },
}

let camera: FakeCamera

export const Camera: StoryObj = {
  name: 'Counts what the camera reads',
  beforeEach: () => {
    camera = fakeCamera()
    return camera.remove
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('list', { name: 'Lignes comptées' })
    await userEvent.click(canvas.getByRole('button', { name: 'Scanner avec la caméra' }))
    await camera.show(drawEan(codes.glovesS))
    await waitFor(
      async () => expect(await lineOf(canvas, /Gants nitrile S/)).toHaveTextContent('26'),
      { timeout: 10_000 },
    )
  },
}
