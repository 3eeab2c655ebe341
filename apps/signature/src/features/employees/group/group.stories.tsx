import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { frameOf, steadyAddress } from '#testing/deploy'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Employees/Selected',
  ...productStory(product, { path: '/users?size=5', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const path = '/api/organisation/demo-organisation/users'
const deployPath = `${path}/deploy-signature`
const previewPath = '/api/organisation/demo-organisation/deploy-preview'

/** Selects these people's rows. */
async function select({ canvas, userEvent }: PlayContext, ...names: string[]) {
  for (const name of names) {
    const row = (await canvas.findByRole('link', { name })).closest('tr') as HTMLElement
    await userEvent.click(within(row).getByRole('checkbox'))
  }
}

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

export const Moved: StoryObj = {
  name: 'Moves the selected employees to another team, and says so',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await select(context, 'Zoé Barbier', 'Inès Benali')
    await press(context, 'Changer d’équipe')
    const name = 'Changer l’équipe de 2 employés ?'
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled()
    await choose(dialog.getByRole('button', { name: /Équipe/ }), 'Service client')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText('2 employés ont changé d’équipe')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'POST', `${path}/move`)).toEqual({
      user_ids: [expect.any(String), demoIds.teamAdmin],
      team_id: demoIds.teams.support,
    })
    await expect(context.canvas.queryByText(/sélectionné/)).toBeNull()
  },
}

