import { productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { drawGs1, type FakeCamera, fakeCamera } from '#shared/scanner/camera/camera.fixture.ts'
import { catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { orderIds, ordersWorld } from '#shared/testing/orders-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { catchVibrations, vibrations } from '#shared/testing/vibrations.fixture.ts'
import { lineOf, type PlayContext, press } from '../order/order-stories.ts'

const apiOf = (id: string) => `/api/stock/command/${id}`
const { gloves, mask } = catalogueIds.products

const story = productStory(product, { path: `/command/${orderIds.sent}`, api: ordersWorld })

const meta: Meta = {
  title: 'Stock product/Orders/Reception',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

/** Types how many units of a product arrived. */
async function arrive({ userEvent }: PlayContext, name: string, units: string) {
  const fields = within(await screen.findByRole('group', { name }))
  const field = fields.getByRole('textbox', { name: 'Unités reçues' })
  await userEvent.clear(field)
  await userEvent.click(field)
  // Pasted, because digits that are typed without pauses would be taken for a scan.
  await userEvent.paste(units)
  await userEvent.tab()
  return fields
}

export const Receives: StoryObj = {
  name: '[3.4.06] Receives a part, and orders the rest as selected',
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Tout est arrivé' }))
    await arrive(context, 'Gants nitrile M', '150')
    await userEvent.click(
      await dialog.findByRole('button', { name: /Gants nitrile M : il manque 50 unités/ }),
    )
    await userEvent.click(await screen.findByRole('option', { name: /^Commander à nouveau/ }))
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Valider la réception' }))
    await expect(await canvas.findByText('Réception enregistrée')).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('150 / 200')
    const { requests } = worldOf(context)
    const posts = requests.filter(({ path }) => path === `${apiOf(orderIds.sent)}/validate`)
    await expect(posts).toHaveLength(1)
    await expect(JSON.parse(posts[0]?.body ?? '{}')).toMatchObject({
      received: [
        { productId: gloves, qty: 150 },
        { productId: mask, qty: 100 },
      ],
      choices: [{ productId: gloves, choice: 'again' }],
    })
  },
}

export const AsksWhatIsAbsent: StoryObj = {
  name: 'Asks for confirmation if nothing of a product arrived, and shows the consequence in numbers',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Valider la réception' }))
    const nothing = within(await screen.findByRole('alertdialog', { name: /^Rien n’est arrivé\./ }))
    await expect(nothing.getByText('Rien n’entre en stock.')).toBeVisible()
    await expect(nothing.getByText(/^300 unités : arrive plus tard/)).toBeVisible()
    await userEvent.click(nothing.getByRole('button', { name: 'Non' }))
    await arrive(context, 'Gants nitrile M', '150')
    await userEvent.click(dialog.getByRole('button', { name: 'Valider la réception' }))
    const absent = within(
      await screen.findByRole('alertdialog', { name: /^Rien n’est arrivé de 1 produit\./ }),
    )
    await expect(absent.getByText('150 unités entrent en stock.')).toBeVisible()
    await expect(absent.getByText(/^150 unités : arrive plus tard/)).toBeVisible()
    const { requests } = worldOf(context)
    await expect(requests.some(({ path }) => path.endsWith('/validate'))).toBe(false)
  },
}

export const Default: StoryObj = {
  name: 'Counts a typed code, and asks what to do about what is missing',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await press(context, 'Receptionner')
    const dialog = await countCode(context, '13400930000011')
    await expect(await dialog.findByText('+ 100 unités')).toBeVisible()
    await expect(
      dialog.getByRole('button', { name: /Gants nitrile M : il manque 100 unités/ }),
    ).toBeVisible()
  },
}

/** Counts a code in the open dialog. */
async function countCode({ userEvent }: PlayContext, code: string) {
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('textbox', { name: 'Code du produit' }))
  await userEvent.paste(code)
  await userEvent.click(dialog.getByRole('button', { name: 'Compter' }))
  return dialog
}

/** Opens the dialog, and counts a code that no product has. */
async function countUnknownCode(context: PlayContext) {
  await press(context, 'Receptionner')
  return countCode(context, 'INCONNU-1')
}

/** Vibration patterns: vibrations and the pauses between them, in ms. */
const accepted = [60]
const asking = [120, 80, 120]

export const AsksByScan: StoryObj = {
  name: 'Shows a question after a scan that needs an answer, until a person has answered',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: catchVibrations,
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Receptionner')
    const answers = async (code: string, result: string, detail: RegExp, vibration: number[]) => {
      const dialog = await countCode(context, code)
      const card = await waitFor(() => {
        const found = dialog.getAllByRole('status').find((one) => one.dataset['result'] === result)
        if (!found) throw new Error(`The last scan is no ${result}`)
        return found
      })
      await waitFor(() => expect(card).toHaveTextContent(detail))
      await expect(vibrations.at(-1)).toEqual(vibration)
      return dialog
    }
    const expired = '01134009300000111720063010A17'
    const dialog = await answers(expired, 'question', /Ce lot est périmé depuis le/, asking)
    await userEvent.click(dialog.getByRole('button', { name: 'Oui, le recevoir' }))
    await answers(expired, 'success', /Lot A17/, accepted)
    await answers('3400930000014', 'question', /Non commandé/, asking)
    await answers(
      '011340093000001110ABC12317290630',
      'question',
      /L’étiquette ne dit pas avec certitude/,
      asking,
    )
  },
}

