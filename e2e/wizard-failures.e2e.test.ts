import type { Client } from '@org/api/client'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { mouse } from './support/hands.ts'
import {
  chooseImage,
  nameSignature,
  planTeam,
  saveAll,
  watchSaving,
  type Traveller,
} from './support/journey.ts'
import { runEmptyProcess } from './support/running.ts'
import { clientOf, codesOf, freshEmail, signIn, type Session } from './support/session.ts'

const empty = runEmptyProcess()

interface Founder {
  session: Session
  client: Client
  page: Page
  /** Save requests of the page, in order. */
  saved: string[]
}

/**
 * Goes to the wizard's last step as a new company's administrator, with a signature, banner and
 * team.
 */
async function founder(): Promise<Founder> {
  const { server, smtp } = empty
  const session = await signIn(server.url, freshEmail('claire'), codesOf(smtp))
  const page = await empty.open(session, '/create-signature-company')
  const traveller: Traveller = { page, hands: mouse, server, smtp }
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Claire')
  await page.getByRole('textbox', { name: 'Nom de l’entreprise' }).fill('Atelier Nord')
  await page.getByRole('tab', { name: 'Images' }).click()
  await chooseImage(traveller, 'Image de la bannière')
  await nameSignature(traveller)
  await planTeam(traveller, 'Atelier')
  const client = clientOf(server.url, session.access_token)
  return { session, page, client, saved: watchSaving(page.context()) }
}

/** Reads the records that the wizard created, by name. */
async function made({ client, session }: Founder) {
  const path = { id: session.organisation_id }
  const templates = await client.call('listSignatureTemplates', { path })
  const campaigns = await client.call('listCampaigns', { path })
  const teams = await client.call('listTeams', { path })
  const me = await client.call('getUser', { path: { id: 'me' } })
  const organisation = await client.call('getOrganisation', { path })
  const [template] = templates.data
  const ownTeams = teams.data.filter(({ is_global }) => !is_global)
  return {
    templates: templates.data.map(({ name }) => name),
    campaigns: campaigns.data.map(({ name }) => name),
    teams: ownTeams.map(({ name }) => name),
    isOfTheTeam: ownTeams[0]?.signature_template_id === template?.id,
    campaignOfTheTeam: campaigns.data.find(({ id }) => id === ownTeams[0]?.campaign_id)?.name,
    me: [me.first_name, me.team.name],
    isDefault: organisation.signature_template_id === template?.id,
    isOnboarded: organisation.has_onboarding,
  }
}

const whole = {
  templates: ['Signature de la société'],
  campaigns: ['Bannière par défaut'],
  teams: ['Atelier'],
  isOfTheTeam: true,
  campaignOfTheTeam: 'Bannière par défaut',
  me: ['Claire', 'Atelier'],
  isDefault: true,
  isOnboarded: true,
}

/**
 * Waits for the message that saving is done. Call this before saving, because the message
 * disappears.
 */
const isSaved = (page: Page) => page.getByText('Votre signature est enregistrée').waitFor()
const resume = (page: Page) => page.getByRole('button', { name: 'Reprendre', exact: true })

it('[1.4.27] [1.4.30] [1.4.32] resumes on another page after the server created the team but returned an error', async () => {
  const founded = await founder()
  const { page } = founded
  await page.route(
    '**/api/organisation/*/teams',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.fulfill({ status: 500, body: 'Bad gateway' })
    },
    { times: 1 },
  )
  await saveAll({ page, hands: mouse })
  await page.getByText(/^Arrêté à l’étape « l’équipe »/).waitFor()

  await page.reload()
  await page.getByText(/^Arrêté à l’étape « l’équipe »/).waitFor()
  await page.goto(`${empty.server.url}/teams`)
  await Promise.all([isSaved(page), resume(page).dblclick()])
  expect(await resume(page).count()).toBe(0)
  const before = ['set-onboarding', 'signature-templates', 'campaigns', 'teams']
  expect(founded.saved).toEqual([...before, 'teams', 'user', 'organisation'])
  expect(await made(founded)).toEqual(whole)

  await page.goto(`${empty.server.url}/create-signature-company`)
  const company = page.getByRole('textbox', { name: 'Nom de l’entreprise' })
  await eventually(() => company.inputValue()).toBe('')
  await page.context().close()
})

it('[1.4.28] [1.4.29] [1.4.31] resumes after a reload when the server died midway', async () => {
  const founded = await founder()
  const { page } = founded
  await page.route(
    '**/api/organisation/*/campaigns',
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      // The server may or may not have processed the call, as in a real crash.
      const sent = route.continue()
      await empty.server.kill()
      await sent
    },
    { times: 1 },
  )
  await saveAll({ page, hands: mouse })
  await page.getByText('L’enregistrement de votre signature n’est pas terminé').waitFor()
  await empty.server.restart()

  await page.reload()
  await Promise.all([isSaved(page), resume(page).click()])
  await page.waitForURL('**/home')
  expect(await made(founded)).toEqual(whole)
  await page.context().close()
})

it('keeps the design when the user abandons saving', async () => {
  const founded = await founder()
  const { page } = founded
  await page.route('**/api/user/me', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    await route.abort()
  })
  await saveAll({ page, hands: mouse })
  await page.getByText(/^Arrêté à l’étape « votre profil »/).waitFor()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('La signature « Signature de la société »').waitFor()
  await question.getByRole('button', { name: 'Abandonner' }).click()
  await resume(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: /Créer une signature/ }).click()
  const company = page.getByRole('textbox', { name: 'Nom de l’entreprise' })
  await eventually(() => company.inputValue()).toBe('Atelier Nord')
  expect(await resume(page).count()).toBe(0)
  expect(await made(founded)).toMatchObject({ templates: whole.templates, teams: whole.teams })
  await page.context().close()
})
