import { productStory, worldOf } from '@org/app-kit/testing'
import { codeFor, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import {
  adminBeforeOnboarding,
  adminOf,
  adminOfManyBeforeOnboarding,
} from '#shared/testing/before-onboarding.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { designed, leaveDraft } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Wizard',
  ...productStory(product, { path: '/create-signature-company' }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function next({ canvas, userEvent }: PlayContext) {
  const button = await canvas.findByRole('button', { name: 'Suivant' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

async function nameAndGoOn(context: PlayContext) {
  await next(context)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
  )
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

const step = ({ canvas }: PlayContext, name: string) =>
  canvas.getByRole('button', { name: new RegExp(name) })

const currentStep = ({ canvasElement }: PlayContext) =>
  canvasElement.querySelector('[aria-current="step"]')

export const Design: StoryObj = {
  name: '[1.2.52] [1.2.53] Starts with the editor and a Suivant button',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Éditeur de signature' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeVisible()
    // On a phone the message is in the bottom sheet, which is closed.
    if (window.innerWidth < 860) return
    await expect(canvas.getByText('Objet')).toBeVisible()
  },
}

export const Example: StoryObj = {
  name: '[2.2.29] [2.2.30] [2.4.02] Shows an example until the first edit, next to empty fields',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Exemple')).toBeVisible()
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await expect(company).toHaveValue('')
    await userEvent.type(company, 'Neuville')
    await expect(canvas.queryByText('Exemple')).toBeNull()
  },
}

export const Naming: StoryObj = {
  name: '[1.2.54] [1.2.55] [1.2.56] Asks for the name, then shows the sign-in step',
  play: async (context) => {
    await next(context)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    )
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue(
      'Signature de la société',
    )
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(currentStep(context)).toHaveTextContent('Connexion'))
  },
}

export const NamingScreenshot: StoryObj = {
  name: 'Shows the dialog for the name over the editor',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await next(context)
    await expect(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    ).toBeVisible()
  },
}

export const SignInStep: StoryObj = {
  name: '[1.2.57] [1.2.51] Shows sign-in on a click on any later step',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('region', { name: 'Éditeur de signature' })
    await userEvent.click(step(context, 'Déploiement'))
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await userEvent.click(step(context, 'Créer une signature'))
    await expect(
      await canvas.findByRole('region', { name: 'Éditeur de signature' }),
    ).toBeInTheDocument()
  },
}

export const AtSignIn: StoryObj = {
  name: 'Shows the sign-in step in the wizard',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}

export const SignedIn: StoryObj = {
  name: '[1.2.58] Skips sign-in for a person who is signed in',
  parameters: { api: adminBeforeOnboarding },
  play: async (context) => {
    await nameAndGoOn(context)
    await waitFor(() => expect(currentStep(context)).toHaveTextContent('Employés'))
    await waitFor(() =>
      expect(context.canvas.getByRole('region', { name: 'Employés' })).toHaveFocus(),
    )
    await expect(context.canvas.queryByRole('textbox', { name: 'Email' })).toBeNull()
  },
}

export const TeamChoice: StoryObj = {
  name: 'Offers a team first, and waits for an answer',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Passer' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeEnabled()
  },
}

export const Employees: StoryObj = {
  name: '[1.2.59] Offers to create a team or to skip it, then shows the employees',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Créer l’équipe' })).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Passer' }))
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Créer un employé' })).toBeVisible()
  },
}

const users = '/api/organisation/demo-organisation/users'

const openEmployees = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Passer' }))

/** Returns the column headings. */
const headings = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)

const namesakes = [
  { first_name: 'Anne', last_name: 'Martin Dupont' },
  { first_name: 'Zoé', last_name: 'Barbier' },
  { first_name: 'Élodie', last_name: 'Étienne' },
  { first_name: 'Zacharie', last_name: 'Martin' },
  { first_name: 'Bruno', last_name: 'Martin' },
]

export const EmployeesInOrder: StoryObj = {
  name: 'Sorts the employees by last name, and hides the columns whose values are not decided yet',
  parameters: { api: adminOf(namesakes) },
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await openEmployees(context)
    const { canvas, userEvent } = context
    const heading = within(await canvas.findByRole('columnheader', { name: /Nom/ }))
    await userEvent.click(heading.getByRole('button', { name: /Nom/ }))
    await waitFor(() =>
      expect(
        within(canvas.getByRole('grid'))
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'Zoé Barbier',
        'Élodie Étienne',
        'Bruno Martin',
        'Zacharie Martin',
        'Anne Martin Dupont',
      ]),
    )
    await expect(headings(context)).toEqual(['Email', 'Nom', 'Signature', 'Actions'])
  },
}

