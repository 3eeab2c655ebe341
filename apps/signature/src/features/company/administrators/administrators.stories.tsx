import type { InvitationRecord } from '@org/api'
import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes, waitUntilRendered } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Company/Administrators',
  ...productStory(product, { path: '/home', api: { userId: demoIds.admin } }),
}
export default meta

type Play = NonNullable<StoryObj['play']>
type PlayContext = Parameters<Play>[0]
type BeforeEach = Exclude<NonNullable<StoryObj['beforeEach']>, readonly unknown[]>

const invitations = '/api/organisation/demo-organisation/invitations'
const looks = { variants: ['dark', 'phone'] }
const day = 86_400

/** Creates invitations before the story begins. */
function invited(
  ...rows: (Partial<InvitationRecord> & { id: string; days: number })[]
): BeforeEach {
  return async (context) => {
    const { adapters } = worldOf(context)
    const now = adapters.clock.now()
    const table = adapters.repositories.within({ organisationId: demoIds.organisation }).invitations
    for (const { days, ...row } of rows) {
      await table.insert({
        product: 'signature',
        email: `${row.id}@maison-lueur.example`,
        role: 'admin',
        team_id: null,
        invited_by: demoIds.admin,
        created_at: now - days * day,
        expires_at: now + (7 - days) * day,
        accepted_at: null,
        revoked_at: null,
        mail_status: 'sent',
        mail_error: '',
        mail_request: 1,
        ...row,
      })
    }
  }
}

const unknownAddress =
  'Refus définitif : cette adresse n’existe pas (550 5.1.1 <paul.refuse@agence.example>: Recipient address rejected: User unknown)'

/** Scrolls to the card and waits for its contents. */
async function card({ canvas }: Pick<PlayContext, 'canvas'>) {
  const region = await canvas.findByRole('region', { name: 'Administrateurs' })
  await waitFor(() => expect(within(region).queryByLabelText('Chargement…')).toBeNull())
  region.scrollIntoView({ block: 'end' })
  return within(region)
}

async function openDialog(context: PlayContext) {
  const { userEvent } = context
  await userEvent.click((await card(context)).getByRole('button', { name: 'Inviter' }))
  return within(await screen.findByRole('dialog', { name: 'Inviter un administrateur' }))
}

export const People: StoryObj = {
  name: 'Shows who has rights, over what, and which invitations are open',
  parameters: looks,
  beforeEach: invited(
    { id: 'hugo.nouveau', days: 1, role: 'team_admin', team_id: demoIds.teams.design },
    { id: 'nadia.envoi', days: 0, mail_status: 'queued' },
    { id: 'paul.refuse', days: 2, mail_status: 'failed', mail_error: unknownAddress },
    { id: 'rose.ancienne', days: 9 },
  ),
  play: async (context) => {
    const region = await card(context)
    const people = within(await region.findByRole('list', { name: 'Personnes qui administrent' }))
    await expect(people.getAllByRole('listitem')).toHaveLength(2)
    await expect(people.getByText('Camille Moreau')).toBeInTheDocument()
    await expect(people.getByText('Administrateur de l’équipe Commercial')).toBeInTheDocument()
    const pending = within(region.getByRole('list', { name: 'Invitations en attente' }))
    await expect(pending.getAllByRole('listitem')).toHaveLength(4)
    await expect(pending.getByText('Valable jusqu’au 21 janvier 2027')).toBeInTheDocument()
    await expect(pending.getByText('Email en cours d’envoi')).toBeInTheDocument()
    await expect(pending.getByText('Email non envoyé')).toBeInTheDocument()
    const reason = pending.getByText(unknownAddress)
    const row = reason.closest('li')?.getBoundingClientRect()
    await expect(reason.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 0)
    await expect(pending.getByText('Expirée')).toBeInTheDocument()
  },
}

/** Adds an administrator who accepted an invitation and is not an employee. */
const withOutsider: BeforeEach = async (context) => {
  const { users } = worldOf(context).adapters.repositories.within({
    organisationId: demoIds.organisation,
  })
  const person = await users.get(demoIds.teamAdmin)
  if (!person) throw new Error('No such person')
  const { organisation_id: _, revision: __, ...row } = person
  await users.insert({
    ...row,
    id: 'outsider',
    email: 'nadia@agence.example',
    first_name: 'Nadia',
    last_name: 'Zerrouki',
    is_external: true,
    banner_key: 'outsider-banner',
    install_key: 'outsider-install',
  })
}

