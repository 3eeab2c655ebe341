import type { BrowserContext, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { readClipboardHtml, serialised } from './clipboard.ts'
import { eventually } from './eventually.ts'
import type { Hands } from './hands.ts'
import { expectedHtml } from './install-data.ts'
import { logoPng } from './images.ts'
import type { RunningServer } from './server.ts'
import { codesOf } from './session.ts'
import type { MailServer } from './smtp.ts'

/** A person in a browser, on the way from the first visit to an installed signature. */
export interface Traveller {
  page: Page
  hands: Hands
  server: RunningServer
  smtp: MailServer
  /** Phone layout: preview in a sheet, navigation in a drawer. */
  isNarrow?: boolean
}

const named = (scope: Page | Locator, name: string) =>
  scope.getByRole('textbox', { name, exact: true })
const button = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true })

/** Opens the landing page and follows its link to the wizard. */
export async function begin({ page, hands, server }: Traveller): Promise<void> {
  await page.goto(server.url)
  await hands.press(page.getByRole('link', { name: 'Commencer' }))
  await page.waitForURL('**/create-signature-company')
}

/** Picks an image and confirms it without cropping. */
export async function chooseImage(
  { page, hands }: Traveller,
  kind: 'Image du logo' | 'Image de la bannière',
): Promise<void> {
  const files = page.waitForEvent('filechooser')
  await hands.press(button(page.getByRole('group', { name: kind }), 'Choisir un fichier'))
  const file = { name: 'picture.png', mimeType: 'image/png', buffer: logoPng }
  await (await files).setFiles(file)
  const crop = page.getByRole('dialog', { name: 'Resize image' })
  await hands.press(button(crop, 'Valider'))
  await crop.waitFor({ state: 'detached' })
}

/**
 * Designs a signature with person, company, logo, a network, a video button and a different layout.
 */
export async function design(traveller: Traveller): Promise<void> {
  const { page, hands, isNarrow } = traveller
  await hands.type(named(page, 'Prénom'), 'Camille')
  await hands.type(named(page, 'Nom'), 'Laurent')
  await hands.type(named(page, 'Fonction'), 'Directrice commerciale')
  await hands.type(named(page, 'Nom de l’entreprise'), 'Atelier Nord & fils')
  await hands.choose(page.getByRole('tab', { name: 'Images' }))
  await chooseImage(traveller, 'Image du logo')
  await hands.choose(page.getByRole('tab', { name: 'Social' }))
  await hands.press(button(page, 'Ajouter LinkedIn'))
  await hands.type(named(page, 'Adresse LinkedIn'), 'https://www.linkedin.com/company/atelier-nord')
  await hands.choose(page.getByRole('tab', { name: 'Addon' }))
  await hands.press(button(page, 'Ajouter Visioconférence'))
  await hands.type(named(page, 'Lien de la réunion'), 'https://zoom.us/j/5550123')
  if (isNarrow) await hands.press(button(page, 'Afficher l’aperçu'))
  const layout = page.getByRole('radio', { name: 'Titre, deux colonnes' })
  await hands.choose(layout)
  await eventually(() => layout.isChecked()).toBe(true)
  const preview = page.frameLocator('iframe').first()
  await preview.getByText('Camille Laurent').waitFor()
  await preview.getByText('Meet me on Zoom').waitFor()
  if (isNarrow) await hands.press(button(page, 'Réduire l’aperçu'))
}

/** Names the signature, by default with the suggested name. */
export async function nameSignature({ page, hands }: Traveller, name?: string): Promise<void> {
  await hands.press(button(page, 'Suivant'))
  const dialog = page.getByRole('dialog', { name: 'Donnez un nom à votre signature' })
  await eventually(() => named(dialog, 'Nom').inputValue()).toBe('Signature de la société')
  if (name !== undefined) await hands.type(named(dialog, 'Nom'), name)
  await hands.press(button(dialog, 'Save'))
}

/** Signs in with the code from a real mail, and continues to the wizard's employees. */
export async function signInByMail({ page, hands, smtp }: Traveller, email: string): Promise<void> {
  await hands.type(named(page, 'Email'), email)
  await hands.press(button(page, 'Send me a magic link'))
  await page.getByText('Check your email!').waitFor()
  await hands.type(named(page, 'Code'), await codesOf(smtp)(email))
  await hands.press(button(page, 'Login'))
  await page.getByRole('heading', { name: 'Ajoutez vos employés' }).waitFor()
}

