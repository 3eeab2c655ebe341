import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { ScannerSettings } from './scanner-settings.tsx'
import { readSeparator, writeSeparator } from './separator-setting.ts'

const meta = {
  title: 'Stock product/Scanner/Settings',
  component: ScannerSettings,
  beforeEach: () => () => writeSeparator(''),
} satisfies Meta<typeof ScannerSettings>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

async function open({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('button', { name: 'Réglages du lecteur' }))
  return within(await screen.findByRole('dialog', { name: 'Réglages du lecteur' }))
}

export const Default: Story = {
  name: 'Stores in this browser what the scanner sends for FNC1',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.type(dialog.getByLabelText('Caractère de remplacement FNC1'), '{{GS}')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(readSeparator()).toBe('{GS}')
    const again = await open(context)
    await expect(again.getByLabelText('Caractère de remplacement FNC1')).toHaveValue('{GS}')
  },
}

export const Refused: Story = {
  name: 'Rejects a text that a lot could contain',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await open(context)
    await userEvent.type(dialog.getByLabelText('Caractère de remplacement FNC1'), '/')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(dialog.getByText(/figurer dans un lot/)).toBeVisible()
    await expect(readSeparator()).toBe('')
  },
}