export const External: StoryObj = {
  name: 'Marks administrators who are not employees',
  parameters: looks,
  beforeEach: withOutsider,
  play: async (context) => {
    const region = await card(context)
    const people = within(await region.findByRole('list', { name: 'Personnes qui administrent' }))
    const rows = people.getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    const [outsider] = rows.filter((row) => row.textContent.includes('Nadia Zerrouki'))
    await expect(outsider).toHaveTextContent('Externe')
    await expect(people.getAllByText('Externe')).toHaveLength(1)
  },
}

export const ExternalLeaves: StoryObj = {
  name: 'Says that an external administrator has no access without the rights',
  beforeEach: withOutsider,
  play: async (context) => {
    const { userEvent } = context
    const region = await card(context)
    await userEvent.click(
      await region.findByRole('button', { name: 'Retirer les droits de Nadia Zerrouki' }),
    )
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText(/n’aura plus accès à la société/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText('Droits retirés')
    await waitFor(() => expect(region.queryByText('Nadia Zerrouki')).toBeNull())
    const { accounts } = worldOf(context).adapters.repositories
    await expect(await accounts.byId('outsider')).toBeNull()
  },
}

export const Alone: StoryObj = {
  name: 'Says when there is only one administrator, whose rights cannot be withdrawn',
  beforeEach: async (context) => {
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    await users.mark(demoIds.teamAdmin, { role: 'member' })
  },
  play: async (context) => {
    const region = await card(context)
    await expect(await region.findByText(/Vous administrez seul/)).toBeInTheDocument()
    await expect(region.getByText('Seul administrateur')).toBeInTheDocument()
    await expect(region.queryByRole('button', { name: /Retirer/ })).toBeNull()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(invitations)),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Administrateurs' })
    region.scrollIntoView({ block: 'end' })
    await expect(within(region).getByLabelText('Chargement…')).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Says why the lists could not be loaded, and loads them on a retry',
  beforeEach: ({ msw }) =>
    msw.use(http.get(invitations, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async (context) => {
    const region = await card(context)
    await context.userEvent.click(await region.findByRole('button', { name: 'Réessayer' }))
    await expect(await region.findByText('Camille Moreau')).toBeInTheDocument()
  },
}

export const Dialog: StoryObj = {
  name: 'Asks for an address and the rights, and for a team when the rights are for one',
  parameters: looks,
  play: async (context) => {
    const dialog = await openDialog(context)
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveFocus())
    await context.userEvent.keyboard('nadia@ailleurs.example')
    await expect(dialog.queryByRole('button', { name: /Équipe/ })).toBeNull()
    await choose(dialog.getByRole('button', { name: /Droits/ }), 'Administrateur d’équipe')
    const team = await dialog.findByRole('button', { name: /Équipe/ })
    await context.userEvent.click(team)
    const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    await expect(names).not.toContain('Toute la société')
    await context.userEvent.click(screen.getByRole('option', { name: 'Commercial' }))
    await expect(team).toHaveTextContent('Commercial')
    // Wait, because focus returns to the button a moment after the list closes.
    await waitFor(() => expect(team).toHaveFocus())
  },
}

export const DialogErrors: StoryObj = {
  name: 'Sends nothing with an invalid address and no team, and shows both errors',
  play: async (context) => {
    const dialog = await openDialog(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nadia')
    await choose(dialog.getByRole('button', { name: /Droits/ }), 'Administrateur d’équipe')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    await expect(await dialog.findByText("Mauvais format d'email")).toBeInTheDocument()
    await expect(dialog.getByText('Ne peut pas être vide')).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Invited: StoryObj = {
  name: 'Invites by keyboard, and shows that the mail was sent',
  play: async (context) => {
    const { userEvent } = context
    await openDialog(context)
    await userEvent.keyboard('nadia@ailleurs.example{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const region = await card(context)
    await region.findByText('nadia@ailleurs.example')
    await region.findByText('Valable jusqu’au 22 janvier 2027', undefined, { timeout: 5000 })
    await expect(bodyOf(worldOf(context), 'POST', invitations)).toEqual({
      email: 'nadia@ailleurs.example',
      role: 'admin',
    })
    await expect(changes(worldOf(context))).toEqual([`POST ${invitations}`])
  },
}

export const InvitedBefore: StoryObj = {
  name: 'Keeps the form’s values when the person is already invited, and says so',
  parameters: { variants: ['phone'] },
  beforeEach: invited({ id: 'nadia', days: 1 }),
  play: async (context) => {
    const dialog = await openDialog(context)
    const { userEvent } = context
    const email = 'nadia@maison-lueur.example'
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer l’invitation' }))
    await expect(await dialog.findByText('Cette personne est déjà invitée')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  },
}

export const SentAgain: StoryObj = {
  name: 'Sends an expired invitation again, valid for another week',
  beforeEach: invited({ id: 'rose', days: 9 }),
  play: async (context) => {
    const region = await card(context)
    await region.findByText('Expirée')
    await context.userEvent.click(
      region.getByRole('button', { name: /^Renvoyer l’invitation de rose/ }),
    )
    await screen.findByText('Invitation renvoyée')
    await region.findByText('Valable jusqu’au 22 janvier 2027', undefined, { timeout: 5000 })
  },
}

export const Revoked: StoryObj = {
  name: 'Revokes an invitation immediately',
  beforeEach: invited({ id: 'rose', days: 1 }),
  play: async (context) => {
    const region = await card(context)
    const button = await region.findByRole('button', { name: /^Annuler l’invitation de rose/ })
    await context.userEvent.click(button)
    await screen.findByText('Invitation annulée')
    await expect(region.queryByText('rose@maison-lueur.example')).toBeNull()
    await expect(changes(worldOf(context))).toEqual(['DELETE /api/invitation/rose'])
  },
}

export const RevokingFails: StoryObj = {
  name: 'Restores an invitation that could not be revoked, and says why',
  beforeEach: [
    invited({ id: 'rose', days: 1 }),
    ({ msw }) =>
      msw.use(http.delete('/api/invitation/rose', () => failure(500, -1, 'Unknown error'))),
  ],
  play: async (context) => {
    const region = await card(context)
    const name = /^Annuler l’invitation de rose/
    await context.userEvent.click(await region.findByRole('button', { name }))
    await screen.findByText(/^Unknown error\. .* réessayez dans un instant\.$/)
    await expect(await region.findByRole('button', { name })).toBeInTheDocument()
  },
}

export const Question: StoryObj = {
  name: 'Asks before rights are withdrawn, and keeps them on No',
  parameters: looks,
  play: async (context) => {
    const region = await card(context)
    const button = await region.findByRole('button', { name: 'Retirer les droits de Inès Benali' })
    await context.userEvent.click(button)
    const name = 'Retirer les droits de Inès Benali ?'
    const question = within(await screen.findByRole('alertdialog', { name }))
    await waitFor(() => expect(question.getByRole('button', { name: 'No' })).toHaveFocus())
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Withdrawn: StoryObj = {
  name: 'Withdraws the rights of a team’s administrator',
  play: async (context) => {
    const region = await card(context)
    const button = await region.findByRole('button', { name: 'Retirer les droits de Inès Benali' })
    await context.userEvent.click(button)
    await context.userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Droits retirés')
    await waitFor(() => expect(region.queryByText('Inès Benali')).toBeNull())
    await region.findByText(/Vous administrez seul/)
    await expect(changes(worldOf(context))).toEqual([
      `POST /api/user/${demoIds.teamAdmin}/withdraw-rights`,
    ])
  },
}

export const WithdrawingFails: StoryObj = {
  name: 'Restores a person whose rights could not be withdrawn, and says why',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`/api/user/${demoIds.teamAdmin}/withdraw-rights`, () =>
        HttpResponse.json(
          { type: 'LAST_ADMIN', code: 132, message: 'La société doit garder un administrateur' },
          { status: 409 },
        ),
      ),
    ),
  play: async (context) => {
    const region = await card(context)
    const name = 'Retirer les droits de Inès Benali'
    await context.userEvent.click(await region.findByRole('button', { name }))
    await context.userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('La société doit garder un administrateur')
    await expect(await region.findByRole('button', { name })).toBeInTheDocument()
  },
}

export const OwnRights: StoryObj = {
  name: 'Redirects an administrator who gives up their own rights to the employee’s home page',
  beforeEach: async (context) => {
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    await users.mark(demoIds.teamAdmin, { role: 'admin' })
  },
  play: async (context) => {
    const region = await card(context)
    const name = 'Retirer les droits de Camille Moreau'
    await context.userEvent.click(await region.findByRole('button', { name }))
    await screen.findByRole('alertdialog', { name: 'Renoncer à vos droits ?' })
    await context.userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Droits retirés')
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Administrateurs' })).toBeNull(),
    )
    await expect(context.canvas.queryByRole('link', { name: 'Billing' })).toBeNull()
    await waitUntilRendered(context)
  },
}

export const OfATeam: StoryObj = {
  name: 'Is hidden from a team’s administrator',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Equipe / })
    await expect(canvas.queryByRole('region', { name: 'Administrateurs' })).toBeNull()
  },
}
