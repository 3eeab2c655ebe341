import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { changeElsewhere, choose, codeFor, sessionOver } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../product.ts'
import { companyLabels, menuLabels } from './menu.fixture.ts'

const meta: Meta = {
  title: 'Signature product/App/Shell',
  ...productStory(product, { path: '/users', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]
type Canvas = PlayContext['canvas']

async function itemNames(canvas: Canvas) {
  const [navigation] = await canvas.findAllByRole('navigation', { name: 'Menu principal' })
  if (!navigation) throw new Error('No navigation')
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

const switcher = (canvas: Canvas) => canvas.findByRole('button', { name: /Equipe affichée/ })

export const Sidebar: StoryObj = {
  name: '[1.2.44] [1.2.50] [1.9.10] Lists the items in order, 260 pixels wide',
  play: async ({ canvas }) => {
    await expect(await itemNames(canvas)).toEqual(menuLabels)
    const sidebar = canvas.getByRole('complementary')
    await expect(sidebar.getBoundingClientRect().width).toBe(260)
    await canvas.findByText('ines.benali@maison-lueur.example')
  },
}

export const Footer: StoryObj = {
  name: '[1.2.47] [1.2.48] Shows the person’s name and a log-out button',
  play: async ({ canvas }) => {
    const sidebar = within(await canvas.findByRole('complementary'))
    await expect(sidebar.getByText('Camille Moreau')).toBeVisible()
    await expect(sidebar.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
    await canvas.findByText('ines.benali@maison-lueur.example')
  },
}

export const TeamSelected: StoryObj = {
  name: '[1.2.43] [1.2.45] Hides the teams while one is selected in the switcher',
  play: async ({ canvas }) => {
    await canvas.findByText('ines.benali@maison-lueur.example')
    await choose(await switcher(canvas), 'Commercial')
    await waitFor(async () => expect(await itemNames(canvas)).not.toContain('Equipes'))
    await choose(await switcher(canvas), 'Toutes les équipes')
    await waitFor(async () => expect(await itemNames(canvas)).toContain('Equipes'))
    await expect(await canvas.findByText('1 – 50 sur 60')).toBeVisible()
  },
}

const marked = (canvas: Canvas) => canvas.findByRole('link', { current: 'page' })

export const MarksSignatures: StoryObj = {
  name: 'Marks Signatures on a signature’s page',
  parameters: { path: '/signature/demo-template-1' },
  play: async ({ canvas }) => {
    await expect(await marked(canvas)).toHaveTextContent('Signatures')
  },
}

export const MarksTeams: StoryObj = {
  name: 'Marks Equipes on a team’s page',
  parameters: { path: '/team/demo-team-sales' },
  play: async ({ canvas }) => {
    await expect(await marked(canvas)).toHaveTextContent('Equipes')
  },
}

export const HomeOfTeam: StoryObj = {
  name: '[1.2.30] [1.2.85] Redirects from the company page to the selected team',
  parameters: { path: '/home' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Votre société' })
    await choose(await switcher(canvas), 'Commercial')
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: 'Paraphe' })[0] as HTMLElement)
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
  },
}

const leaveQuestion = () => screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })

async function answer({ userEvent }: PlayContext, name: 'Yes' | 'No') {
  await userEvent.click(within(await leaveQuestion()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

export const SwitchedFromUnsavedCompany: StoryObj = {
  name: 'Asks before the switcher leaves unsaved company data, and stays on No',
  parameters: { path: '/home' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' et fils')
    await choose(await switcher(canvas), 'Commercial')
    await answer(context, 'No')
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Maison Lueur et fils')
    await expect(await switcher(canvas)).toHaveTextContent('Toutes les équipes')
    await choose(await switcher(canvas), 'Commercial')
    await answer(context, 'Yes')
    await expect(await canvas.findByRole('heading', { name: 'Equipe Commercial' })).toBeVisible()
    await expect(await switcher(canvas)).toHaveTextContent('Commercial')
  },
}

export const SwitchedFromUnsavedTeam: StoryObj = {
  name: 'Asks before the switcher leaves an unsaved team for all teams, and stays on No',
  parameters: { path: '/home' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Votre société' })
    await choose(await switcher(canvas), 'Commercial')
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' France')
    await choose(await switcher(canvas), 'Toutes les équipes')
    await answer(context, 'No')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Commercial France')
    await expect(await switcher(canvas)).toHaveTextContent('Commercial')
    await choose(await switcher(canvas), 'Toutes les équipes')
    await answer(context, 'Yes')
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
    await expect(await switcher(canvas)).toHaveTextContent('Toutes les équipes')
  },
}

export const HomeOfDeletedTeam: StoryObj = {
  name: 'Redirects home from the address of a deleted team',
  parameters: { path: '/team/gone/users' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Cette équipe n’existe pas, ou plus')
    await expect(canvas.getByRole('link', { name: 'Voir les équipes' })).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'General' }))
    await canvas.findByText('Cette équipe n’existe pas, ou plus')
    await userEvent.click(await canvas.findByRole('link', { name: 'Retour à l’accueil' }))
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
    await expect(await switcher(canvas)).toHaveTextContent('Toutes les équipes')
    await expect(await itemNames(canvas)).toContain('Equipes')
  },
}

