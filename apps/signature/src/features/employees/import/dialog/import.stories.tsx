import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { choose } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { openDraft } from '#testing/onboarding'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import {
  lise,
  openImport,
  paul,
  people,
  type PlayContext,
  readTable,
  rose,
  table,
  users,
} from '../testing/story-helpers.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { pickFile, imageFile } from '#shared/testing/upload-helpers.ts'
import { leaveDraft } from '#testing/onboarding'

const meta: Meta = {
  title: 'Signature product/Employees/Import',
  ...productStory(product, { path: '/users?search=benali', api: { userId: demoIds.admin } }),
}
export default meta

const invalid = [
  'Roy;Zoé;zoe.roy@;;Styliste',
  'Roy;Zoé;rose.martin@maison-lueur.example;12;Styliste',
  'Benali;Inès;ines.benali@maison-lueur.example;;',
]

export const Choose: StoryObj = {
  name: '[1.2.75] [1.1.04] Offers to create an employee, and to import a list of employees',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('button', { name: 'Créer un employé' })).toBeVisible()
    const dialog = await openImport(context)
    await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Télécharger un modèle' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Lire ces lignes' })).toBeDisabled()
  },
}

export const Preview: StoryObj = {
  name: 'Guesses the columns from their headings and shows the rows',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await readTable(context, table(rose, paul, lise))
    const columns = within(dialog.getByRole('group', { name: 'Colonnes' }))
    const column = (field: string) => columns.getByRole('button', { name: new RegExp(field) })
    await expect(column('Email')).toHaveTextContent('Adresse e-mail')
    await expect(column('Téléphone')).toHaveTextContent('Portable')
    await expect(column('Poste')).toHaveTextContent('Fonction')
    await expect(dialog.getByText('rose.martin@maison-lueur.example')).toBeVisible()
    await expect(dialog.getByText('Texte en UTF-8, séparé par des points-virgules')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Importer 3 employés' })).toBeEnabled()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Errors: StoryObj = {
  name: 'Shows each cell’s errors, including duplicates, and lets the user correct them in place',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await readTable(context, table(rose, ...invalid))
    // Wait for this error first, since it needs a response from the server.
    await expect(await dialog.findByText('Existe déjà')).toBeInTheDocument()
    await expect(dialog.getByText(/^3 lignes à corriger/)).toBeVisible()
    await expect(dialog.getByText("Mauvais format d'email")).toBeInTheDocument()
    await expect(dialog.getByText('Il manque le domaine après le signe @')).toBeInTheDocument()
    await expect(dialog.getByText('En double avec la ligne 2')).toBeInTheDocument()
    await expect(await dialog.findByText(/^Mauvais format de téléphone/)).toBeInTheDocument()
    await expect(dialog.getByRole('button', { name: 'Importer 1 employé' })).toBeEnabled()

    await userEvent.click(dialog.getByRole('button', { name: /^Email, ligne 3/ }))
    const field = await dialog.findByRole('textbox', { name: 'Email, ligne 3' })
    await userEvent.type(field, 'maison-lueur.example{Enter}')
    await expect(await dialog.findByText('zoe.roy@maison-lueur.example')).toBeInTheDocument()
    await expect(dialog.getByText(/^2 lignes à corriger/)).toBeVisible()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /^Email, ligne 3/ })).toHaveFocus(),
    )
    await userEvent.click(dialog.getByRole('switch', { name: /Montrer seulement/ }))
    await waitFor(() => expect(dialog.queryByText('zoe.roy@maison-lueur.example')).toBeNull())
    await expect(dialog.getByText('Existe déjà')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Garder la ligne 4 sans le numéro' }))
    await waitFor(() => expect(dialog.queryByText('Mauvais format de téléphone')).toBeNull())
    await expect(dialog.getByText('En double avec la ligne 2')).toBeInTheDocument()
  },
}

/**
 * Records the emails that are looked up on the server, and holds back the response for one of them.
 */
