import { runDueJobs } from '@org/api/memory'
import { demoIds, demoSeed, productStory, storyTime, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { confirmMails, findQuestion, frameOf, steadyAddress } from './story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Question',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'

/** Whether this is the customer service member whose mail is being sent. */
const isUnderWay = ({ team_id, last_name }: { team_id: string; last_name: string }) =>
  team_id === demoIds.teams.support && last_name === 'Boulanger'

function oneUnderWay() {
  const seed = demoSeed(storyTime)
  return {
    ...seed,
    users: seed.users.map((user) =>
      isUnderWay(user) ? { ...user, deploy_status: 'queued' as const } : user,
    ),
  }
}

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

const mailOf = (question: HTMLElement) => frameOf(question).contentDocument?.body.textContent ?? ''

export const Deploy: StoryObj = {
  name: 'Asks before a deploy: shows how many people get a mail, how many do not and why, and one of the mails',
  parameters: {
    variants: ['dark', 'phone'],
    api: { userId: demoIds.admin, seed: oneUnderWay, runsJobs: false },
  },
  play: async (context) => {
    await press(context, 'Deploy Service client')
    const question = await findQuestion()
    await expect(question).toHaveAccessibleName('Envoyer la signature à 13 personnes ?')
    await expect(within(question).getByText('1 a déjà un email en cours d’envoi')).toBeVisible()
    await waitFor(() => expect(mailOf(question)).toContain('Installer ma signature'))
    steadyAddress(question)
    const frame = frameOf(question)
    await expect(frame.sandbox.value).toBe('allow-same-origin')
    await expect(frame.clientHeight).toBeGreaterThan(300)
    await expect(within(question).getByText(/^Votre nouvelle signature/)).toBeVisible()
    await expect(changes(worldOf(context))).toEqual([])
    await waitFor(() =>
      expect(within(question).getByRole('button', { name: 'Annuler' })).toHaveFocus(),
    )
  },
}

export const LeftOutNames: StoryObj = {
  name: 'Lists who is left out, and sends nothing on Escape',
  parameters: { api: { userId: demoIds.admin, seed: oneUnderWay, runsJobs: false } },
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Deploy Service client')
    const question = await findQuestion()
    await userEvent.click(within(question).getByText('1 a déjà un email en cours d’envoi'))
    await expect(within(question).getByText('Solène Boulanger')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Deploy Service client' })).toHaveFocus(),
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const TestMail: StoryObj = {
  name: 'Sends a test mail with the note to the administrator, and keeps the dialog open',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await press(context, 'Joindre un message')
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message joint (facultatif)' }))
    await userEvent.paste('À installer avant lundi')
    await press(context, 'Deploy Service client')
    const question = await findQuestion()
    await waitFor(() => expect(mailOf(question)).toContain('À installer avant lundi'))
    steadyAddress(question)
    await userEvent.click(within(question).getByRole('button', { name: 'M’envoyer un test' }))
    const email = 'camille.moreau@maison-lueur.example'
    await expect(await within(question).findByText(`Test envoyé à ${email}`)).toBeVisible()
    const { outbox } = worldOf(context).adapters
    await expect(outbox.map(({ to }) => to.address)).toEqual([email])
    await expect(outbox[0]?.subject).toMatch(/^\[Test\] Votre nouvelle signature/)
    await expect(outbox[0]?.text).toContain('À installer avant lundi')
  },
}

export const TestFails: StoryObj = {
  name: 'Says why the test mail could not be sent',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${organisation}/deploy-test`, () =>
        failure(502, 142, 'L’email n’a pas pu être envoyé', 'MAIL'),
      ),
    ),
  play: async (context) => {
    await press(context, 'Deploy Service client')
    const question = await findQuestion()
    await waitFor(() => expect(mailOf(question)).toContain('Installer ma signature'))
    steadyAddress(question)
    await context.userEvent.click(
      within(question).getByRole('button', { name: 'M’envoyer un test' }),
    )
    await expect(await within(question).findByRole('alert')).toHaveTextContent(
      'L’email n’a pas pu être envoyé',
    )
  },
}

export const Reminder: StoryObj = {
  name: 'Reminds the members of a team who have not installed, after a confirmation with their number',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await press(context, 'Relancer Commercial')
    const question = await findQuestion()
    await expect(question).toHaveAccessibleName('Relancer 6 personnes ?')
    await expect(within(question).getByText('14 ont déjà installé leur signature')).toBeVisible()
    await waitFor(() => expect(mailOf(question)).toContain('vous rappelle d’installer'))
    steadyAddress(question)
  },
}

export const Reminded: StoryObj = {
  name: 'Sends each person one reminder, and no second one within 24 hours',
  play: async (context) => {
    const { userEvent } = context
    await press(context, 'Relancer Commercial')
    await confirmMails()
    const world = worldOf(context)
    await waitFor(() => expect(world.adapters.outbox).toHaveLength(6))
    await expect(await screen.findByText('6 rappels partent')).toBeVisible()
    await expect(bodyOf(world, 'POST', `${organisation}/remind-installation`)).toMatchObject({
      team_id: demoIds.teams.sales,
    })
    await runDueJobs(world.adapters)
    await waitFor(() => expect(screen.queryByText('6 rappels partent')).toBeNull(), {
      timeout: 10_000,
    })
    await press(context, 'Relancer Commercial')
    const question = await findQuestion()
    await expect(question).toHaveAccessibleName('Personne à relancer')
    await expect(
      within(question).getByText('6 ont reçu un email depuis moins de 24 heures'),
    ).toBeVisible()
    await expect(within(question).queryByRole('button', { name: /^Envoyer/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(world.adapters.outbox).toHaveLength(6)
  },
}

export const DeployEverybody: StoryObj = {
  name: 'Sends to everybody after a question with the numbers of all teams',
  play: async (context) => {
    await press(context, 'Tout déployer')
    const question = await findQuestion()
    const numbers = within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '')
      .filter((text) => / emails?$/.test(text) || /\d emails?$/.test(text))
    const sum = numbers.reduce((total, text) => total + Number(/(\d+) emails?$/.exec(text)?.[1]), 0)
    await expect(numbers.length).toBeGreaterThan(1)
    await expect(question).toHaveAccessibleName(`Envoyer la signature à ${sum} personnes ?`)
    await confirmMails()
    const world = worldOf(context)
    await waitFor(() => expect(world.adapters.outbox).toHaveLength(sum))
    await expect(
      bodyOf(world, 'POST', `${organisation}/users/deploy-signature`),
    ).not.toHaveProperty('user_ids')
  },
}

export const RemindEverybody: StoryObj = {
  name: 'Reminds everybody who has not installed, in all teams at once',
  play: async (context) => {
    await press(context, 'Relancer tout le monde')
    const question = await findQuestion()
    await expect(question).toHaveAccessibleName('Relancer 11 personnes ?')
    await confirmMails()
    const world = worldOf(context)
    await waitFor(() => expect(world.adapters.outbox).toHaveLength(11))
    await expect(bodyOf(world, 'POST', `${organisation}/remind-installation`)).not.toHaveProperty(
      'team_id',
    )
  },
}

export const PreviewFails: StoryObj = {
  name: 'Says at the team why the mails could not be previewed',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${organisation}/deploy-preview`, () => failure(503, -1, 'Le serveur est occupé')),
    ),
  play: async (context) => {
    await press(context, 'Deploy Service client')
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'Le serveur est occupé',
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

const unknown = () => failure(500, -1, 'Unknown error')
const nothingChanged = /Unknown error.*Rien n’a été modifié/
const nobodyTwice = /Unknown error.*personne ne recevra deux fois le même email/

export const PreviewUnexplained: StoryObj = {
  name: 'Says that nothing has changed when a preview fails without a reason',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.post(`${organisation}/deploy-preview`, unknown)),
  play: async (context) => {
    const { canvas } = context
    await press(context, 'Deploy Service client')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(nothingChanged)
    await press(context, 'Relancer tout le monde')
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2))
    await press(context, 'Relancer Commercial')
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(3))
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(alert).toHaveTextContent(nothingChanged)
    }
  },
}

