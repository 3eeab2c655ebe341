import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../primitives/index.ts'
import { UnsavedGuard, type UnsavedGuardProps } from './unsaved-guard.tsx'

/** A page whose router blocks a link while there is unsaved work. */
function Page({ isDirty, navigation, ...rest }: UnsavedGuardProps) {
  const [isBlocked, setBlocked] = useState(navigation?.isBlocked ?? false)
  return (
    <>
      <Button onPress={() => (isDirty ? setBlocked(true) : navigation?.proceed())}>
        Voir les équipes
      </Button>
      <UnsavedGuard
        {...rest}
        isDirty={isDirty}
        navigation={{
          isBlocked,
          proceed: () => {
            setBlocked(false)
            navigation?.proceed()
          },
          stay: () => {
            setBlocked(false)
            navigation?.stay()
          },
        }}
      />
    </>
  )
}

const proceed = fn()
const stay = fn()

const meta = {
  title: 'Form/UnsavedGuard',
  component: UnsavedGuard,
  tags: ['autodocs'],
  render: (args) => <Page {...args} />,
  args: { isDirty: true, navigation: { isBlocked: true, proceed, stay } },
  parameters: {
    guidance: {
      do: ['Pass the navigation that your router blocks, so that links ask too.'],
      dont: ['Do not ask if nothing would be lost: pass the form’s `isDirty`.'],
    },
    keys: [
      { keys: 'Escape', does: 'stays on the page' },
      { keys: 'Enter', does: 'presses the safe button, which has focus' },
    ],
  },
} satisfies Meta<typeof UnsavedGuard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Quitter sans enregistrer ?' }),
    ).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
  },
}

export const Playground: Story = {
  args: { labels: { leaveTitle: 'Abandonner cette campagne ?', leaveHelp: 'Elle sera perdue.' } },
}

export const Leaving: Story = {
  args: { navigation: { isBlocked: false, proceed, stay } },
  play: async ({ canvas, userEvent }) => {
    proceed.mockClear()
    stay.mockClear()
    const leave = () => canvas.getByRole('button', { name: 'Voir les équipes' })
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const safeAnswer = () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus())
    await userEvent.tab()
    await expect(leave()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await safeAnswer()
    await userEvent.keyboard('{Enter}')
    await gone()
    await expect(stay).toHaveBeenCalledTimes(1)
    await userEvent.click(leave())
    await safeAnswer()
    await userEvent.keyboard('{Escape}')
    await gone()
    await expect(stay).toHaveBeenCalledTimes(2)
    await userEvent.click(leave())
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(proceed).toHaveBeenCalledTimes(1)
  },
}

const closingIsHeldBack = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

export const ClosingTheTab: Story = {
  args: { navigation: { isBlocked: false, proceed, stay } },
  play: async () => {
    await waitFor(() => expect(closingIsHeldBack()).toBe(true))
  },
}

export const NothingUnsaved: Story = {
  args: { isDirty: false, navigation: { isBlocked: false, proceed, stay } },
  play: async ({ canvas, userEvent }) => {
    proceed.mockClear()
    await expect(closingIsHeldBack()).toBe(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Voir les équipes' }))
    await expect(proceed).toHaveBeenCalledTimes(1)
  },
}
