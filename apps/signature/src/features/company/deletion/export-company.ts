import { type Client, readToEnd } from '@org/api/client'

const lists = {
  employees: 'listUsers',
  teams: 'listTeams',
  signatures: 'listSignatureTemplates',
  banners: 'listCampaigns',
} as const

/** Returns the data of a company as JSON text, without its images. */
export async function exportCompany(client: Client, id: string): Promise<string> {
  const path = { id }
  const data: Record<string, unknown> = {
    organisation: await client.call('getOrganisation', { path }),
  }
  for (const [name, list] of Object.entries(lists)) {
    const rows = await readToEnd<unknown>((filter) =>
      client.call(list, { path, query: { filter } }),
    )
    data[name] = rows.data
  }
  return JSON.stringify(data, null, 2)
}