export const UnknownCode: StoryObj = {
  name: 'Says that no product has the code',
  play: async (context) => {
    const dialog = await countUnknownCode(context)
    await expect(
      (await dialog.findAllByText('Aucun produit n’a le code INCONNU-1'))[0],
    ).toBeVisible()
  },
}

export const Associates: StoryObj = {
  name: 'Assigns an unknown code to a product on the spot, and counts it',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await countUnknownCode(context)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Associer ce code à un produit' }),
    )
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Produit' }))
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('gants nitrile m')
    await userEvent.click(await screen.findByRole('option', { name: /Gants nitrile M/ }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Associer' }))
    await expect(await dialog.findByText('+ 1 unité')).toBeVisible()
    await expect(dialog.queryByText('Aucun produit n’a le code INCONNU-1')).toBeNull()
  },
}

export const FailedScansStay: StoryObj = {
  name: 'Keeps the scans that the server did not answer, until they count or are dismissed',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/stock/product-of-code', () => HttpResponse.error(), { once: true }),
      http.get('/api/stock/product-of-code', () => HttpResponse.error(), { once: true }),
    ),
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    for (const code of ['13400930000011', 'INCONNU-1', 'INCONNU-2']) await countCode(context, code)
    await expect(await dialog.findByText(/^13400930000011 :/)).toBeVisible()
    await expect(await dialog.findByText(/^INCONNU-1 :/)).toBeVisible()
    // Shown twice: in the card of the last scan, and in the message that stays.
    await waitFor(() =>
      expect(dialog.getAllByText('Aucun produit n’a le code INCONNU-2')).toHaveLength(2),
    )
    const [retry] = dialog.getAllByRole('button', { name: 'Réessayer' })
    if (!retry) throw new Error('Nothing to retry')
    await userEvent.click(retry)
    await expect(await dialog.findByText('+ 100 unités')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Fermer : .*INCONNU-2/ }))
    await waitFor(() => expect(dialog.queryByRole('button', { name: /INCONNU-2/ })).toBeNull())
    await expect(dialog.getByText(/^INCONNU-1 :/)).toBeVisible()
    // The button is disabled, since booking the reception would lose the scan that is not counted
    // yet.
    await expect(dialog.getByRole('button', { name: 'Valider la réception' })).toBeDisabled()
    await expect(dialog.getByText(/^Un scan n’est pas compté/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Fermer : .*INCONNU-1/ }))
    await expect(dialog.getByRole('button', { name: 'Valider la réception' })).toBeEnabled()
  },
}

export const InOrder: StoryObj = {
  name: 'Accepts a code while the previous one is being looked up, and ends by showing the later result',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/stock/product-of-code', async ({ request }) => {
        const isFirst = request.url.includes('INCONNU-1')
        if (isFirst) await new Promise((resolve) => setTimeout(resolve, 600))
      }),
    ),
  play: async (context) => {
    const dialog = await countUnknownCode(context)
    await countCode(context, '13400930000011')
    await dialog.findByText('+ 100 unités')
    // The message of the first code stays, while the card shows the second one.
    await expect(dialog.getAllByText('Aucun produit n’a le code INCONNU-1')).toHaveLength(1)
  },
}

let camera: FakeCamera

export const Camera: StoryObj = {
  name: 'Counts what the camera reads, with its lot and expiry date',
  beforeEach: () => {
    camera = fakeCamera()
    return camera.remove
  },
  play: async (context) => {
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Scanner avec la caméra' }))
    await camera.show(drawGs1('(01)13400930000011(10)A17(17)290630'))
    await dialog.findByText('+ 100 unités', {}, { timeout: 10_000 })
    const fields = within(await screen.findByRole('group', { name: 'Gants nitrile M' }))
    await expect(fields.getByRole('textbox', { name: 'Lot' })).toHaveValue('A17')
    await expect(fields.getByLabelText('Péremption')).toHaveValue('2029-06-30')
  },
}

export const ReceivedBefore: StoryObj = {
  name: 'Shows the stored order if the server had already booked the reception',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: (context) => {
    const world = worldOf(context)
    context.msw.use(
      http.post(`${apiOf(orderIds.sent)}/validate`, async ({ request }) => {
        // Acts as if the response to a first request had been lost.
        await world.fetch(request)
        return failure(409, 178, 'Déjà enregistré', 'ALREADY_BOOKED')
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    await arrive(context, 'Gants nitrile M', '150')
    await userEvent.click(dialog.getByRole('button', { name: 'Valider la réception' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await expect(await canvas.findByText('Cette réception était déjà enregistrée')).toBeVisible()
    await expect(await lineOf(context, /Gants/)).toHaveTextContent('150 / 200')
    await expect(canvas.queryByRole('button', { name: 'Receptionner' })).toBeNull()
  },
}

export const ReceivingFails: StoryObj = {
  name: 'Keeps what was typed when the reception fails',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${apiOf(orderIds.sent)}/validate`, () =>
        failure(409, 179, 'L’état a changé entre-temps, cette action n’est plus possible'),
      ),
    ),
  play: async (context) => {
    await press(context, 'Receptionner')
    const dialog = within(await screen.findByRole('dialog'))
    const fields = await arrive(context, 'Gants nitrile M', '20')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Valider la réception' }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await expect(await dialog.findByText(/L’état a changé entre-temps/)).toBeVisible()
    await expect(fields.getByRole('textbox', { name: 'Unités reçues' })).toHaveValue('20')
  },
}