function holdAnswerAbout(context: PlayContext, email: string) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const asked: string[] = []
  context.msw.use(
    http.get(users, async ({ request }) => {
      const filter = new URL(request.url).searchParams.get('filter') ?? '{}'
      const { where } = JSON.parse(filter) as { where?: { email?: string[] } }
      asked.push(...(where?.email ?? []))
      if (where?.email?.includes(email)) await promise
    }),
  )
  return { asked, release }
}

export const Answers: StoryObj = {
  name: 'Shows existing people while others are still looked up, and looks up each person only once',
  play: async (context) => {
    const { userEvent } = context
    const { asked, release } = holdAnswerAbout(context, 'personne.60@maison-lueur.example')
    const [, , ines = ''] = invalid
    const dialog = await readTable(context, table(ines, 'Roy;Zoé;zoe.roy@;;', ...people(119)))
    await expect(await dialog.findByText('Existe déjà')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^Email, ligne 3/ }))
    const field = await dialog.findByRole('textbox', { name: 'Email, ligne 3' })
    await userEvent.type(field, 'maison-lueur.example{Enter}')
    release()
    await expect(await dialog.findByText('zoe.roy@maison-lueur.example')).toBeInTheDocument()
    await waitFor(() => expect(new Set(asked).size).toBe(121))
    await expect(dialog.getByText('Existe déjà')).toBeVisible()
    await expect(asked.filter((email) => email.startsWith('ines.'))).toHaveLength(1)
  },
}

export const Headings: StoryObj = {
  name: 'Finds headings below a title, and skips the rows above them',
  play: async (context) => {
    const lines = ['Liste du personnel;;', 'Au 15 janvier 2027;;', '', 'Nom;Prénom;Courriel']
    const file = new File(
      [[...lines, 'Martin;Rose;rose.martin@maison-lueur.example'].join('\r\n')],
      'a',
    )
    const dialog = await readTable(context, file)
    const columns = within(dialog.getByRole('group', { name: 'Colonnes' }))
    await expect(columns.getByRole('button', { name: /Titres/ })).toHaveTextContent('Ligne 4')
    await expect(columns.getByRole('button', { name: /Email/ })).toHaveTextContent('Courriel')
    await expect(dialog.getByText('rose.martin@maison-lueur.example')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Importer 1 employé' })).toBeEnabled()
    await choose(columns.getByRole('button', { name: /Titres/ }), '(aucun titre)')
    await expect(await dialog.findByText('Liste du personnel')).toBeInTheDocument()
  },
}

const teams = (...lines: string[]) =>
  new File([['Email;Prénom;Équipe', ...lines].join('\r\n')], 'equipe.csv')

export const Teams: StoryObj = {
  name: 'Assigns each person to the team named in the row, and creates unknown teams on request',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const file = teams(
      'rose.martin@maison-lueur.example;Rose;commercial',
      'paul.petit@maison-lueur.example;Paul;Inconnue',
      'lise.morel@maison-lueur.example;Lise;',
    )
    const dialog = await readTable(context, file)
    await expect(await dialog.findByText('Équipe inconnue')).toBeInTheDocument()
    await expect(dialog.getByText(/^1 ligne à corriger/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Créer l’équipe « Inconnue »' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Importer 3 employés' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    const { repositories } = worldOf(context).adapters
    const { accounts } = repositories
    const [paul] = await accounts.byEmail('paul.petit@maison-lueur.example', 'signature')
    const { teams: stored } = repositories.within({ organisationId: demoIds.organisation })
    await expect(await stored.get(paul?.team_id ?? '')).toMatchObject({ name: 'Inconnue' })
    const [rose] = await accounts.byEmail('rose.martin@maison-lueur.example', 'signature')
    await expect(rose?.team_id).toBe(demoIds.teams.sales)
    const [lise] = await accounts.byEmail('lise.morel@maison-lueur.example', 'signature')
    await expect(lise?.team_id).not.toBe(demoIds.teams.sales)
  },
}

export const Updates: StoryObj = {
  name: 'Updates existing people only if that is selected, and says how many',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const ines = 'Benali;;ines.benali@maison-lueur.example;;Directrice'
    const dialog = await readTable(context, table(rose, ines))
    await expect(await dialog.findByText('Existe déjà')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Mettre à jour/ }))
    await expect(await dialog.findByText('1 personne sera modifiée.')).toBeVisible()
    await expect(dialog.queryByText('Existe déjà')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 1 employé, en modifier 1' }))
    await expect(await dialog.findByText('1 employé créé, 1 modifié')).toBeVisible()
    const { accounts } = worldOf(context).adapters.repositories
    const [changed] = await accounts.byEmail('ines.benali@maison-lueur.example', 'signature')
    await expect(changed).toMatchObject({ first_name: 'Inès', position: 'Directrice' })
  },
}