export const DeletesAllButOneself: StoryObj = {
  name: 'Deletes all matching employees except the current user, after a confirmation with their number',
  parameters: { path: '/users?search=mo', variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('link', { name: 'Camille Moreau' })
    const rows = canvas.getAllByRole('row').length - 1
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await press(context, 'Supprimer')
    const name = new RegExp(`^Supprimer ${rows - 1} employé`)
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await expect(dialog.getByText(/Votre propre compte reste/)).toBeInTheDocument()
    await expect(dialog.getByText(/cessent de fonctionner/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText(new RegExp(`^${rows - 1} employés? supprimés?$`))
    const { user_ids } = bodyOf(worldOf(context), 'POST', `${path}/delete`) as {
      user_ids: string[]
    }
    await expect(user_ids).toHaveLength(rows - 1)
    await expect(user_ids).not.toContain(demoIds.admin)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}

export const DeletionFails: StoryObj = {
  name: 'Keeps the dialog open when nobody could be deleted, and says why',
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${path}/delete`, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await select(context, 'Zoé Barbier')
    await press(context, 'Supprimer')
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await expect(await dialog.findByText('Unknown error')).toBeInTheDocument()
    await expect(dialog.getByText(/rechargez la page pour vérifier, puis réessayez/)).toBeVisible()
    await expect(context.canvas.getByText('zoe.barbier@maison-lueur.example')).toBeInTheDocument()
  },
}

const notMailed = '/users?size=5&filter.status=choice:Non envoyé'

/** Opens the dialog about mails to the selected employees, and returns it. */
async function askToMail(context: PlayContext, name: string) {
  await press(context, 'Envoyer la signature')
  const question = await screen.findByRole('dialog', { name })
  await waitFor(() =>
    expect(frameOf(question).contentDocument?.body).toHaveTextContent('Installer ma signature'),
  )
  steadyAddress(question)
  return within(question)
}

/**
 * Waits until the dialog is closed, exactly these addresses were mailed, and they are no longer
 * listed.
 */
async function areMailed(context: PlayContext, ...addresses: string[]) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { outbox } = worldOf(context).adapters
  await waitFor(() => expect(outbox.map(({ to }) => to.address).sort()).toEqual(addresses))
  for (const address of addresses) {
    await waitFor(() => expect(context.canvas.queryByText(address)).toBeNull())
  }
  await expect(context.canvas.queryByText(/sélectionné/)).toBeNull()
}

const chauvin = 'etienne.chauvin@maison-lueur.example'
const boulanger = 'solene.boulanger@maison-lueur.example'

export const LeftOut: StoryObj = {
  name: 'Says which of the selected employees will get no mail',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await select(context, 'Zoé Barbier', 'Océane Besson')
    await press(context, 'Envoyer la signature')
    await expect(await screen.findByText('Ne recevront rien')).toBeInTheDocument()
    await expect(bodyOf(worldOf(context), 'POST', previewPath)).toMatchObject({
      user_ids: [expect.any(String), expect.any(String)],
    })
  },
}

export const Deployed: StoryObj = {
  name: 'Shows the mail first, and sends it only to the selected employees',
  parameters: { path: notMailed },
  play: async (context) => {
    await select(context, 'Solène Boulanger', 'Étienne Chauvin')
    const question = await askToMail(context, 'Envoyer la signature à 2 personnes ?')
    await expect(changes(worldOf(context))).toEqual([])
    await context.userEvent.click(question.getByRole('button', { name: 'Envoyer 2 emails' }))
    await screen.findByText('2 emails partent')
    const { user_ids: requestedIds } = bodyOf(worldOf(context), 'POST', previewPath) as {
      user_ids: string[]
    }
    await expect(bodyOf(worldOf(context), 'POST', deployPath)).toEqual({
      deploy_message: '',
      send_again: false,
      user_ids: requestedIds,
    })
    await areMailed(context, chauvin, boulanger)
  },
}

/**
 * Confirms a mail to one employee and waits for the error. The story must make the request fail,
 * for example with `failsOnce`.
 */
async function failToMail(context: PlayContext) {
  await select(context, 'Solène Boulanger')
  const question = await askToMail(context, 'Envoyer la signature à 1 personne ?')
  const send = question.getByRole('button', { name: 'Envoyer 1 email' })
  await context.userEvent.click(send)
  await expect(await question.findByText('Unknown error')).toBeVisible()
  return { question, send }
}

const failsOnce: StoryObj['beforeEach'] = ({ msw }) =>
  msw.use(http.post(deployPath, () => failure(500, -1, 'Unknown error'), { once: true }))

export const DeployFails: StoryObj = {
  name: 'Keeps the dialog open when the mails could not be sent, and says why',
  parameters: { path: notMailed, variants: ['dark', 'phone'] },
  beforeEach: failsOnce,
  play: async (context) => {
    const { question } = await failToMail(context)
    await expect(question.getByText(/personne ne recevra deux fois/)).toBeVisible()
    await expect(context.canvas.getByText(/sélectionné/)).toBeInTheDocument()
    await expect(worldOf(context).adapters.outbox).toEqual([])
  },
}

export const DeployedOnRetry: StoryObj = {
  name: 'Sends the mails from the dialog that stayed open after a failure',
  parameters: { path: notMailed },
  beforeEach: failsOnce,
  play: async (context) => {
    const { send } = await failToMail(context)
    await context.userEvent.click(send)
    await areMailed(context, boulanger)
  },
}

export const PreviewFails: StoryObj = {
  name: 'Says that nothing has changed when the mails could not be previewed',
  beforeEach: ({ msw }) => msw.use(http.post(previewPath, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await select(context, 'Zoé Barbier')
    await press(context, 'Envoyer la signature')
    await expect(await screen.findByText(/Rien n’a été modifié/)).toBeVisible()
  },
}

let lateAnswer = Promise.withResolvers<void>()

export const OtherQuestion: StoryObj = {
  name: 'Asks about the selected employees, whatever was asked about others before',
  parameters: { path: notMailed },
  beforeEach: ({ msw }) => {
    lateAnswer = Promise.withResolvers<void>()
    msw.use(http.post(previewPath, () => lateAnswer.promise, { once: true }))
  },
  play: async (context) => {
    await select(context, 'Solène Boulanger')
    await press(context, 'Envoyer la signature')
    await context.userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await select(context, 'Étienne Chauvin')
    const question = await askToMail(context, 'Envoyer la signature à 2 personnes ?')
    lateAnswer.resolve()
    await context.userEvent.click(question.getByRole('button', { name: 'Envoyer 2 emails' }))
    await areMailed(context, chauvin, boulanger)
  },
}
