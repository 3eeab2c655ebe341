import { productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { importApi } from './import-seed.ts'

const { superAdmin, staff, centres } = stockIds

const meta: Meta = {
  title: 'Stock product/Import/Import',
  ...productStory(product, {
    path: '/import?kind=products',
    api: { ...importApi, userId: superAdmin },
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const headings = 'Code barres;Désignation;Famille;Laboratoire;Réf. fournisseur;Colisage'
const productTable = [
  'Catalogue 2027;;;;;',
  headings,
  '3400930000038;Compresses stériles 10 × 10;Pansements;Dentalys;CS-10;50',
  '3400930000014;Gants nitrile M, boîte de 100;Protection;Dentalys;GN-M2;100',
  '3400930000021;Masques chirurgicaux IIR;Protection;Dentalys;MC-50;100',
  '3400930000045;Aiguilles 30G;Anesthésie;Septodent;AI-30;100',
  '3,40093E+12;Seringues 5 ml;Injection;Dentalys;SE-5;100',
]

const table = (lines: readonly string[]) =>
  new File([lines.join('\r\n')], 'catalogue.csv', { type: 'text/csv' })

async function pick({ canvas }: PlayContext, lines: readonly string[]) {
  const input = await canvas.findByLabelText('Fichier à importer', { selector: 'input' })
  await fireEvent.change(input, { target: { files: [table(lines)] } })
}

async function toPreview(context: PlayContext, lines = productTable) {
  const { canvas, userEvent } = context
  await pick(context, lines)
  await userEvent.click(await canvas.findByRole('button', { name: 'Voir l’aperçu' }))
}

const posts = (context: PlayContext, path: string) =>
  worldOf(context).requests.filter(
    (request) => request.method === 'POST' && request.path.split('?')[0] === path,
  )

export const Default: StoryObj = {
  name: 'Takes a file, or rows pasted from a spreadsheet',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Importer des produits' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Télécharger un modèle' })).toBeVisible()
  },
}

export const ColumnGuess: StoryObj = {
  name: 'Guesses the columns, also below a title',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await pick(context, productTable)
    const columns = within(await canvas.findByRole('group', { name: 'Colonnes' }))
    const selected = (name: RegExp) => columns.getByRole('button', { name })
    await expect(selected(/Titres des colonnes/)).toHaveTextContent('Ligne 2')
    await expect(selected(/Code(?! )/)).toHaveTextContent('Code barres')
    await expect(selected(/Fournisseur$|Laboratoire/)).toHaveTextContent('Laboratoire')
    await expect(columns.queryByRole('button', { name: /Seuil/ })).toBeNull()
  },
}

export const ColumnMissing: StoryObj = {
  name: 'Asks for the column with the code before the preview',
  play: async (context) => {
    const { canvas } = context
    await pick(context, ['Désignation;Prix', 'Gants;12'])
    await expect(await canvas.findByText('Indiquez d’abord où se trouve : Code')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Voir l’aperçu' })).toBeDisabled()
  },
}

export const Preview: StoryObj = {
  name: 'Says row by row what is created, changed or refused',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context)
    const row = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    await expect((await row(/Compresses/)).getByText('Crée la catégorie Pansements')).toBeVisible()
    await expect(
      (await row(/Gants/)).getByText('Référence fournisseur : GN-M → GN-M2'),
    ).toBeVisible()
    await expect((await row(/Masques/)).getByText('Déjà à jour')).toBeVisible()
    await expect((await row(/Aiguilles/)).getByText(/Septodent n’existe pas/)).toBeVisible()
    await expect((await row(/Seringues/)).getByText(/a arrondi 3,40093E\+12/)).toBeVisible()
    await expect(posts(context, '/api/stock/import/products')).toEqual([])
    await userEvent.click(canvas.getByRole('radio', { name: 'Refusées (2)' }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3))
    await userEvent.click(canvas.getByRole('radio', { name: 'Toutes (5)' }))
  },
}

export const Result: StoryObj = {
  name: 'Imports once what the preview said, however often it is pressed',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context)
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Importer 2 lignes' }))
    await expect(await canvas.findByText('Import terminé')).toBeVisible()
    await expect(canvas.getByText('1 ligne créée')).toBeVisible()
    await expect(canvas.getByText('2 lignes refusées')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir les produits' })).toBeVisible()
    await expect(posts(context, '/api/stock/import/products')).toHaveLength(1)
  },
}

export const Again: StoryObj = {
  name: 'Changes nothing when the file is imported again',
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer 2 lignes' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer un autre fichier' }))
    await toPreview(context)
    await expect(await canvas.findByText('Rien à importer')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Importer \d/ })).toBeNull()
  },
}

export const ChangedMeanwhile: StoryObj = {
  name: 'Imports nothing and shows a new preview when the data have changed',
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context)
    const button = await canvas.findByRole('button', { name: 'Importer 2 lignes' })
    const { fetch, auth } = worldOf(context)
    await fetch(
      new Request(`${location.origin}/api/stock/product/product-gants`, {
        method: 'PATCH',
        headers: {
          'Content-Type': 'application/json',
          'X-access-token': auth?.access_token ?? '',
        },
        body: JSON.stringify({ supplierRef: 'GN-M2' }),
      }),
    )
    await userEvent.click(button)
    await expect(await canvas.findByText('Les données ont changé depuis l’aperçu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Importer 1 ligne' })).toBeVisible()
  },
}

