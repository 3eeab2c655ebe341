import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Controlled(props: DialogProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const [name, setName] = useState('Signature de la société')
  return (
    <>
      <Button onPress={() => setOpen(true)}>Enregistrer la signature</Button>
      <Dialog
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Save
          </Button>
        }
      >
        <TextField label="Nom" value={name} onChange={setName} hasInitialFocus />
      </Dialog>
    </>
  )
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { title: 'Donnez un nom à votre signature', isOpen: false, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guidance: {
      do: ['Say in the title what the dialog is for.', 'Put the main button last.'],
      dont: [
        'Do not open a dialog from a dialog, except for a confirmation.',
        'Do not let a click outside discard typed text: set `ignoresOutsidePress`.',
        'Do not use it for contents that people need to see next to the page: use a Drawer.',
      ],
    },
    keys: [
      { keys: 'Tab, Shift + Tab', does: 'move through its controls without leaving it' },
      { keys: 'Esc', does: 'closes it, unless it is blocking' },
    ],
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enregistrer la signature' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' })
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onClose).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Playground: Story = {
  args: { isOpen: true },
  parameters: { variants: ['dark', 'phone'] },
}

export const Blocking: Story = {
  args: { isOpen: true, isBlocking: true },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const WithTypedText: Story = {
  name: 'Stays open on a click outside, for example the second half of a double click',
  args: { ignoresOutsidePress: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Enregistrer la signature' }))
    const dialog = await screen.findByRole('dialog')
    const overlay = dialog.parentElement?.parentElement
    if (!overlay) throw new Error('The dialog has no overlay')
    const name = screen.getByRole('textbox', { name: 'Nom' })
    await userEvent.type(name, ' de Lyon')
    await userEvent.click(overlay)
    await expect(name).toHaveValue('Signature de la société de Lyon')
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const PressedOutside: Story = {
  name: 'Closes on a click outside',
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const overlay = (await screen.findByRole('dialog')).parentElement?.parentElement
    if (!overlay) throw new Error('The dialog has no overlay')
    await userEvent.click(overlay)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}

export const Large: Story = { args: { isOpen: true, size: 'large' } }
