import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, fn, waitFor } from 'storybook/test'
import { namedVideo } from '../../testing/media/files.ts'
import { pickFiles } from '../../testing/media/pick-files.ts'
import { tusStandIn, type TusStandIn } from '../../testing/media/tus-stand-in.ts'
import { browserMemory } from './unfinished-upload.ts'
import { VideoUploader } from './video-uploader.tsx'

const label = 'Vidéo de l’exercice'
const rememberAs = 'coaching-video-e9'

let server: TusStandIn

/**
 * The connection is lost during the second part. The stories differ in what the server then answers
 * when it is asked how many bytes it has received.
 */
const meta = {
  title: 'Media/VideoUploader and a server in trouble',
  component: VideoUploader,
  decorators: [narrow],
  args: {
    label,
    description: 'MP4 en H.264, 1 Go au plus.',
    endpoint: '/api/uploads',
    chunkSize: 1000,
    retryDelays: [0, 0, 0],
    rememberAs,
    onPicked: fn(),
    onUploaded: fn(),
    onError: fn(),
    onPendingChange: fn(),
  },
  beforeEach: ({ msw }) => {
    const memory = browserMemory(rememberAs)
    memory.clear()
    server = tusStandIn()
    server.troubles.push(undefined, 'break')
    msw.use(...server.handlers)
    return memory.clear
  },
} satisfies Meta<typeof VideoUploader>

export default meta
type Story = StoryObj<typeof meta>

const requestsAfterLoss = () => server.requests.slice(3)

export const Restarting: Story = {
  name: 'sends nothing again while a proxy answers for a server that restarts',
  beforeEach: () => {
    server.states.push(502, 503)
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const expected = ['HEAD', 'HEAD', 'HEAD', 'PATCH 1500', 'PATCH 2500']
    await expect(requestsAfterLoss()).toEqual(expected)
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const SessionOver: Story = {
  name: 'says in the server’s words that the session is over, and then resumes',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, canvas, userEvent }) => {
    const message = 'Vous n’êtes plus connecté'
    const endSession = () => {
      server.states.push(401)
      const refusal = Response.json({ type: 'NOT_SIGNED_IN', message }, { status: 401 })
      server.refusals.push(undefined, refusal)
    }
    endSession()
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await expect(await canvas.findByText(message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const expected = ['HEAD', 'POST', 'HEAD', 'PATCH 1500', 'PATCH 2500']
    await expect(requestsAfterLoss()).toEqual(expected)
    server.troubles.push(undefined, 'break')
    endSession()
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await canvas.findByText(message)
  },
}
