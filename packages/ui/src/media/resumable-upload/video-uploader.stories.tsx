import { narrow } from '../../testing/narrow.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { expect, fn, waitFor } from 'storybook/test'
import { fileOf, namedVideo } from '../../testing/media/files.ts'
import { dragOver, pickFiles } from '../../testing/media/pick-files.ts'
import { tusStandIn, type TusStandIn, type TusTrouble } from '../../testing/media/tus-stand-in.ts'
import { impatient } from '../../testing/media/stored-media.ts'
import { videoTypes } from '../file/media-types.ts'
import { mp4VideoMessage } from '../format-messages.ts'
import { arrangeIndex } from '../video-file/arrange-index.ts'
import { markFile } from './file-mark.ts'
import { resumableTransport } from './resumable-transport.ts'
import { Uploader } from '../uploader/uploader.tsx'
import { interruptUpload } from './interrupted-upload.fixture.ts'
import { browserMemory } from './unfinished-upload.ts'
import { VideoUploader } from './video-uploader.tsx'

const label = 'Vidéo de l’exercice'
const memory = browserMemory('coaching-video-e7')

let server: TusStandIn

const meta = {
  title: 'Media/VideoUploader',
  component: VideoUploader,
  tags: ['autodocs'],
  decorators: [narrow],
  args: {
    label,
    description: 'MP4 en H.264, 1 Go au plus.',
    endpoint: '/api/uploads',
    chunkSize: 1000,
    retryDelays: [],
    rememberAs: 'coaching-video-e7',
    errorMessage: mp4VideoMessage,
    onPicked: fn(),
    onUploaded: fn(),
    onError: fn(),
    onPendingChange: fn(),
  },
  beforeEach: ({ msw }) => {
    memory.clear()
    server = tusStandIn()
    msw.use(...server.handlers)
    return memory.clear
  },
  parameters: {
    guidance: {
      do: [
        'Show the video as soon as it is picked (`onPicked`): area and poster can be set meanwhile.',
        'Keep people from saving while `onPendingChange` says that the video is on its way.',
      ],
      dont: ['Do not use one key of `rememberAs` for several people or places.'],
    },
    keys: [{ keys: 'Enter, Space', does: 'Presses the buttons in the box' }],
  },
} satisfies Meta<typeof VideoUploader>

export default meta
type Story = StoryObj<typeof meta>

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

const interrupt = () => interruptUpload(server, memory)

/** Makes the server fail in these ways for the next parts, in order. */
const trouble = (...troubles: (TusTrouble | undefined)[]) => server.troubles.push(...troubles)

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choisir une vidéo' })).toHaveFocus()
    const input = canvas.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
    const opened = fn((event: Event) => event.preventDefault())
    input.addEventListener('click', opened, { once: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1))
    await expect(input.accept).toBe('video/mp4')
  },
}

export const Playground: Story = {}

export const Uploaded: Story = {
  name: 'checks a video, sends it with its index in front, and returns its address',
  parameters: { variants: ['dark'] },
  play: async ({ args, canvas }) => {
    const file = await namedVideo('with-sound.mp4')
    await pickFiles(canvas, label, file)
    await expect(await canvas.findByText('« with-sound.mp4 » est envoyée.')).toBeVisible()
    const inspected = { width: 240, height: 320, codec: 'h264', hasSound: true }
    await expect(args.onPicked).toHaveBeenCalledWith(expect.objectContaining(inspected))
    const [url, video] = (args.onUploaded as ReturnType<typeof fn>).mock.calls[0] as [
      string,
      object,
    ]
    await expect(video).toMatchObject(inspected)
    await expect(server.received(url)).toEqual(await bytesOf(await arrangeIndex(file)))
    await expect(server.requests[0]).toBe('POST')
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(false)
    await expect(memory.load()).toBeNull()
  },
}

export const Uploading: Story = {
  name: 'pauses, resumes and cancels',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => {
    trouble(undefined, 'hang', 'break', 'hang')
  },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    const confirmed = () => expect(memory.load()).toMatchObject({ sent: 1000, size: 3152 })
    await waitFor(confirmed)
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }))
    const bar = await canvas.findByRole('progressbar', { name: 'Envoi en pause' })
    await expect(bar).toHaveAttribute('aria-valuenow', '1000')
    await expect(args.onPendingChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(server.requests.at(-1)).toBe('PATCH 1000'))
    await expect(server.requests.filter((request) => request === 'POST')).toHaveLength(1)
    // Of the part whose connection broke, the server has half; it says so when it is asked.
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre' }))
    const running = () => canvas.getByRole('progressbar', { name: 'Envoi en cours' })
    await waitFor(() => expect(running()).toHaveAttribute('aria-valuenow', '1500'))
    await waitFor(() => expect(server.requests.at(-1)).toBe('PATCH 1500'))
    await userEvent.click(canvas.getByRole('button', { name: 'Annuler l’envoi' }))
    await expect(await canvas.findByRole('button', { name: 'Choisir une vidéo' })).toBeVisible()
    await waitFor(() => expect(server.requests.at(-1)).toBe('DELETE'))
    await expect(memory.load()).toBeNull()
    trouble('hang')
    await pickFiles(canvas, label, await namedVideo('h265.mp4'))
    await expect(await canvas.findByText(/certains appareils/)).toBeVisible()
    await canvas.findByRole('progressbar', { name: 'Envoi en cours' })
  },
}

