import type { PlayableSession } from '@org/api/coaching'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { videoSession } from '../runner/video-session.fixture.ts'
import { stayInWindow } from '../runner/running/window.fixture.ts'
import { TrainingSession } from './training-session.tsx'

const [morning, legs] = sampleSessions as readonly [PlayableSession, PlayableSession]

const meta = {
  title: 'Coaching product/Training/Session',
  component: TrainingSession,
  args: { session: legs },
  parameters: { layout: 'fullscreen' },
  beforeEach: stayInWindow,
} satisfies Meta<typeof TrainingSession>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Shows the detail of a session with a launch button',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Jambes et fessiers' })).toBeVisible()
    await expect(canvas.getByText('Intermédiaire')).toBeVisible()
    await expect(canvas.getByText('3 tours')).toBeVisible()
    await expect(canvas.getByText('Quadriceps : 52 %')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lancer la séance' })).toBeVisible()
  },
}

export const LaunchAndClose: Story = {
  name: '[3.2.57] Launches the runner, and returns to the detail when it is closed',
  args: { session: morning },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer la séance' }))
    await expect(await canvas.findByRole('heading', { name: 'Préparez-vous' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }))
    await expect(canvas.getByRole('button', { name: 'Lancer la séance' })).toHaveFocus()
  },
}

export const Loading: Story = {
  name: 'Shows a spinner until the session is loaded',
  args: { session: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

export const WithoutExercices: Story = {
  name: 'Says what is missing when a session without exercises is launched',
  args: { session: { ...morning, blocs: [], imageUrl: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer la séance' }))
    await expect(canvas.getByText("Vous devez d'abord ajouter des exercices")).toBeVisible()
  },
}

export const WithoutVideo: Story = {
  name: 'Says what is missing when a session that is a single video is launched without one',
  args: { session: { ...morning, type: 'video', video: null, blocs: [], imageUrl: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lancer la séance' }))
    await expect(canvas.getByText("Vous devez d'abord ajouter une vidéo")).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Says which videos are available offline',
  args: { session: videoSession },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        '1 vidéo sur 2 sans réseau ; les autres seront remplacées par une image.',
      ),
    ).toBeVisible()
  },
}
