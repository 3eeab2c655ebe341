import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Audit/Log',
  ...productStory(product, { path: '/audit', api: { userId: demoIds.admin } }),
}
export default meta

const address = '/api/organisation/demo-organisation/audit'
const exportsAddress = '/api/organisation/demo-organisation/exports'

/** The names and contents of the downloaded files, byte order marks included. */
const files: { name: string; text: Promise<string> }[] = []

function catchFiles() {
  files.length = 0
  let text = Promise.resolve('')
  spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    text = (blob as Blob).arrayBuffer().then((bytes) => decoder.decode(bytes))
    return 'blob:story'
  })
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text })
  })
}

export const Filled: StoryObj = {
  name: 'Lists who did what, to whom, from where, and with which result',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Journal d’activité' })
    const deleted = await canvas.findByText('Employé supprimé')
    await expect(deleted.closest('[role="row"]')).toHaveTextContent(
      'ancien.stagiaire@maison-lueur.example',
    )
    await expect(canvas.getByText('code invalide ou expiré')).toBeVisible()
    await expect(canvas.getByText('18 emails')).toBeVisible()
    await expect(canvas.getByText(/conservée 395 jours/)).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Date', 'Action', 'Personne', 'Résultat', 'Adresse IP'])
  },
}

export const Filtered: StoryObj = {
  name: 'Filters by kind, person, result and date, and keeps the filters in the address',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Employé supprimé')
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Connexion' }))
    await waitFor(() => expect(canvas.queryByText('Employé supprimé')).toBeNull())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Refusé' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByText('2001:db8:52:7::/64')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Personne contient' }), 'moreau')
    const dates = within(canvas.getByRole('group', { name: 'Date' }))
    await userEvent.type(dates.getByLabelText('Du'), '2027-01-15')
    const lastQuery = () =>
      worldOf(context)
        .requests.map(({ path }) => decodeURIComponent(path))
        .findLast((path) => path.startsWith(address))
    await waitFor(() => expect(lastQuery()).toContain('actor=moreau'))
    await waitFor(() => expect(lastQuery()).toMatch(/from=\d{10}/))
    await expect(lastQuery()).toContain('"where":{"kind":["sign_in"],"outcome":["refused"]}')
  },
}

export const FromTheAddress: StoryObj = {
  name: 'Applies the filters in the address',
  parameters: { path: '/audit?filter.kind=choice:Suppression' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bannière supprimée')).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const NoMatch: StoryObj = {
  name: 'Says that nothing matches',
  parameters: { path: '/audit?search=personne' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rien ne correspond à cette recherche')).toBeVisible()
  },
}

export const Exported: StoryObj = {
  name: 'Exports a file without formulas, and records the export in the log',
  beforeEach: async (context) => {
    catchFiles()
    const { adapters } = worldOf(context)
    const { audit } = adapters.repositories.within({ organisationId: demoIds.organisation })
    await audit.add({
      id: 'formula',
      created_at: adapters.clock.now(),
      kind: 'deletion',
      action: 'team_deleted',
      outcome: 'ok',
      reason: '',
      actor_id: demoIds.admin,
      actor: 'camille.moreau@maison-lueur.example',
      opened_by: '',
      subject: '=HYPERLINK("https://voleur.example")',
      team: '',
      item_count: null,
      client: '203.0.113.24',
    })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('Équipe supprimée')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await waitFor(() => expect(files).toHaveLength(1))
    const text = (await files[0]?.text) ?? ''
    await expect(text.startsWith('\ufeffDate;Type;Action;Personne;')).toBe(true)
    await expect(text).toContain(
      ';Suppression;Équipe supprimée;camille.moreau@maison-lueur.example;;"\'=HYPERLINK(""https://voleur.example"")";',
    )
    await expect(text.trim().split('\r\n')).toHaveLength(11)
    await expect(files[0]?.name).toBe('Journal d’activité.csv')
    await expect(bodyOf(worldOf(context), 'POST', exportsAddress)).toEqual({
      list: 'audit',
      count: 10,
    })
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Chercher une personne ou un nom' }),
      'camille',
    )
    await expect(await canvas.findByText('Journal exporté')).toBeVisible()
  },
}

export const ExportFails: StoryObj = {
  name: 'Creates no file when the export cannot be recorded in the log',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    catchFiles()
    msw.use(http.post(exportsAddress, () => failure(500, -1, 'Unknown error')))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Employé supprimé')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('L’export a échoué')
    await expect(files).toEqual([])
  },
}

export const Empty: StoryObj = {
  name: 'Says that nothing has happened yet',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(address, () => HttpResponse.json({ data: [], total: 0, kept_days: 395 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Rien pour le moment' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(address)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

let isFailing = true

export const LoadingFails: StoryObj = {
  name: 'Says that the log could not be loaded, and retries',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    isFailing = true
    msw.use(http.get(address, () => (isFailing ? failure(500, -1, 'Unknown error') : undefined)))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const LoadedOnRetry: StoryObj = {
  ...LoadingFails,
  name: 'Shows the log after a failed first load',
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' })
    isFailing = false
    await userEvent.click(retry)
    await expect(await canvas.findByText('Employé supprimé')).toBeVisible()
  },
}

export const FromHome: StoryObj = {
  name: 'Can be opened from the company’s page by keyboard',
  parameters: { path: '/home' },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Journal d’activité' })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Employé supprimé')).toBeVisible()
  },
}

export const TeamAdministrator: StoryObj = {
  name: 'Is hidden from a team’s administrator',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Journal d’activité')).toBeNull())
    await expect(worldOf(context).requests.filter(({ path }) => path.startsWith(address))).toEqual(
      [],
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}
