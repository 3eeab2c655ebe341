import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Drawer, type DrawerProps } from './drawer.tsx'

const teams = ['Commerce', 'Support client', 'Marketing', 'Ressources humaines', 'Finance']

function Controlled(props: DrawerProps) {
  const [isOpen, setOpen] = useState(props.isOpen)
  const [selected, setSelected] = useState<readonly string[]>(['Commerce'])
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filtrer les employés</Button>
      <Drawer
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false)
          props.onClose()
        }}
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Appliquer
          </Button>
        }
      >
        {props.children ?? (
          <div style={{ display: 'grid', justifyItems: 'start' }}>
            {teams.map((team) => (
              <Checkbox
                key={team}
                isSelected={selected.includes(team)}
                onChange={(isSelected) =>
                  setSelected((before) =>
                    isSelected ? [...before, team] : before.filter((other) => other !== team),
                  )
                }
              >
                {team}
              </Checkbox>
            ))}
          </div>
        )}
      </Drawer>
    </>
  )
}

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  render: (args) => <Controlled {...args} />,
  args: { title: 'Filtrer par équipe', isOpen: false, onClose: fn() },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guidance: {
      do: [
        'Use it for parts of the page that are needed only now and then: filters, details.',
        'Use the bottom one if it has to be within reach of a thumb.',
      ],
      dont: ['Do not use it for a question that must be answered: use a ConfirmDialog.'],
    },
    keys: [
      { keys: 'Tab, Shift + Tab', does: 'move through its controls without leaving it' },
      { keys: 'Esc', does: 'closes it' },
    ],
  },
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filtrer les employés' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Filtrer par équipe' })
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab()
      await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    }
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

export const Left: Story = { args: { isOpen: true, side: 'left', width: 300 } }

export const Bottom: Story = {
  args: { isOpen: true, side: 'bottom' },
  parameters: { variants: ['phone'] },
}

export const ScrollsInside: Story = {
  args: {
    isOpen: true,
    title: 'Historique',
    children: (
      <ol>
        {Array.from({ length: 60 }, (_, index) => (
          <li key={index}>Signature envoyée à Camille Laurent, version {60 - index}</li>
        ))}
      </ol>
    ),
  },
  play: async () => {
    const apply = await screen.findByRole('button', { name: 'Appliquer' })
    const { bottom } = apply.getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    // The scroll area becomes focusable once it has been measured.
    const area = screen.getByRole('list').parentElement
    await waitFor(() => expect(area).toHaveAttribute('tabindex', '0'))
  },
}

export const PressedOutside: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.elementFromPoint(10, 300) as Element,
      coords: { clientX: 10, clientY: 300 },
    })
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
  },
}
