import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, changeElsewhere } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { pickFile, confirmCrop, imageFile, storeImage } from '../testing/upload-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Shared/Conflicts',
  ...productStory(product, {
    path: `/users?edit=${demoIds.member}`,
    api: { userId: demoIds.admin },
  }),
}
export default meta

const member = `/user/${demoIds.member}`
const title = 'Modifié entre-temps par quelqu’un d’autre'
const save = () => screen.getByRole('button', { name: 'Enregistrer' })

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Edits a field that another person has also changed, and waits for the conflict. */
async function causeEmployeeConflict(context: PlayContext) {
  const { userEvent } = context
  const position = await screen.findByRole('textbox', { name: 'Poste' })
  const others = { position: 'Directrice', phone_number: '06 12 34 56 78' }
  await changeElsewhere(worldOf(context), member, others)
  await userEvent.clear(position)
  await userEvent.type(position, 'Présidente')
  await userEvent.click(save())
  const notice = (await screen.findByText(title)).closest('[role=alert]') as HTMLElement
  await expect(notice).toHaveTextContent('Votre saisiePrésidente')
  await expect(notice).toHaveTextContent('Version actuelleDirectrice')
  return notice
}

export const Employee: StoryObj = {
  name: 'Shows both changes to an employee',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await causeEmployeeConflict(context)
  },
}

