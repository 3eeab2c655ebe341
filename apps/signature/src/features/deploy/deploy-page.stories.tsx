import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { User } from '@org/api/client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { confirmMails } from './story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Page',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'

const allPeople = '1 – 50 sur 60'

async function openEmployees({ canvas, userEvent }: PlayContext, words: string) {
  await userEvent.click(await canvas.findByRole('tab', { name: 'Employes' }))
  // The pagination depends on the total, which is unknown if the search runs before the list is
  // loaded.
  await canvas.findByText(allPeople)
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), words)
  await waitFor(() => expect(canvas.queryByText(allPeople)).toBeNull())
}

export const Teams: StoryObj = {
  name: '[1.2.31] [1.2.87] [1.1.06] Shows how many members of each team were sent a signature, and how many have installed it',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Equipes' })).toBeVisible()
    await expect(canvas.getByRole('tab', { name: 'Employes' })).toBeVisible()
    const heading = await canvas.findByRole('heading', { name: 'Commercial' })
    const team = within(heading.closest('li') as HTMLElement)
    await expect(team.getByText('14 installés')).toBeVisible()
    await expect(team.getByText('20 envoyés')).toBeVisible()
    await expect(team.getByText('20 membres')).toBeVisible()
  },
}

export const AllSent: StoryObj = {
  name: '[1.4.15] Disables the button of a team in which everybody was sent the signature',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Deploy Commercial' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Deploy Service client' })).toBeEnabled()
  },
}

export const DeployTeam: StoryObj = {
  name: '[1.1.05] Sends each member of a team their own signature by email',
  play: async (context) => {
    const { canvas, userEvent } = context
    const button = await canvas.findByRole('button', { name: 'Deploy Service client' })
    await userEvent.dblClick(button)
    await confirmMails()
    await waitFor(() => expect(worldOf(context).adapters.outbox).toHaveLength(14))
    const team = within(
      canvas.getByRole('heading', { name: 'Service client' }).closest('li') as HTMLElement,
    )
    await expect(await team.findByText('14 envoyés', {}, { timeout: 5000 })).toBeVisible()
    await expect(changes(worldOf(context))).toHaveLength(1)
  },
}

export const WithMessage: StoryObj = {
  name: '[1.4.18] Sends a message with the signature',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Joindre un message' }))
    await userEvent.click(canvas.getByRole('textbox', { name: 'Message joint (facultatif)' }))
    await userEvent.paste('À installer avant lundi')
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy Service client' }))
    await confirmMails()
    await waitFor(() => expect(worldOf(context).adapters.outbox.length).toBeGreaterThan(0))
    await expect(
      bodyOf(worldOf(context), 'POST', '/api/team/demo-team-support/deploy-signature'),
    ).toMatchObject({ deploy_message: 'À installer avant lundi' })
    await expect(worldOf(context).adapters.outbox[0]?.text).toContain('À installer avant lundi')
    const box = canvas.getByRole('textbox', { name: 'Message joint (facultatif)' })
    await waitFor(() => expect(box).toHaveValue(''))
  },
}

export const EmptyTeam: StoryObj = {
  name: '[1.4.17] Says that no one is in the team',
  beforeEach: (context) => {
    context.msw.use(
      http.get(`${organisation}/teams`, async ({ request }) => {
        const answer = await worldOf(context).fetch(request)
        const { data, total } = (await answer.json()) as { data: object[]; total: number }
        const emptied = data.map((team) => ({
          ...team,
          members_count: 0,
          signature_template_deploy_install_email_sent_count: 0,
          signature_template_deploy_count: 0,
        }))
        return HttpResponse.json({ data: emptied, total })
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy Service client' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No one is in the team')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const NoSignature: StoryObj = {
  name: '[1.4.16] Says that no template was selected',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`${organisation}/deploy-preview`, () =>
        failure(409, 140, 'No signature template choosen', 'NO_TEMPLATE'),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy Service client' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'No signature template choosen',
    )
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const People: StoryObj = {
  name: 'Shows the members of a team on click',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Commercial' })
    await userEvent.click(
      canvas.getByRole('button', { name: 'Voir les membres de Service client' }),
    )
    const name = await canvas.findByText('Solène Boulanger')
    await expect(name).toBeVisible()
    // The state stands first, the action last.
    await expect(name.closest('li')).toHaveTextContent(/^Non envoyé\s*Solène Boulanger.*Deploy$/)
    const row = canvas.getByRole('heading', { name: 'Commercial' }).closest('li') as HTMLElement
    await expect(within(row).getByText('Signature : Commercial, avec rendez-vous')).toBeVisible()
  },
}

export const OldVersions: StoryObj = {
  name: 'Shows who has an older version installed, and sends them the current one',
  beforeEach: async (context) => {
    const changed = { name: 'Lueur et fils', address: '1 quai Perrache, 69002 Lyon' }
    await changeElsewhere(worldOf(context), `/organisation/${demoIds.organisation}`, changed)
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('14 anciennes versions installées')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Deploy Commercial' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les membres de Commercial' }))
    await waitFor(() =>
      expect(
        canvas.getAllByText('Ancienne version installée', { selector: 'li li *' }),
      ).toHaveLength(14),
    )
  },
}

export const ThreeStates: StoryObj = {
  name: '[1.4.12] [1.4.13] [1.4.14] Distinguishes the three states of an employee',
  play: async (context) => {
    await openEmployees(context, 'commercial')
    const { canvas, userEvent } = context
    await expect((await canvas.findAllByText('Installé')).length).toBeGreaterThan(0)
    await expect(canvas.getAllByText('Email envoyé').length).toBeGreaterThan(0)
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Rechercher' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Rechercher' }), 'boulanger')
    await canvas.findByText('1 – 1 sur 1')
    await expect(canvas.getByRole('button', { name: /^Deploy Solène/ })).toBeEnabled()
  },
}

