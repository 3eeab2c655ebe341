import { expect, it } from 'vitest'
import { createClient } from '../../client/create-client.ts'
import { plantSeed } from '../../seed/plant-seed.ts'
import { createApi, memoryAdapters, signInAs, type MemoryAdapters } from '../index.ts'
import { demoIds, demoSeed } from './demo-seed.ts'

async function adminOf(adapters: MemoryAdapters) {
  const api = createApi(adapters)
  const { access_token: token } = await signInAs(adapters, demoIds.admin)
  return createClient({
    baseUrl: 'http://demo.example/api',
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    getToken: () => token,
  })
}

const path = { id: demoIds.organisation }

it('has four teams, sixty people, three templates, and sent, installed, outdated and failed signatures', async () => {
  const client = await adminOf(memoryAdapters(demoSeed()))

  const teams = await client.call('listTeams', { path })
  const users = await client.call('listUsers', { path, query: { filter: { limit: 500 } } })
  const templates = await client.call('listSignatureTemplates', { path })

  expect(teams.data.map((team) => [team.name, team.members_count])).toEqual([
    ['Commercial', 20],
    ['Service client', 14],
    ['Studio de création', 18],
    ['Toute la société', 8],
  ])
  const sales = teams.data.find(({ id }) => id === demoIds.teams.sales)
  expect(sales?.signature_template_deploy_install_email_sent_count).toBe(20)
  expect(sales?.signature_template_deploy_count).toBe(14)
  expect(new Set(users.data.map((user) => user.email)).size).toBe(60)
  expect(users.data.filter((user) => user.has_old_version)).toHaveLength(3)
  expect(users.data.filter((user) => user.deploy_status === 'failed')).toHaveLength(1)
  expect(templates.data.map(({ users_count }) => users_count)).toEqual([20, 22, 18])
})

it('has past, current and future banners', async () => {
  const client = await adminOf(memoryAdapters(demoSeed()))

  const campaigns = await client.call('listCampaigns', { path })
  const banner = await client.call('getUserBanner', { path: { id: demoIds.member } })

  expect(campaigns.data.map(({ name, active }) => [name, active])).toEqual([
    ['Bannière par défaut', true],
    ['Journées du patrimoine', false],
    ['Salon Maison & Lumière', true],
    ['Vœux', false],
  ])
  expect(banner.campaign_id).toBe('demo-campaign-fair')
})

it('is the same when stored through the repositories', async () => {
  const now = 1_800_000_000
  const seed = demoSeed(now)
  const planted = memoryAdapters()
  await plantSeed(planted, seed)
  const clients = [await adminOf(planted), await adminOf(memoryAdapters(seed))] as const

  const [left, right] = await Promise.all(
    clients.map(async (client) => ({
      users: await client.call('listUsers', { path }),
      teams: await client.call('listTeams', { path }),
      campaigns: await client.call('listCampaigns', { path }),
      install: await client.call('getInstallSignature', {
        path: { key: demoIds.installKeys.member },
      }),
    })),
  )

  expect(left).toEqual(right)
})

it('starts fresh for each story', async () => {
  const first = await adminOf(memoryAdapters(demoSeed()))
  await first.call('updateOrganisation', { path, body: { name: 'Changée' } })

  const second = await adminOf(memoryAdapters(demoSeed()))

  expect((await second.call('getOrganisation', { path })).name).toBe('Maison Lueur')
})