export const EscapeKeepsTheCell: StoryObj = {
  name: 'Cancels a correction with Escape, and asks before the dialog closes over unsent rows',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await readTable(context, table(rose))
    await userEvent.click(dialog.getByRole('button', { name: /^Prénom, ligne 2/ }))
    await userEvent.type(await dialog.findByRole('textbox'), 'lyne{Escape}')
    await expect(dialog.getByRole('button', { name: /^Prénom, ligne 2/ })).toHaveTextContent('Rose')
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Abandonner ces lignes ?')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    await expect(dialog.getByText('rose.martin@maison-lueur.example')).toBeVisible()
  },
}

export const OtherColumns: StoryObj = {
  name: 'Lets the user map a column whose heading says nothing, and asks before importing without names',
  play: async (context) => {
    const { userEvent } = context
    const file = new File(['Qui;Contact\nRose;rose@maison-lueur.example'], 'liste.csv')
    const dialog = await readTable(context, file)
    await expect(dialog.getByText('rose@maison-lueur.example')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 1 employé' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/La colonne « Qui » ressemble à des noms/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'No' }))
    const columns = within(dialog.getByRole('group', { name: 'Colonnes' }))
    await userEvent.click(columns.getByRole('button', { name: /Prénom/ }))
    await userEvent.click(await screen.findByRole('option', { name: /^Qui/ }))
    await expect(await dialog.findByRole('button', { name: /^Prénom, ligne 2/ })).toHaveTextContent(
      'Rose',
    )
  },
}

export const Doubts: StoryObj = {
  name: 'Asks which of two columns holds the emails, and leaves out people who have left',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const lines = [
      'Mail;UPN;Nom complet;Mobile;Téléphone;Skype;Statut',
      'rose@maison-lueur.example;r.martin@maison-lueur.example;MARTIN Rose;06 12 34 56 78;01 23 45 67 89;rose.m;Actif',
      ';paul@maison-lueur.example;PETIT Paul;;;;Actif',
      'lise@maison-lueur.example;;MOREL Lise;;;;Sortie',
      'max@;;OTT Max;12;;;Actif',
    ]
    const dialog = await readTable(context, new File([lines.join('\n')], 'annuaire.csv'))
    await expect(dialog.getByText(/Quelle colonne contient l’email/)).toBeVisible()
    await expect(dialog.getByText(/1 ligne sans valeur dans « Mail » prend/)).toBeVisible()
    await expect(dialog.getByText(/4 noms de « Nom complet » ont été séparés/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /^UPN \(/ }))
    await expect(await dialog.findByText('r.martin@maison-lueur.example')).toBeInTheDocument()
    await expect(dialog.queryByText(/Quelle colonne contient l’email/)).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Les laisser de côté' }))
    await expect(await dialog.findByRole('button', { name: 'Importer 2 employés' })).toBeEnabled()
    await expect(dialog.getByText('paul@maison-lueur.example')).toBeInTheDocument()
    await expect(dialog.queryByText('lise@maison-lueur.example')).toBeNull()
    // For the picture: the rows with two lines of an error.
    dialog.getByText('Il manque le domaine après le signe @').scrollIntoView()
  },
}

/** Cells as desktop spreadsheets copy them: as text and as an image. */
async function copiedCells(): Promise<DataTransfer> {
  const clipboard = new DataTransfer()
  clipboard.setData('text/plain', 'Email\tPrénom\nrose@maison-lueur.example\tRose')
  const image = await imageFile(200, 40)
  clipboard.items.add(new File([image], 'image.png', { type: 'image/png' }))
  return clipboard
}