export const LostThreeTimes: Story = {
  name: 'arrives byte for byte after three lost connections, as the browser arranged it',
  beforeEach: () => {
    trouble('break', 'break', undefined, 'break')
  },
  play: async ({ args, canvas, userEvent }) => {
    const file = await namedVideo('with-sound.mp4')
    await pickFiles(canvas, label, file)
    for (let loss = 1; loss <= 3; loss += 1) {
      await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(loss))
      await expect(await canvas.findByText('Une erreur est survenue')).toBeVisible()
      await expect(canvas.getByText(/La connexion est perdue/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    }
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    const [url] = (args.onUploaded as ReturnType<typeof fn>).mock.calls[0] as [string]
    await expect(server.received(url)).toEqual(await bytesOf(await arrangeIndex(file)))
    await expect(server.requests.filter((request) => request === 'POST')).toHaveLength(1)
  },
}

export const OnlineAgain: Story = {
  name: 'resumes by itself when the browser is online again',
  beforeEach: () => {
    trouble(undefined, 'break')
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await expect(await canvas.findByText(/La connexion est perdue/)).toBeVisible()
    globalThis.dispatchEvent(new Event('online'))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(args.onError).toHaveBeenCalledTimes(1)
  },
}

export const Retried: Story = {
  name: 'retries by itself after a short loss',
  args: { retryDelays: [0, 0] },
  beforeEach: () => {
    trouble(undefined, 'break', 503)
  },
  play: async ({ args, canvas }) => {
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(args.onError).not.toHaveBeenCalled()
  },
}

export const DiskFull: Story = {
  name: 'says that the server is full, and keeps what was sent',
  parameters: { variants: ['dark', 'phone'] },
  args: { retryDelays: [0, 0] },
  beforeEach: () => {
    trouble(undefined, 507)
  },
  play: async ({ args, canvas, userEvent }) => {
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await expect(await canvas.findByText(/Le serveur n’a plus de place/)).toBeVisible()
    await expect(server.requests).toEqual(['POST', 'PATCH 0', 'PATCH 1000'])
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    trouble(undefined, 507)
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await canvas.findByText(/Le serveur n’a plus de place/)
  },
}

export const Refused: Story = {
  name: 'shows why the server rejects a video, in its words',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent, args }) => {
    const message =
      'L’espace de stockage de votre studio est plein. Demandez de la place à la personne qui gère ce serveur.'
    const refuse = () =>
      server.refusals.push(
        Response.json({ type: 'STORAGE_FULL', code: 144, message }, { status: 413 }),
      )
    refuse()
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await expect(await canvas.findByText(message)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    refuse()
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await canvas.findByText(message)
  },
}

export const Unfinished: Story = {
  name: 'asks for the same file after a reload, and takes no other',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: interrupt,
  play: async ({ args, canvas }) => {
    const text = 'L’envoi de « with-sound.mp4 » s’est arrêté à 63 %.'
    await expect(await canvas.findByText(text)).toBeVisible()
    await pickFiles(canvas, label, await namedVideo('index-behind.mp4'))
    await expect(await canvas.findByText(/Ce n’est pas le même fichier/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Choisir le même fichier' })).toBeVisible()
    await expect(args.onPicked).not.toHaveBeenCalled()
    await expect(server.requests).toEqual(['POST', 'PATCH 0', 'HEAD'])
  },
}

export const AfterAReload: Story = {
  name: 'sends only what is missing after a reload',
  beforeEach: interrupt,
  play: async ({ args, canvas }) => {
    const file = await namedVideo('with-sound.mp4')
    await canvas.findByRole('button', { name: 'Choisir le même fichier' })
    await pickFiles(canvas, label, file)
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(server.requests).toEqual(
      'POST, PATCH 0, HEAD, HEAD, PATCH 2000, PATCH 3000'.split(', '),
    )
    const [url] = (args.onUploaded as ReturnType<typeof fn>).mock.calls[0] as [string]
    await expect(server.received(url)).toEqual(await bytesOf(await arrangeIndex(file)))
  },
}

export const Gone: Story = {
  name: 'starts again if the server has deleted the unfinished upload',
  beforeEach: async () => {
    const file = await namedVideo('with-sound.mp4')
    memory.save({
      ...(await markFile(file)),
      name: file.name,
      url: '/api/uploads/gone',
      sent: 2000,
    })
  },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Choisir le même fichier' })
    await pickFiles(canvas, label, await namedVideo('with-sound.mp4'))
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(server.requests.slice(0, 4)).toEqual(['HEAD', 'HEAD', 'POST', 'PATCH 0'])
  },
}

export const Checking: Story = {
  name: 'says that it checks the video',
  parameters: { variants: ['dark', 'motion'] },
  play: async ({ canvas }) => {
    const file = new File(['x'], 'squat.mp4', { type: 'video/mp4' })
    file.slice = () =>
      Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => {}) })
    await pickFiles(canvas, label, file)
    await expect(await canvas.findByText('Vérification de la vidéo…')).toBeVisible()
  },
}

