import type { PlayableSession } from '@org/api/coaching'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SessionGone } from '../offline/fresh-media.ts'
import { sampleSessions } from '../samples/sample-sessions.ts'
import { Runner } from './runner.tsx'
import { stopClock } from './running/stop-clock.fixture.ts'
import { stayInWindow } from './running/window.fixture.ts'
import { prescribedSession, singleVideo, videoSession } from './video-session.fixture.ts'

const [morning, legs] = sampleSessions as readonly [PlayableSession, PlayableSession]

const meta = {
  title: 'Coaching product/Training/Runner',
  component: Runner,
  args: { session: morning, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    stayInWindow()
    stopClock()
  },
} satisfies Meta<typeof Runner>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Waits for a press before it starts, without which browsers play no sound',
  args: { title: 'Nouvel entrainement' },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Réveil musculaire' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Commencer' })).toBeVisible()
  },
}

export const TimedExercice: Story = {
  name: '[3.1.18] Shows what to do, for how long and what comes next, over the whole window',
  args: { startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('heading', { name: 'Jumping jacks' })).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('timer')).toHaveTextContent('40')
    await expect(canvas.getByText('Ensuite : repos 10 s, puis Squats · 30 s')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Réveil musculaire' })).toHaveStyle({
      position: 'fixed',
    })
  },
}

export const Rest: Story = {
  name: 'Rests, and shows the exercise that follows',
  args: { startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await userEvent.keyboard('{ArrowRight}{ArrowRight} ')
    await expect(await canvas.findByRole('heading', { name: 'Repos' })).toBeVisible()
    await expect(canvas.getByText('Ensuite : Squats · 30 s')).toBeVisible()
  },
}

export const Repetitions: Story = {
  name: 'Waits for a tap where repetitions are counted',
  args: { session: legs, startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect(await canvas.findByText('Force · tour 1 sur 3')).toBeVisible()
    await expect(canvas.getByText('15')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'C’est fait' })).toBeVisible()
  },
}

export const Prescribed: Story = {
  name: 'Shows the range of repetitions, the load and the note of an exercise, and reads them out',
  args: { session: prescribedSession, startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ensuite : Squats · 8–12 rép. · 2 × 12 kg')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByText('8–12')).toBeVisible()
    await expect(canvas.getByText('2 × 12 kg')).toBeVisible()
    await expect(canvas.getByText('Trois secondes pour descendre.')).toBeVisible()
    await expect(canvas.getByRole('status', { name: '' })).toHaveTextContent(
      'Squats, 8 à 12 répétitions. 2 × 12 kg. Trois secondes pour descendre.',
    )
  },
}

export const Finished: Story = {
  name: 'Shows at the end what was done',
  args: { session: legs, startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await userEvent.keyboard('{ArrowRight}'.repeat(20))
    await expect(await canvas.findByRole('heading', { name: 'Bravo !' })).toBeVisible()
    await expect(canvas.getByText('9 sur 10')).toBeVisible()
    await expect(canvas.getByText('141')).toBeVisible()
  },
}

export const Filmed: Story = {
  name: 'Shows the visible area of a video; where motion is not wanted, a button starts it',
  args: { session: videoSession, startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await userEvent.keyboard('{ArrowRight} ')
    await expect(await canvas.findByLabelText('Vidéo : Squats')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Lire la vidéo' })).toBeVisible()
  },
}

export const SingleVideo: Story = {
  name: 'Plays a session that is a single video to its end',
  args: { session: singleVideo },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas, userEvent }) => {
    // Without a real press the browser does not start a video that has sound.
    canvas.getByLabelText<HTMLVideoElement>('Vidéo : Séance filmée').muted = true
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await expect(await canvas.findByText(/^Bravo ! Durée : 0:0\d$/)).toBeVisible()
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00')
  },
}

export const VideoMissing: Story = {
  name: 'Shows the picture of a session that is a video, when the video cannot be loaded',
  args: {
    session: {
      ...singleVideo,
      video: singleVideo.video && { ...singleVideo.video, url: '/nowhere/missing.mp4' },
      imageUrl: morning.blocs[0]?.exercices[0]?.exercice.imageUrl ?? null,
    },
  },
  parameters: { variants: ['phone', 'landscape'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/La vidéo n’a pas pu être chargée/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reprendre' })).toBeNull()
  },
}

export const SharingEnded: Story = {
  name: 'Says during a training that the session is not shared any more',
  args: { startsAtOnce: true },
  parameters: { variants: ['phone', 'landscape'] },
  decorators: [
    (Story) => (
      <SessionGone value>
        <Story />
      </SessionGone>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Préparez-vous')
    await expect(canvas.getByText(/Cette séance n’est plus partagée/)).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Touchez l’écran pour reprendre')).toBeVisible()
  },
}
