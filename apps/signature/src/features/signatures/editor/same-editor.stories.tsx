import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Signatures/The same editor',
  ...productStory(product, { path: '/create-signature-company' }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Types into the editor of any page and checks the preview. */
async function editsASignature({ canvas, canvasElement, userEvent }: PlayContext) {
  const editor = within(
    await canvas.findByRole('region', { name: 'Éditeur de signature' }, { timeout: 10_000 }),
  )
  const tabs = editor.getAllByRole('tab').map(({ textContent }) => textContent)
  await expect(tabs).toEqual(['General', 'Images', 'Social', 'Addon', 'Design'])
  await userEvent.type(editor.getByRole('textbox', { name: 'Skype' }), 'lueur.paris')
  await waitFor(() => {
    const frame = canvasElement.querySelector<HTMLIFrameElement>('iframe:not([inert])')
    void expect(frame?.contentDocument?.body).toHaveTextContent('lueur.paris')
  })
  await expect(editor.getByRole('group', { name: 'Mise en page' })).toBeInTheDocument()
}

export const Individual: StoryObj = {
  name: '[2.1.03] serves an individual without an account',
  ...productStory(product, { path: '/create-signature-company', api: { userId: null } }),
  play: editsASignature,
}

export const Employee: StoryObj = {
  name: '[2.1.03] serves an employee',
  ...productStory(product, {
    path: '/create-signature-company',
    api: { userId: demoIds.member },
  }),
  play: editsASignature,
}

export const Administrator: StoryObj = {
  name: '[2.1.03] serves an administrator who designs a signature',
  ...productStory(product, { path: '/signatures/new', api: { userId: demoIds.admin } }),
  play: editsASignature,
}
