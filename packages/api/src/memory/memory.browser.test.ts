import { expect, it } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { demoIds, demoSeed } from './demo/demo-seed.ts'
import { createApi, memoryAdapters, runDueJobs, signInAs } from './index.ts'

/** Sets up the demo organisation in this page, with a client for its administrator. */
async function demo() {
  const adapters = memoryAdapters(demoSeed())
  const api = createApi(adapters)
  const { access_token: token } = await signInAs(adapters, demoIds.admin)
  const fetcher: typeof fetch = (input, init) => api.fetch(new Request(input, init))
  const client = createClient({
    baseUrl: `${location.origin}/api`,
    fetch: fetcher,
    getToken: () => token,
  })
  return { adapters, client, fetcher }
}

/** Creates a red image on a canvas. */
async function redImage(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#ff0000'
  pen.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type })], 'image', { type })
}

/** Returns the red and alpha values of one pixel of a file. */
async function pixel(file: Blob, x: number, y: number): Promise<[number, number]> {
  const bitmap = await createImageBitmap(file)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const pen = canvas.getContext('2d')
  pen?.drawImage(bitmap, 0, 0)
  const [red = 0, , , alpha = 0] = pen?.getImageData(x, y, 1, 1).data ?? []
  return [red, alpha]
}

it('serves the demo organisation to a page', async () => {
  const { client } = await demo()
  const path = { id: demoIds.organisation }

  const teams = await client.call('listTeams', { path })
  const users = await client.call('listUsers', { path, query: { filter: { limit: 100 } } })

  expect(teams.total).toBe(4)
  expect(users.total).toBe(60)
})

it('deploys to a person and returns the deploy status', async () => {
  const { adapters, client } = await demo()
  const path = { id: demoIds.incomplete }

  await client.call('deployUser', { path })
  await runDueJobs(adapters)

  expect(adapters.outbox).toHaveLength(1)
  expect(await client.call('getUser', { path })).toMatchObject({ deploy_status: 'sent' })
})

it('stores an image, and rounds its corners on a canvas', async () => {
  const { client, fetcher } = await demo()
  const media = await client.call('uploadMedia', {
    body: { file: await redImage(400, 200, 'image/jpeg') },
  })
  await client.call('updateOrganisation', {
    path: { id: demoIds.organisation },
    body: { logo_id: media.id },
  })
  const template = await client.call('createSignatureTemplate', {
    path: { id: demoIds.organisation },
    body: { name: 'Rond', signatureData: JSON.stringify({ logo: { width: 100, radius: 50 } }) },
  })
  await client.call('updateUser', {
    path: { id: 'me' },
    body: { signature_template_id: template.id },
  })

  const install = await client.call('getInstallSignature', { path: { key: 'me' } })
  const data = JSON.parse(install.signature?.signatureData ?? '')
  const file = await (await fetcher(data.logo.media.src)).blob()

  expect(media).toMatchObject({ type: 'image/jpeg', width: 400, height: 200 })
  const bitmap = await createImageBitmap(file)
  // The file is slightly larger than twice the displayed size, so that Gmail’s dark mode keeps its
  // colors.
  expect([bitmap.width, bitmap.height]).toEqual([208, 104])
  expect(await pixel(file, 1, 1)).toEqual([0, 0])
  expect((await pixel(file, 100, 50))[1]).toBe(255)
})

it('rejects a file that only starts like an image', async () => {
  const { client } = await demo()
  const head = new Uint8Array(await (await redImage(20, 20, 'image/png')).arrayBuffer()).slice(
    0,
    40,
  )

  const upload = client.call('uploadMedia', { body: { file: new File([head], 'coupe.png') } })

  await expect(upload).rejects.toMatchObject({ type: 'MEDIA_TYPE', message: 'Erreur de type' })
})