export const SupplierList: StoryObj = {
  name: 'Imports a supplier’s list: supplier and category for all rows, generated codes, and a doubtful code',
  parameters: { variants: ['phone'] },
  async play(context) {
    const { canvas, userEvent } = context
    await pick(context, [
      'Code;Réf. article;Désignation;Qté/boîte',
      ';CS-10;Compresses stériles;50',
      '3400930000039;MA-1;Masques;100',
    ])
    for (const [field, option] of [
      ['Fournisseur', 'Dentalys'],
      ['Catégorie', 'Protection'],
    ] as const) {
      const name = new RegExp(`${field} de tout le fichier`)
      await userEvent.click(await canvas.findByRole('button', { name }))
      await userEvent.click(await within(document.body).findByRole('option', { name: option }))
    }
    await userEvent.click(canvas.getByRole('checkbox', { name: /Créer un code/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Voir l’aperçu' }))
    const run = await canvas.findByRole('button', { name: 'Importer 2 lignes' })
    await expect(canvas.getByRole('row', { name: /est-il bien saisi/ })).toBeVisible()
    await expect(run).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /J’ai vérifié ces lignes/ }))
    await userEvent.click(run)
    await expect(await canvas.findByText('2 lignes créées')).toBeVisible()
  },
}

export const PreviewFails: StoryObj = {
  name: 'Keeps the file and the columns when the preview fails',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/stock/import/products/preview', () => failure(500, -1, 'Unknown error')),
    ),
  play: async (context) => {
    const { canvas } = context
    await toPreview(context)
    await expect(await canvas.findByText('L’aperçu n’a pas pu être préparé')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Colonnes' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Voir l’aperçu' })).toBeEnabled()
  },
}

export const RunFails: StoryObj = {
  name: 'Retries with the same key when the response was lost',
  play: async (context) => {
    const { canvas, userEvent, msw } = context
    const keys: (string | null)[] = []
    let isFirst = true
    msw.use(
      http.post('/api/stock/import/products', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        const isLost = isFirst
        isFirst = false
        return isLost ? failure(500, -1, 'Unknown error') : undefined
      }),
    )
    await toPreview(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer 2 lignes' }))
    await expect(await canvas.findByText('L’import n’a pas eu lieu')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 2 lignes' }))
    await expect(await canvas.findByText('Import terminé')).toBeVisible()
    await expect(keys).toEqual([keys[0], keys[0]])
  },
}

export const Running: StoryObj = {
  name: 'Says that the import is running, and disables all controls',
  beforeEach: ({ msw }) =>
    msw.use(http.post('/api/stock/import/products', () => delay('infinite'))),
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer 2 lignes' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Autre fichier' })).toBeDisabled(),
    )
  },
}

export const Unreadable: StoryObj = {
  name: 'Says why a file cannot be read',
  play: async (context) => {
    const { canvas } = context
    const input = await canvas.findByLabelText('Fichier à importer', { selector: 'input' })
    const pdf = new File(['%PDF-1.7\u0000\u0001'], 'catalogue.csv', { type: 'text/csv' })
    await fireEvent.change(input, { target: { files: [pdf] } })
    await expect(await canvas.findByText(/Ce fichier n’est pas un tableau/)).toBeVisible()
  },
}

export const Suppliers: StoryObj = {
  name: 'Imports suppliers',
  parameters: { path: '/import?kind=suppliers' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const orthalys = 'Orthalys;ORT;commandes@orthalys.example'
    await toPreview(context, ['Raison sociale;Code;Courriel', orthalys, 'Sans adresse;SA;'])
    await expect(await canvas.findByText('L’email manque')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 1 ligne' }))
    await expect(await canvas.findByText('Import terminé')).toBeVisible()
  },
}

export const OpeningStock: StoryObj = {
  name: 'Imports an opening stock with lots and their expiry',
  parameters: { path: '/import?kind=stock', variants: ['dark', 'phone'] },
  beforeEach: selectCentre(superAdmin, centres.bastille),
  play: async (context) => {
    const { canvas, userEvent } = context
    await toPreview(context, [
      'Code;Quantité;Lot;Péremption',
      '3400930000014;400;LOT-27A;31/03/2028',
      '3400930000014;60;;',
      '3400930000021;250;M-114;30/11/2027',
      'GANT-XL;12;;',
    ])
    await expect(await canvas.findByText('Aucun produit n’a le code GANT-XL')).toBeVisible()
    await expect(canvas.getByText('Quantité : 0 → 400')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 3 lignes' }))
    await expect(await canvas.findByText('3 lignes créées')).toBeVisible()
  },
}

export const NoCentre: StoryObj = {
  name: 'Asks for a centre before an opening stock',
  parameters: { path: '/import?kind=stock', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Choisissez d’abord un centre' }),
    ).toBeVisible()
    const link = within(canvas.getByRole('main')).getByRole('link', { name: 'Choix du centre' })
    await expect(link).toHaveAttribute('href', '/centres')
  },
}

export const Kinds: StoryObj = {
  name: 'Offers what the user may import',
  parameters: { path: '/import' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Des produits' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Un stock d’ouverture' })).toBeVisible()
  },
}

export const NotPermitted: StoryObj = {
  name: 'Does not offer the import of products to members of one centre',
  parameters: { api: { ...importApi, userId: staff } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Accès interdit')).toBeVisible()
  },
}