export const Discarded: Story = {
  name: 'discards an unfinished upload, also at the server',
  beforeEach: interrupt,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abandonner cet envoi' }))
    await expect(await canvas.findByRole('button', { name: 'Choisir une vidéo' })).toBeVisible()
    await waitFor(() => expect(server.requests.at(-1)).toBe('DELETE'))
    await expect(memory.load()).toBeNull()
  },
}

export const Rejected: Story = {
  name: 'rejects what is no mp4 in H.264 or H.265 before a byte is sent',
  parameters: { variants: ['dark'] },
  play: async ({ args, canvas }) => {
    const renamed = fileOf('squat.mp4', 'video/mp4', [0x1a, 0x45, 0xdf, 0xa3])
    await pickFiles(canvas, label, renamed)
    await expect(await canvas.findByText('Votre video doit etre au format mp4')).toBeVisible()
    await expect(canvas.getByText(/n’est pas du MP4/)).toBeVisible()
    await pickFiles(canvas, label, await namedVideo('vp9.mp4'))
    await expect(await canvas.findByText(/Exportez la vidéo avec le codec H.264/)).toBeVisible()
    await expect(canvas.getByText('Votre video doit etre au format mp4')).toBeVisible()
    await expect(args.onError).toHaveBeenCalledTimes(2)
    await expect(server.requests).toEqual([])
  },
}

export const Damaged: Story = {
  name: 'says what is wrong with a damaged, an empty and a large video',
  play: async ({ canvas }) => {
    await pickFiles(canvas, label, await namedVideo('cut-off.mp4'))
    await expect(await canvas.findByText('Une erreur est survenue')).toBeVisible()
    await expect(canvas.getByText(/incomplète ou abîmée/)).toBeVisible()
    await pickFiles(canvas, label, new File([], 'vide.mp4', { type: 'video/mp4' }))
    await expect(await canvas.findByText(/Cette vidéo est vide/)).toBeVisible()
    const large = await namedVideo('index-behind.mp4')
    Object.defineProperty(large, 'size', { value: 4_000_000_000 })
    await pickFiles(canvas, label, large)
    await expect(await canvas.findByText(/Cette vidéo dépasse 1 Go/)).toBeVisible()
    await expect(server.requests).toEqual([])
  },
}

export const Dropped: Story = {
  name: 'takes one dropped video, and rejects several',
  play: async ({ args, canvas }) => {
    const file = await namedVideo('index-behind.mp4')
    const drop = dragOver(canvas, label, file, file)
    await expect(await canvas.findByText('Déposez la vidéo ici')).toBeVisible()
    drop()
    await expect(await canvas.findByText('Une erreur est survenue')).toBeVisible()
    dragOver(canvas, label, file)()
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
  },
}

export const OtherUploader: Story = {
  name: 'lends its transport to other uploaders, whose further attempts continue the first',
  render: ({ onUploaded }) => (
    <Uploader
      label={label}
      accept={videoTypes}
      transport={resumableTransport({
        endpoint: '/api/uploads',
        chunkSize: 1000,
        retryDelays: [],
      })}
      retry={impatient}
      onUploaded={({ url, video }) => onUploaded(url, video)}
    />
  ),
  beforeEach: () => {
    trouble(undefined, 'break')
  },
  play: async ({ args, canvas }) => {
    const file = await namedVideo('index-behind.mp4')
    await pickFiles(canvas, label, file)
    await waitFor(() => expect(args.onUploaded).toHaveBeenCalledTimes(1))
    await expect(server.requests.slice(0, 4)).toEqual(['POST', 'PATCH 0', 'PATCH 1000', 'HEAD'])
    const [url] = (args.onUploaded as ReturnType<typeof fn>).mock.calls[0] as [string]
    await expect(server.received(url)).toEqual(await bytesOf(await arrangeIndex(file)))
  },
}

export const Disabled: Story = {
  args: { isDisabled: true },
}
