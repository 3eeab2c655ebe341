import { ApiError, type Client } from '@org/api/client'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { plainPng } from './support/images.ts'
import { runDemo } from './support/running.ts'
import { clientOf, type Session } from './support/session.ts'

const demo = runDemo()
const sales = 'demo-team-sales'
const support = 'demo-team-support'
/** An employee of the administrator's own team, and an employee of another team. */
const own = { email: 'zoe.barbier@maison-lueur.example', name: 'Zoé Barbier' }
const other = { email: 'guillaume.aubry@maison-lueur.example', name: 'Guillaume Aubry' }

let session: Session
let client: Client
let page: Page

beforeAll(async () => {
  session = await demo.enter('ines.benali')
  client = clientOf(demo.server.url, session.access_token)
  page = await demo.open(session, '/users')
})

const itemNames = () =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link').allInnerTexts()
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? [error.type, error.message] : error),
  )

/** Follows a team administrator through one day. Each step depends on the previous one. */
describe('a team administrator’s day', () => {
  it('[1.1.07] [1.6.02] starts with only her own team', async () => {
    await page.getByText(own.email).waitFor()
    // Twenty rows and the header.
    expect(await page.getByRole('row').count()).toBe(21)
    expect(await page.getByRole('button', { name: /Equipe affichée/ }).count()).toBe(0)
    const names = await itemNames()
    expect(names).toContain('Employes')
    expect(names).not.toContain('Equipes')
    expect(names).not.toContain('Billing')

    const search = page.getByRole('searchbox', { name: 'Chercher' })
    await search.fill(other.name)
    await page.getByText('Aucun employé ne correspond à cette recherche').waitFor()
    await search.fill(own.name)
    await page.getByText(own.email).waitFor()
  })

  it('edits a member, but not the member’s team', async () => {
    await page.getByRole('button', { name: `Modifier ${own.name}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Modifier un employé' })
    expect(await dialog.getByRole('button', { name: /Équipe/ }).count()).toBe(0)
    await dialog.getByRole('textbox', { name: 'Poste' }).fill('Responsable des grands comptes')
    await dialog.getByRole('button', { name: 'Enregistrer' }).click()
    await dialog.waitFor({ state: 'detached' })
    const { data } = await client.call('listUsers', {
      path: { id: session.organisation_id },
      query: { filter: { where: { email: own.email } } },
    })
    expect(data).toMatchObject([{ position: 'Responsable des grands comptes' }])
  })

  it('[1.2.88] [1.1.05] deploys the change to her team, except to members who already have it', async () => {
    await page.getByRole('link', { name: 'Deploiement' }).click()
    await page.getByRole('tab', { name: 'Equipe Commercial' }).waitFor()
    const team = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Commercial' }) })
    await team.getByText('20 membres').waitFor()
    expect(await page.getByRole('heading', { name: 'Service client' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Deploy Commercial' }).click()
    await page.getByRole('button', { name: 'Envoyer 1 email' }).click()
    await page.getByText('1 email part').waitFor()

    const mails = async () => {
      const answer = await fetch(`${demo.server.mailboxUrl()}/mails.json`)
      const all = (await answer.json()) as { to: string; text: string }[]
      return all.filter(({ text }) => text.includes('install-email'))
    }
    await eventually(async () => (await mails()).map(({ to }) => to)).toEqual([own.email])
    expect((await mails())[0]?.text).toContain('Responsable des grands comptes')
    await team.getByText('20 envoyés').waitFor()
  })

  it('adds a banner, which belongs to her team', async () => {
    await page.getByRole('link', { name: 'Bannieres' }).click()
    await page.getByRole('button', { name: 'Créer une bannière' }).click()
    const form = page.getByRole('dialog', { name: 'Nouvelle bannière' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Journées des commerciaux')
    const buffer = plainPng(800, 200, [20, 60, 120])
    await form
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer })
    await page.getByRole('button', { name: 'Valider' }).click()
    await form.getByRole('button', { name: 'Remplacer' }).waitFor()
    await form.getByRole('button', { name: 'Enregistrer' }).click()
    await form.waitFor({ state: 'detached' })
    await page.getByRole('row', { name: /Journées des commerciaux/ }).waitFor()
    const { data } = await client.call('listCampaigns', { path: { id: session.organisation_id } })
    expect(data.find(({ name }) => name === 'Journées des commerciaux')?.team_id).toBe(sales)
  })

  it('imports two employees, who join her team', async () => {
    await page.getByRole('link', { name: 'Employes' }).click()
    await page.getByRole('button', { name: 'Importer une liste' }).click()
    const dialog = page.getByRole('dialog', { name: 'Importer des employés' })
    const rows = [
      'Email;Prénom;Nom',
      'rose@maison.example;Rose;Petit',
      'luc@maison.example;Luc;Roy',
    ]
    await dialog.getByLabel('Fichier des employés').setInputFiles({
      name: 'equipe.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\r\n')),
    })
    await dialog.getByRole('button', { name: 'Importer 2 employés' }).click()
    const added = async (email: string) => {
      const { data } = await client.call('listUsers', {
        path: { id: session.organisation_id },
        query: { filter: { where: { email } } },
      })
      return data[0]?.team_id
    }
    await eventually(() => added('rose@maison.example')).toBe(sales)
    await eventually(() => added('luc@maison.example')).toBe(sales)
  })

  it('is denied access to other teams by both the pages and the server', async () => {
    await page.goto(`${demo.server.url}/teams`)
    await page.getByRole('heading', { name: 'Accès interdit' }).waitFor()
    await page.getByText('Votre compte ne permet pas d’ouvrir cette page.').waitFor()

    await page.goto(`${demo.server.url}/team/${support}`)
    await page.getByText('Cette équipe n’existe pas, ou plus').waitFor()
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
    await page.waitForURL(`**/team/${sales}`)
    await page.getByRole('heading', { name: 'Equipe Commercial' }).waitFor()

    const missing = ['NOT_FOUND', 'Introuvable']
    const forbidden = ['FORBIDDEN', "Vous n'avez pas accès à cette action"]
    const elsewhere = { path: { id: support } }
    expect(await refusalOf(client.call('deployTeam', elsewhere))).toEqual(missing)
    expect(await refusalOf(client.call('listTeamMembers', elsewhere))).toEqual(missing)
    const creating = client.call('createTeam', {
      path: { id: session.organisation_id },
      body: { name: 'Une autre' },
    })
    expect(await refusalOf(creating)).toEqual(forbidden)
  })
})