export const DeployEmployee: StoryObj = {
  name: 'Sends one employee the signature, and shows that it was sent',
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Deploy Solène/ }))
    await expect(await canvas.findByText('Email envoyé', {}, { timeout: 5000 })).toBeVisible()
    await expect(worldOf(context).adapters.outbox).toHaveLength(1)
  },
}

export const ByStatus: StoryObj = {
  name: 'Sorts the employees by the state of their signature, on the server',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Employes' }))
    await canvas.findByText(allPeople)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lignes par page' }), '5')
    await canvas.findByText('1 – 5 sur 60')
    await userEvent.click(canvas.getByRole('button', { name: /^État/ }))
    const firstRow = () => canvas.getAllByRole('row')[1]
    await waitFor(() =>
      expect(firstRow()).toHaveTextContent(/^(?!.*(Installé|Email envoyé)).*Deploy/),
    )
    await userEvent.click(canvas.getByRole('button', { name: /^État/ }))
    await waitFor(() => expect(firstRow()).toHaveTextContent('Installé'))
    await expect(canvas.getByRole('columnheader', { name: /^État/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  },
}

export const Sending: StoryObj = {
  name: 'Says that a mail is being sent',
  parameters: { api: { userId: demoIds.admin, runsJobs: false } },
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Deploy Solène/ }))
    await expect(await canvas.findByText('Envoi en cours')).toBeVisible()
  },
}

/** Answers lists with these changes to Solène Boulanger. */
function withSolene(change: Partial<User>): NonNullable<StoryObj['beforeEach']> {
  return (context) => {
    context.msw.use(
      http.get(`${organisation}/users`, async ({ request }) => {
        const answer = await worldOf(context).fetch(request)
        const { data, total } = (await answer.json()) as { data: User[]; total: number }
        const changed = data.map((user) =>
          user.last_name === 'Boulanger' ? { ...user, ...change } : user,
        )
        return HttpResponse.json({ data: changed, total })
      }),
    )
  }
}

export const Failed: StoryObj = {
  name: 'Shows why a mail could not be sent, and offers to send it again',
  beforeEach: withSolene({ deploy_status: 'failed', deploy_error: 'Adresse inconnue du serveur' }),
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas } = context
    await expect(await canvas.findByText('Échec de l’envoi')).toBeVisible()
    await expect(canvas.getByText('Adresse inconnue du serveur')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Envoyer à nouveau Solène/ })).toBeEnabled()
  },
}

const unknownAddress =
  'Refus définitif : cette adresse n’existe pas (550 5.1.1 <solene@maison-lueur.example>: Recipient address rejected)'

export const Bounced: StoryObj = {
  name: 'Shows why a mail came back, and offers to send it again',
  beforeEach: withSolene({ deploy_status: 'bounced', deploy_error: unknownAddress }),
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas } = context
    await expect(await canvas.findByText('Email non remis')).toBeVisible()
    await expect(canvas.getByText(unknownAddress)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Envoyer à nouveau Solène/ })).toBeEnabled()
  },
}

const notAnswering =
  'Remise retardée, le serveur essaie encore : le serveur du destinataire ne répond pas'

export const Delayed: StoryObj = {
  name: 'Shows that a mail may not have arrived yet',
  beforeEach: withSolene({
    deploy_status: 'sent',
    deploy_error: notAnswering,
    is_deploy_sent: true,
  }),
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas } = context
    await expect(await canvas.findByText('Email envoyé')).toBeVisible()
    await expect(canvas.getByText(notAnswering)).toBeVisible()
  },
}

const writeText = fn(() => Promise.resolve())

export const CopyLink: StoryObj = {
  name: '[1.2.89] [1.2.90] [1.2.91] Copies an installation link and confirms it for a second',
  beforeEach: () => {
    writeText.mockClear()
    const clipboard = { writeText }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard')
    }
  },
  play: async (context) => {
    await openEmployees(context, 'boulanger')
    const { canvas, userEvent } = context
    await expect(canvas.getByRole('columnheader', { name: /Lien d’installation/ })).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: /^Copier le lien de Solène/ }))
    await expect(await canvas.findByText('Copié')).toBeVisible()
    const copiedAt = Date.now()
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringMatching(/\/user\/demo-install-\d+\/install-email\?signatureversion=\w+$/),
    )
    await waitFor(() => expect(canvas.queryByText('Copié')).toBeNull(), { timeout: 3000 })
    await expect(Date.now() - copiedAt).toBeGreaterThan(700)
  },
}

export const TeamScoped: StoryObj = {
  name: '[1.2.88] [1.2.38] Names the team in its tab',
  parameters: { path: '/team/demo-team-sales/deploy' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Equipe Commercial' })).toBeVisible()
    await expect(await canvas.findByText('Zoé Barbier')).toBeVisible()
    await expect(screen.queryByRole('heading', { name: 'Service client' })).toBeNull()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(`${organisation}/teams`)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const NoTeamYet: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${organisation}/teams`, () => HttpResponse.json({ data: [], total: 0 })),
      http.get(`${organisation}/users`, () => HttpResponse.json({ data: [], total: 0 })),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Personne à qui envoyer une signature' }),
    ).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(`${organisation}/teams`, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const PeopleFail: StoryObj = {
  name: 'Says why the members of a team cannot be shown, and retries',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/team/:id/members', () => failure(500, -1, 'Unknown error'), { once: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Voir les membres de Service client' }),
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByText('Solène Boulanger')).toBeVisible()
  },
}