export const EmployeesLoading: StoryObj = {
  name: 'Shows that the employees are loading',
  parameters: { api: adminBeforeOnboarding },
  beforeEach: async ({ msw }) => {
    await leaveDraft()
    msw.use(neverResponds(users))
  },
  play: async (context) => {
    await openEmployees(context)
    await showsLoading(context.canvas)
  },
}

export const EmployeesFail: StoryObj = {
  name: 'Says why the employees cannot be shown',
  parameters: { api: adminBeforeOnboarding, variants: ['phone'] },
  beforeEach: async ({ msw }) => {
    await leaveDraft()
    msw.use(http.get(users, () => failure(500, -1, 'Unknown error')))
  },
  play: async (context) => {
    await openEmployees(context)
    const { canvas } = context
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const NoEmployee: StoryObj = {
  name: 'Explains what employees are for while there are none',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: async ({ msw }) => {
    await leaveDraft()
    msw.use(http.get(users, () => HttpResponse.json({ data: [], total: 0 })))
  },
  play: async (context) => {
    await openEmployees(context)
    await expect(await context.canvas.findByText('Ajoutez votre premier employé')).toBeVisible()
  },
}

export const ManyEmployees: StoryObj = {
  name: 'Finds an employee beyond the server’s first page',
  parameters: { api: adminOfManyBeforeOnboarding },
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await openEmployees(context)
    const { canvas, userEvent } = context
    await canvas.findByText('1 – 50 sur 760')
    await expect(headings(context)).toEqual(['Email', 'Nom', 'Signature', 'Actions'])
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher' }), 'zimmer 699')
    await canvas.findByText('zoe.699@maison-lueur.example')
    await canvas.findByText('1 – 1 sur 1')
    await expect(canvas.getByRole('button', { name: 'Modifier Zoé Zimmer 699' })).toBeVisible()
  },
}

export const Blank: StoryObj = {
  name: 'Warns before a blank signature is saved, in the name dialog and in the last step',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  play: async (context) => {
    await next(context)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    )
    await expect(dialog.getByText('Votre signature est vide')).toBeVisible()
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await next(context)
    const { canvas } = context
    await expect(await canvas.findByText('Votre signature est vide')).toBeVisible()
    await expect(canvas.getByText(/Elle devient pourtant celle de toute la société/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Modifier la signature' })).toBeVisible()
  },
}

export const Unnamed: StoryObj = {
  name: '[1.2.51] Does not mark the first step as done without a name, and asks for it before saving',
  parameters: { api: adminBeforeOnboarding },
  beforeEach: () => leaveDraft({ isNamed: false, step: 0 }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('region', { name: 'Éditeur de signature' })
    await userEvent.click(step(context, 'Déploiement'))
    await canvas.findByRole('heading', { name: 'Tout est prêt' })
    await expect(step(context, 'Créer une signature')).toHaveTextContent(/^1.*à compléter$/)
    await expect(canvas.getByText(/Pas encore nommée/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Nommer la signature' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(step(context, 'Créer une signature')).toHaveTextContent(/terminée$/))
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Summary: StoryObj = {
  name: 'Lists in the last step what will be saved, for whom, and what is still wrong',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: () =>
    leaveDraft({
      signatureName: 'Neuville 2027',
      teamName: 'Lille',
      employeeIds: ['one', 'two'],
      signatureData: { ...designed, phone: '12' },
    }),
  play: async (context) => {
    const { canvas } = context
    await next(context)
    await canvas.findByRole('heading', { name: 'Tout est prêt' })
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent)
    await expect(terms).toEqual(['Nom de la signature', 'Pour qui', 'Équipe', 'Employés'])
    for (const text of ['Neuville 2027', '« Lille », créée à l’enregistrement', '2 ajoutés ici']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByText(/Téléphone : « 12 »/)).toBeVisible()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Journey: StoryObj = {
  name: '[1.1.15] [1.4.26] [2.1.05] Leads a visitor from the design to their own company',
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'claire@neuville.example'
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' }),
      'Neuville',
    )
    await nameAndGoOn(context)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(code, await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Passer' }))
    await saveDraft(context)
    await expect(
      await canvas.findByRole('heading', { name: 'Votre société' }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Et maintenant/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ajouter vos employés' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Masquer' }))
    await waitFor(() => expect(canvas.queryByText(/^Et maintenant/)).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Neuville')
    await expect(
      canvas.getByRole('button', { name: /Signature de la société.*Signature par défaut/ }),
    ).toBeVisible()
  },
}