export const Pasted: StoryObj = {
  name: 'Reads cells copied from a spreadsheet, which come with an image',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openImport(context)
    const field = dialog.getByRole('textbox', { name: /collez des lignes/ })
    await userEvent.click(field)
    await userEvent.paste(await copiedCells())
    await expect(field).toHaveValue('Email\tPrénom\nrose@maison-lueur.example\tRose')
    await userEvent.click(dialog.getByRole('button', { name: 'Lire ces lignes' }))
    await expect(await dialog.findByText('rose@maison-lueur.example')).toBeVisible()
    await expect(dialog.getByText('Texte en UTF-8, séparé par des tabulations')).toBeVisible()
  },
}

export const PastedFile: StoryObj = {
  name: 'Reads a table that is pasted as a file',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openImport(context)
    await userEvent.click(dialog.getByRole('textbox', { name: /collez des lignes/ }))
    const clipboard = new DataTransfer()
    clipboard.items.add(table(rose, paul))
    await userEvent.paste(clipboard)
    await expect(await dialog.findByText('rose.martin@maison-lueur.example')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Importer 2 employés' })).toBeEnabled()
  },
}

/** Drops a file on an element. */
function dropFile(place: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  place.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

export const Dropped: StoryObj = {
  name: 'Accepts a dropped file',
  play: async (context) => {
    const dialog = await openImport(context)
    dropFile(dialog.getByText(/déposez ici un fichier/), table(rose))
    await expect(await dialog.findByText('rose.martin@maison-lueur.example')).toBeVisible()
  },
}

export const Refused: StoryObj = {
  name: 'Says why a file cannot be read, and what to do',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const dialog = await openImport(context)
    const old = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)], 'equipe.xls')
    await pickFile(dialog, 'Fichier des employés', old)
    await expect(await dialog.findByText(/ancien format \.xls/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Choisir un fichier' })).toBeEnabled()
  },
}

export const Thousands: StoryObj = {
  name: 'Accepts 5,000 rows, and only renders the visible ones',
  play: async (context) => {
    const dialog = await openImport(context)
    await pickFile(dialog, 'Fichier des employés', table(...people(5000)))
    await expect(
      await dialog.findByRole('button', { name: /^Importer 5.000 employés$/ }),
    ).toBeEnabled()
    await expect(dialog.getAllByRole('row').length).toBeLessThan(40)
  },
}

export const TeamAdmin: StoryObj = {
  name: 'Lets a team’s administrator import into their own team',
  parameters: { path: '/users', api: { userId: demoIds.teamAdmin } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer une liste' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
    await pickFile(dialog, 'Fichier des employés', table(rose))
    await userEvent.click(await dialog.findByRole('button', { name: 'Importer 1 employé' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    const created = await worldOf(context).adapters.repositories.accounts.byEmail(
      'rose.martin@maison-lueur.example',
      'signature',
    )
    await expect(created[0]?.team_id).toBe(demoIds.teams.sales)
    // Wait for the last change to the list behind the dialog.
    await canvas.findByText('rose.martin@maison-lueur.example')
  },
}

export const Onboarding: StoryObj = {
  name: '[1.2.59] Imports into a running onboarding, which assigns the team of the rows that name none when it finishes',
  parameters: { path: '/create-signature-company', api: adminBeforeOnboarding },
  beforeEach: () => leaveDraft({ teamName: 'Atelier' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer une liste' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
    const file = teams(
      'rose.martin@maison-lueur.example;Rose;',
      'paul.petit@maison-lueur.example;Paul;Boutique',
    )
    await pickFile(dialog, 'Fichier des employés', file)
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Créer l’équipe « Boutique »' }),
    )
    await userEvent.click(await dialog.findByRole('button', { name: 'Importer 2 employés' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Terminer' }))
    await expect(await canvas.findByText('rose.martin@maison-lueur.example')).toBeVisible()
    await waitFor(async () => expect((await openDraft().read())?.employeeIds).toHaveLength(1))
  },
}
