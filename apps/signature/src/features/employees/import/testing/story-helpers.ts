import type { StoryObj } from '@storybook/react-vite'
import { screen, within } from 'storybook/test'
import { pickFile } from '#shared/testing/upload-helpers.ts'

export type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Path of the operation that lists employees. */
export const users = '/api/organisation/demo-organisation/users'
/** Path of the operation that creates a batch of employees. */
export const batches = `${users}/batch`
const headings = 'Nom;Prénom;Adresse e-mail;Portable;Fonction'
export const rose = 'Martin;Rose;rose.martin@maison-lueur.example;06 12 34 56 78;Vendeuse'
export const paul = 'Petit;Paul;paul.petit@maison-lueur.example;;Acheteur'
export const lise = 'Morel;Lise;lise.morel@maison-lueur.example;06 98 76 54 32;Comptable'

/** Makes table rows for `count` people who do not exist yet. */
export const people = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Nom ${at};Prénom;personne.${at}@maison-lueur.example;;Poste`,
  )

export const table = (...lines: string[]) =>
  new File([[headings, ...lines].join('\r\n')], 'equipe.csv', { type: 'text/csv' })

export async function openImport({ canvas, userEvent }: PlayContext) {
  await canvas.findByText('ines.benali@maison-lueur.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Importer une liste' }))
  return within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
}

export async function readTable(context: PlayContext, file: File) {
  const dialog = await openImport(context)
  await pickFile(dialog, 'Fichier des employés', file)
  await dialog.findByRole('group', { name: 'Colonnes' })
  return dialog
}

export const emailsOf = (dialog: ReturnType<typeof within>) =>
  dialog.queryAllByText(/@/).map((element: HTMLElement) => element.textContent)
