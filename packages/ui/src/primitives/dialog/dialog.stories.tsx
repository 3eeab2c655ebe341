import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

function Held(props: DialogProps) {
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
  render: (args) => <Held {...args} />,
  args: { title: 'Donnez un nom à votre signature', isOpen: true, onClose: fn() },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { isOpen: false },
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

export const Playground: Story = {}

export const Blocking: Story = {
  args: { isBlocking: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('dialog')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Large: Story = { args: { size: 'large' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { scheme: 'dark' } }
