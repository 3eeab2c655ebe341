import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CameraScanner } from './camera-scanner.tsx'
import {
  drawEan,
  failingCamera,
  fakeCamera,
  noSecureContext,
  replaceCamera,
} from './camera.fixture.ts'

const meta = {
  title: 'Stock product/Scanner/Camera',
  component: CameraScanner,
  args: { onScan: fn() },
} satisfies Meta<typeof CameraScanner>

export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

const open = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Scanner avec la caméra' }))

const says = (sentence: RegExp, cameraOf: () => () => void): Story => ({
  parameters: { variants: ['phone'] },
  beforeEach: cameraOf,
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByText(sentence)).toBeVisible()
  },
})

export const Default: Story = { parameters: { variants: ['dark', 'phone'] } }

export const Open: Story = {
  name: 'Shows the picture of the camera and where to hold the code',
  parameters: { variants: ['dark', 'phone'] },
  async beforeEach() {
    const camera = fakeCamera()
    await camera.show(drawEan('3400936000018'))
    return camera.remove
  },
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByText('Placez le code dans le cadre.')).toBeVisible()
  },
}

export const Starting: Story = {
  name: 'Says that the camera is starting, until the person has answered the browser',
  parameters: { variants: ['phone'] },
  beforeEach: () => replaceCamera(() => new Promise(() => undefined)),
  play: async (context) => {
    await open(context)
    await expect(await context.canvas.findByLabelText('La caméra démarre…')).toBeInTheDocument()
  },
}

export const Denied: Story = {
  name: 'Says that the camera is not allowed',
  ...says(/autorisez-le dans le navigateur/, () => failingCamera('NotAllowedError')),
}

export const Missing: Story = {
  name: 'Says that there is no camera',
  ...says(/n’a pas de caméra/, () => failingCamera('NotFoundError')),
}

export const Insecure: Story = {
  name: 'Says that the camera needs https',
  ...says(/https/, noSecureContext),
}