export const EmployeeReplaced: StoryObj = {
  name: 'Replaces the other change to an employee on request',
  play: async (context) => {
    const { userEvent } = context
    const notice = await causeEmployeeConflict(context)
    await userEvent.click(within(notice).getByRole('button', { name: 'Remplacer par ma saisie' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const sent = bodyOf(worldOf(context), 'PATCH', `/api${member}`)
    await expect(sent).toMatchObject({ position: 'Présidente', phone_number: '06 12 34 56 78' })
  },
}

export const EmployeeDiscarded: StoryObj = {
  name: 'Takes the current version of an employee, and keeps values that nobody else has changed',
  play: async (context) => {
    const { userEvent } = context
    const position = await screen.findByRole('textbox', { name: 'Poste' })
    await changeElsewhere(worldOf(context), member, { position: 'Directrice' })
    await userEvent.clear(position)
    await userEvent.type(position, 'Présidente')
    await userEvent.clear(screen.getByRole('textbox', { name: 'Prénom' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Prénom' }), 'Solène')
    await userEvent.click(save())
    await userEvent.click(
      await screen.findByRole('button', { name: 'Reprendre la version actuelle' }),
    )
    await waitFor(() => expect(position).toHaveValue('Directrice'))
    await expect(screen.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Solène')
    await expect(screen.queryByText(title)).toBeNull()
    await userEvent.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const EmployeeMerged: StoryObj = {
  name: 'Merges with what an employee has entered on the install page in the meantime',
  play: async (context) => {
    const { userEvent } = context
    const position = await screen.findByRole('textbox', { name: 'Poste' })
    await changeElsewhere(worldOf(context), member, { phone_number: '06 12 34 56 78' })
    await userEvent.clear(position)
    await userEvent.type(position, 'Présidente')
    await userEvent.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'PATCH', `/api${member}`)).toEqual({
      position: 'Présidente',
    })
  },
}

export const Team: StoryObj = {
  parameters: { path: `/team/${demoIds.teams.sales}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    const path = `/team/${demoIds.teams.sales}`
    await changeElsewhere(worldOf(context), path, { name: 'Ventes France' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ventes Europe')
    await userEvent.click(save())
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reprendre la version actuelle' }),
    )
    await waitFor(() => expect(name).toHaveValue('Ventes France'))
    await expect(await canvas.findByRole('heading', { name: /Ventes France/ })).toBeVisible()
  },
}

export const Company: StoryObj = {
  parameters: { path: '/home' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    const path = '/organisation/demo-organisation'
    await changeElsewhere(worldOf(context), path, {
      name: 'Lueur de Lyon',
      address: '2 quai Rambaud',
    })
    await userEvent.type(name, ' et fils')
    await userEvent.click(save())
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplacer par ma saisie' }))
    await screen.findByText('Saved')
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 quai Rambaud')
    const sent = bodyOf(worldOf(context), 'PATCH', `/api${path}`)
    await expect(sent).toMatchObject({ name: 'Maison Lueur et fils', address: '2 quai Rambaud' })
  },
}

/** Edits a logo that another administrator has also changed, and waits for the conflict. */
async function causeLogoConflict(context: PlayContext) {
  const { canvas } = context
  await canvas.findByRole('group', { name: 'Logo' })
  const world = worldOf(context)
  const theirs = await storeImage(world, await imageFile(300, 100, '#1f4e79'))
  await changeElsewhere(world, '/organisation/demo-organisation', { logo_id: theirs })
  await pickFile(canvas, 'Logo', await imageFile(600, 200))
  await confirmCrop()
  const notice = (await canvas.findByText(title)).closest('[role=alert]') as HTMLElement
  await expect(within(notice).getByRole('img', { name: 'Votre saisie' })).toBeVisible()
  await expect(within(notice).getByRole('img', { name: 'Version actuelle' })).toBeVisible()
  return { notice, theirs }
}

const logoOf = (context: PlayContext) =>
  bodyOf(worldOf(context), 'PATCH', '/api/organisation/demo-organisation') as { logo_id: string }

export const Logo: StoryObj = {
  name: 'Shows both logos, and keeps the other administrator’s on request',
  parameters: { path: '/home', variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const { notice, theirs } = await causeLogoConflict(context)
    const sent = logoOf(context)
    await userEvent.click(
      within(notice).getByRole('button', { name: 'Reprendre la version actuelle' }),
    )
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    const shown = context.canvas.getByRole('img', { name: 'Logo' })
    await expect(shown).toHaveAttribute('src', expect.stringContaining(theirs))
    await expect(logoOf(context)).toEqual(sent)
    await causeLogoConflict(context)
  },
}

export const LogoReplaced: StoryObj = {
  name: 'Replaces the other administrator’s logo on request',
  parameters: { path: '/home' },
  play: async (context) => {
    const { userEvent } = context
    const { notice, theirs } = await causeLogoConflict(context)
    await userEvent.click(within(notice).getByRole('button', { name: 'Remplacer par ma saisie' }))
    await screen.findByText('Sauvegardé')
    await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    await expect(logoOf(context).logo_id).not.toBe(theirs)
  },
}

const signaturePath = `/template/${demoIds.templates[0]}`

async function causeSignatureConflict(context: PlayContext) {
  const { canvas, userEvent } = context
  const address = await canvas.findByRole('textbox', { name: 'Adresse' })
  const others = { companyName: 'Lueur de Lyon', address: '2 place Bellecour' }
  const signatureData = JSON.stringify(others)
  await changeElsewhere(worldOf(context), signaturePath, { name: 'Salon de Lyon', signatureData })
  await userEvent.type(address, '1 quai Perrache')
  await userEvent.click(save())
  await expect(await canvas.findByText(title)).toBeVisible()
  await expect(canvas.getByText('Signature : Adresse')).toBeVisible()
  await waitFor(() => {
    const rendered = [...context.canvasElement.querySelectorAll('iframe')].map(
      ({ contentDocument }) => contentDocument?.body.textContent ?? '',
    )
    if (!rendered.some((text) => text.includes('Lueur de Lyon')))
      throw new Error('not rendered yet')
  })
}

export const Signature: StoryObj = {
  name: 'Shows both versions of a signature',
  parameters: { path: `/signature/${demoIds.templates[0]}`, variants: ['dark', 'phone'] },
  play: causeSignatureConflict,
}

export const SignatureReplaced: StoryObj = {
  name: 'Replaces the other version of a signature on request',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await causeSignatureConflict(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Remplacer par ma saisie' }))
    await screen.findByText('Saved')
    const sent = bodyOf(worldOf(context), 'PATCH', `/api${signaturePath}`) as Record<string, string>
    await expect(sent['name']).toBe('Salon de Lyon')
    await expect(JSON.parse(sent['signatureData'] ?? '')).toMatchObject({
      address: '1 quai Perrache',
      companyName: 'Lueur de Lyon',
    })
    await waitFor(() => expect(save()).toBeDisabled())
  },
}

export const SignatureMerged: StoryObj = {
  name: 'Merges with another tab’s changes to different fields without asking',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = await canvas.findByRole('textbox', { name: 'Adresse' })
    const signatureData = JSON.stringify({ companyName: 'Lueur de Lyon' })
    await changeElsewhere(worldOf(context), signaturePath, { signatureData })
    await userEvent.type(address, '1 quai Perrache')
    await userEvent.click(save())
    await screen.findByText('Saved')
    await expect(screen.queryByText(title)).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })).toHaveValue(
        'Lueur de Lyon',
      ),
    )
    await expect(address).toHaveValue('1 quai Perrache')
    await expect(save()).toBeDisabled()
    const sent = bodyOf(worldOf(context), 'PATCH', `/api${signaturePath}`) as Record<string, string>
    await expect(JSON.parse(sent['signatureData'] ?? '')).toMatchObject({
      address: '1 quai Perrache',
      companyName: 'Lueur de Lyon',
    })
  },
}

export const SignatureDiscarded: StoryObj = {
  name: 'Takes the current version of a signature',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    const address = await canvas.findByRole('textbox', { name: 'Adresse' })
    const others = { companyName: 'Lueur de Lyon', address: '2 place Bellecour' }
    await changeElsewhere(worldOf(context), signaturePath, {
      signatureData: JSON.stringify(others),
    })
    await userEvent.type(address, '1 quai Perrache')
    await userEvent.click(save())
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reprendre la version actuelle' }),
    )
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await waitFor(() => expect(company).toHaveValue('Lueur de Lyon'))
    await expect(canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue('2 place Bellecour')
    await expect(save()).toBeDisabled()
  },
}