/** Enters the name of the planned team, or skips the step. */
export async function planTeam({ page, hands }: Traveller, team: string | null): Promise<void> {
  if (team === null) return hands.press(button(page, 'Passer'))
  await hands.type(named(page, 'Nom de l’équipe'), team)
  await hands.press(button(page, 'Créer l’équipe'))
  await page.getByText(`L’équipe « ${team} » sera créée à la fin.`).waitFor()
}

/** Adds one employee in the wizard. */
export async function addEmployee({ page, hands }: Traveller, email: string): Promise<void> {
  await hands.press(button(page, 'Créer un employé'))
  const dialog = page.getByRole('dialog')
  await hands.type(named(dialog, 'Email'), email)
  await hands.press(button(dialog, 'Enregistrer'))
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(email).first().waitFor()
}

/** Goes from the employees to the summary and confirms it. */
export async function saveAll({ page, hands }: Pick<Traveller, 'page' | 'hands'>): Promise<void> {
  await hands.press(button(page, 'Suivant'))
  await page.getByRole('heading', { name: 'Tout est prêt' }).waitFor()
  await hands.press(button(page, 'Suivant'))
}

/**
 * Finishes the wizard. Waits for the progress bar, then for the company's page with the entered
 * data.
 */
export async function finish({ page, hands }: Traveller): Promise<void> {
  // Start waiting before the action, because the progress is shown only for a second or two.
  const progress = page.getByRole('progressbar').waitFor()
  await Promise.all([progress, saveAll({ page, hands })])
  await page.waitForURL('**/home')
  await page.getByRole('heading', { name: 'Votre société' }).waitFor()
  await eventually(() => named(page, 'Nom').inputValue()).toBe('Atelier Nord & fils')
}

/** Records the resource names of the save requests from a context's pages, in order. */
export function watchSaving(context: BrowserContext): string[] {
  const saved: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const change = request.method() === 'PATCH' ? /^\/api\/(\w+)\/[^/]+$/ : creating
    const name = request.method() === 'GET' ? undefined : change.exec(pathname)?.[1]
    if (name !== undefined) saved.push(name)
  })
  return saved
}

const creating =
  /^\/api\/organisation\/[^/]+\/(set-onboarding|signature-templates|campaigns|teams)$/

/** Opens a page from the sidebar, which is a drawer on a phone. */
export async function openPage({ page, hands, isNarrow }: Traveller, name: string): Promise<void> {
  if (isNarrow) await hands.press(button(page, 'Ouvrir le menu'))
  await hands.press(page.getByRole('link', { name, exact: true }))
}

/** Sends one employee the signature; returns the install link from the mail. */
export async function deployTo(traveller: Traveller, email: string): Promise<string> {
  const { page, hands, smtp, server } = traveller
  await hands.choose(page.getByRole('tab', { name: 'Employes' }))
  const row = page.getByRole('row', { name: new RegExp(email) })
  await hands.press(row.getByRole('button', { name: /^Deploy/ }))
  const mail = await smtp.waitFor(email)
  await row.getByText('Email envoyé').waitFor()
  const link = /http:\/\/\S+install-email\S*/.exec(mail.text ?? '')?.[0] ?? ''
  expect(link).toContain(`${server.url}/user/`)
  return link
}

/** Fills in the employee's own form on the install page. */
export async function introduce({ page, hands }: Traveller): Promise<void> {
  await hands.type(named(page, 'Prénom'), 'Hugo')
  await hands.type(named(page, 'Nom'), 'Martin')
  await hands.type(named(page, 'Poste'), 'Chef d’atelier')
  await hands.type(named(page, 'Téléphone mobile'), '06 12 34 56 78')
  await hands.press(button(page, 'Enregistrer'))
  await page.frameLocator('iframe').first().getByText('Hugo Martin').first().waitFor()
}

const targets = { Gmail: 'gmail', Outlook: 'outlook' } as const

/** Copies for a mail client, expects the renderer's output on the clipboard, and returns it. */
export async function copyFor(
  { page, hands, server }: Traveller,
  client: keyof typeof targets,
): Promise<string> {
  await hands.choose(page.getByRole('tab', { name: client, exact: true }))
  await hands.press(button(page, `Copier pour ${client}`))
  await button(page, `Copiée pour ${client}`).waitFor()
  const installKey = /user\/([^/]+)\//.exec(page.url())?.[1] ?? ''
  const html = await expectedHtml(server.url, installKey, targets[client])
  const expected = await serialised(page, html)
  expect(await serialised(page, await readClipboardHtml(page))).toBe(expected)
  return expected
}
