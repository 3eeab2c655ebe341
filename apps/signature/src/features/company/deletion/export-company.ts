import { type Client, readToEnd } from '@org/api/client'

const lists = {
  employees: 'listUsers',
  teams: 'listTeams',
  signatures: 'listSignatureTemplates',
  banners: 'listCampaigns',
} as const

/** Reads the data of a company, without its images. */
export async function exportCompany(client: Client, id: string): Promise<Record<string, unknown>> {
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
  return data
}