export const DeletedMeanwhile: StoryObj = {
  name: 'Keeps unsaved work on the screen of a team that is deleted in the meantime',
  parameters: { path: `/team/${demoIds.teams.sales}/signature/${demoIds.templates[2]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const world = worldOf(context)
    const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
    await changeElsewhere(world, `/team/${demoIds.teams.sales}`, null, 'DELETE')
    await userEvent.type(name, ' 2')
    const readTeams = () =>
      world.requests.filter(({ method, path }) => method === 'GET' && /\/teams(\?|$)/.test(path))
    const before = readTeams().length
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(readTeams().length).toBeGreaterThan(before))
    await waitFor(async () => expect(await switcher(canvas)).not.toHaveTextContent('Commercial'))
    await expect(name).toHaveValue('Studio 2')
    await expect(name).toBeVisible()
    await expect(canvas.queryByText('Cette équipe n’existe pas, ou plus')).toBeNull()
  },
}

/** Signs in as the team's administrator after the story's page has redirected to sign-in. */
async function signInAsTeamAdmin({ canvas, userEvent, ...context }: PlayContext) {
  const email = 'ines.benali@maison-lueur.example'
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
  const code = await canvas.findByRole('textbox', { name: 'Code' })
  await userEvent.type(code, await codeFor(worldOf(context), email))
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const SignInOnOtherTeam: StoryObj = {
  name: 'Redirects a team’s administrator who signs in on another team’s page to their own team',
  parameters: { path: `/team/${demoIds.teams.support}`, api: { userId: null } },
  play: async (context) => {
    await signInAsTeamAdmin(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Equipe Commercial' }),
    ).toBeVisible()
  },
}

export const SignInOnNoTeam: StoryObj = {
  name: 'Redirects a team’s administrator from a nonexistent team’s page to their own team',
  parameters: { path: '/team/gone', api: { userId: null } },
  play: async (context) => {
    await signInAsTeamAdmin(context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Equipe Commercial' }),
    ).toBeVisible()
  },
}

export const ScreenOfOtherTeam: StoryObj = {
  name: 'Shows a team’s administrator their own team’s screen at another team’s address',
  parameters: {
    path: `/team/${demoIds.teams.support}/users`,
    api: { userId: demoIds.teamAdmin },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('zoe.barbier@maison-lueur.example')
    await expect(canvas.queryByText('guillaume.aubry@maison-lueur.example')).toBeNull()
    // The item is marked as current only if the address is for the person's own team.
    await expect(await marked(canvas)).toHaveTextContent('Employes')
  },
}

export const TeamAdmin: StoryObj = {
  name: '[1.1.07] [1.6.02] [1.6.03] Restricts a team’s administrator to the team',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async ({ canvas }) => {
    await canvas.findByText('zoe.barbier@maison-lueur.example')
    await expect(canvas.queryByText('guillaume.aubry@maison-lueur.example')).toBeNull()
    await expect(await itemNames(canvas)).toEqual(
      menuLabels.filter((label) => !companyLabels.includes(label)),
    )
    await expect(canvas.queryByRole('columnheader', { name: 'Team' })).toBeNull()
  },
}

export const Member: StoryObj = {
  name: '[1.2.46] [1.6.08] Shows a member only their own signature',
  parameters: { path: '/home', api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Votre signature' })
    await expect(await itemNames(canvas)).toEqual(['General'])
  },
}

export const Forbidden: StoryObj = {
  name: 'Says that this person may not open a page',
  parameters: { api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
  },
}

export const Visitor: StoryObj = {
  name: '[1.2.27] Redirects a visitor to the sign-in page',
  parameters: { api: { userId: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Logout: StoryObj = {
  name: '[1.4.10] Leaves nothing on the screen after logging out',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('ines.benali@maison-lueur.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Déconnexion' }))
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Camille Moreau')).toBeNull())
    await waitFor(() =>
      expect(worldOf(context).requests.map(({ path }) => path)).toContain('/api/auth/logout'),
    )
  },
}

export const SessionOver: StoryObj = {
  name: '[1.4.11] [1.8.03] Signs out silently on error code 105',
  beforeEach: ({ msw }) => msw.use(http.get('/api/organisation/:id/users', sessionOver)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await expect(canvas.queryByText('Not signed in any more')).toBeNull()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const PublicHeader: StoryObj = {
  name: '[1.2.13] [1.2.14] [2.1.08] Shows the email and Logout on the pages without the sidebar',
  parameters: { path: '/create-signature-company' },
  play: async ({ canvas, userEvent }) => {
    const account = await canvas.findByRole('button', {
      name: 'camille.moreau@maison-lueur.example',
    })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await expect(await canvas.findByRole('link', { name: 'Connexion / Inscription' })).toBeVisible()
  },
}

export const DeadAddresses: StoryObj = {
  name: '[1.2.42] Has no page at /campaigns',
  parameters: { path: '/campaigns' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
  },
}

export const PhoneBar: StoryObj = {
  name: '[1.2.16] Offers Profile and Sign out in the top bar of a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compte' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible())
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le menu' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Billing' }))
    await expect(await canvas.findByRole('heading', { name: 'Billing' })).toBeVisible()
  },
}

export const Languages: StoryObj = {
  name: '[1.1.16] Shows French text with some English words',
  play: async ({ canvas }) => {
    await canvas.findByText('ines.benali@maison-lueur.example')
    const french = ['Deploiement', 'Equipes', 'Employes', 'Bannieres']
    const english = ['General', 'Billing']
    for (const name of [...french, ...english]) {
      await expect(canvas.getByRole('link', { name })).toBeVisible()
    }
    await expect(canvas.getByRole('button', { name: 'Créer un employé' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Team' })).toBeVisible()
  },
}