export const SendingUnexplained: StoryObj = {
  name: 'Says that nobody gets a mail twice when sending fails without a reason',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/team/:id/deploy-signature', unknown),
      http.post('/api/user/:id/deploy-signature', unknown),
      http.post(`${organisation}/remind-installation`, unknown),
    ),
  play: async (context) => {
    const { canvas } = context
    const alerts = (count: number) =>
      waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(count))
    await press(context, 'Deploy Service client')
    await confirmMails()
    await alerts(1)
    await press(context, 'Relancer tout le monde')
    await confirmMails()
    await alerts(2)
    await press(context, 'Voir les membres de Service client')
    await press(context, 'Deploy Solène Boulanger')
    await alerts(3)
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(alert).toHaveTextContent(nobodyTwice)
    }
  },
}

export const TestUnexplained: StoryObj = {
  name: 'Says that another test mail may arrive when a test fails without a reason',
  beforeEach: ({ msw }) => msw.use(http.post(`${organisation}/deploy-test`, unknown)),
  play: async (context) => {
    await press(context, 'Deploy Service client')
    const question = await findQuestion()
    await waitFor(() => expect(mailOf(question)).toContain('Installer ma signature'))
    steadyAddress(question)
    await context.userEvent.click(
      within(question).getByRole('button', { name: 'M’envoyer un test' }),
    )
    const alert = await within(question).findByRole('alert')
    await expect(alert).toHaveTextContent(/Unknown error.*réessayez dans un instant/)
    await expect(alert).not.toHaveTextContent(/deux fois/)
  },
}

let lateAnswer = Promise.withResolvers<void>()

/**
 * Holds back the preview of the customer service team until `lateAnswer` resolves. Recognises the
 * request by its body, since requests may arrive in any order.
 */
const supportIsLate: StoryObj['beforeEach'] = ({ msw }) => {
  lateAnswer = Promise.withResolvers<void>()
  msw.use(
    http.post(`${organisation}/deploy-preview`, async ({ request }) => {
      const { team_id: teamId } = (await request.clone().json()) as { team_id?: string }
      if (teamId === demoIds.teams.support) await lateAnswer.promise
    }),
  )
}

export const OtherTeam: StoryObj = {
  name: 'Asks about the team that was pressed last, and ignores the late response for another one',
  beforeEach: supportIsLate,
  play: async (context) => {
    await press(context, 'Deploy Service client')
    await press(context, 'Relancer Commercial')
    const question = await findQuestion()
    await expect(question).toHaveAccessibleName('Relancer 6 personnes ?')
    lateAnswer.resolve()
    await confirmMails()
    await waitFor(() => expect(worldOf(context).adapters.outbox).toHaveLength(6))
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LeftQuestion: StoryObj = {
  name: 'Shows no dialog after the teams tab was left',
  beforeEach: supportIsLate,
  play: async (context) => {
    await press(context, 'Deploy Service client')
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('tab', { name: 'Employes' }))
    await canvas.findByText('1 – 50 sur 60')
    lateAnswer.resolve()
    await userEvent.click(canvas.getByRole('tab', { name: /quipes/ }))
    await canvas.findByRole('button', { name: 'Deploy Service client' })
    await expect(screen.findByRole('dialog', {}, { timeout: 500 })).rejects.toThrow()
  },
}
