import { createAppStore, memorySessionStorage, sessionEnded } from '@org/app-kit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installSaga } from './install-saga.ts'
import {
  infoSubmitted,
  installOpened,
  installReducer,
  saveInfoOperation,
  selectInstall,
  signatureTaken,
} from './install-slice.ts'
import { personalInfoOf } from './personal-info.ts'
import { installData } from './testing.ts'

interface Sent {
  method: string
  url: string
  body: unknown
  key: string | null
}

const answer = (body: unknown, status = 200): Response => Response.json(body, { status })
const failure = (message: string): Response => answer({ type: 'INTERNAL', code: 500, message }, 500)

let sent: Sent[]
let respond: (request: Sent) => Response | Promise<Response>

function start() {
  const app = createAppStore({
    product: { reducers: { install: installReducer }, sagas: [installSaga] },
    sessionStorage: memorySessionStorage(),
    notify: () => () => undefined,
    baseUrl: 'https://paraphe.example/api',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const text = await request.text()
      const call: Sent = {
        method: request.method,
        url: request.url.replace('https://paraphe.example/api', ''),
        body: text === '' ? null : JSON.parse(text),
        key: request.headers.get('Idempotency-Key'),
      }
      sent.push(call)
      return respond(call)
    },
  })
  stop = app.stop
  return {
    dispatch: app.store.dispatch,
    state: () => selectInstall(app.store.getState() as never),
    saving: () => app.store.getState().operations[saveInfoOperation],
  }
}

let stop: () => void
const open = installOpened({ userId: 'user-1', version: 'v1' })
const info = { ...personalInfoOf(installData().user), position: 'Directrice' }

beforeEach(() => {
  sent = []
  respond = () => answer(installData())
})
afterEach(() => stop())

async function opened() {
  const app = start()
  app.dispatch(open)
  await vi.waitFor(() => expect(app.state().status).toBe('ready'))
  return app
}

const posts = () => sent.filter((call) => call.method === 'POST')

describe('loading', () => {
  it('keeps what the server answers', async () => {
    const app = await opened()
    expect(app.state().data).toEqual(installData())
    expect(sent[0]?.url).toBe('/user/install-signature/user-1?signatureversion=v1')
  })

  it('keeps the message of a failure, and loads on the next attempt', async () => {
    respond = () => failure('Ce lien n’est plus valable')
    const app = start()
    app.dispatch(open)
    await vi.waitFor(() => expect(app.state().status).toBe('failed'))
    expect(app.state().loadError).toBe('Ce lien n’est plus valable')
    respond = () => answer(installData())
    app.dispatch(open)
    await vi.waitFor(() => expect(app.state().status).toBe('ready'))
  })

  it('drops the answer for a person whose page was left', async () => {
    let answerFirst: (response: Response) => void = () => undefined
    respond = (call) =>
      call.url.includes('user-1')
        ? new Promise((resolve) => (answerFirst = resolve))
        : answer(installData({ company: { name: 'Maison Verdier', website_url: '' } }))
    const app = start()
    app.dispatch(open)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    app.dispatch(installOpened({ userId: 'user-2', version: null }))
    await vi.waitFor(() => expect(app.state().status).toBe('ready'))
    answerFirst(answer(installData()))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(app.state().data?.company.name).toBe('Maison Verdier')
    expect(sent[1]?.url).toBe('/user/install-signature/user-2')
  })
})

describe('saving the personal fields', () => {
  it('shows the signature that results', async () => {
    const app = await opened()
    const saved = installData({ user: { ...installData().user, position: 'Directrice' } })
    respond = () => answer(saved)
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    expect(app.saving()).toEqual({ status: 'running' })
    await vi.waitFor(() => expect(app.saving()).toMatchObject({ status: 'succeeded' }))
    expect(app.state().isSaved).toBe(true)
    expect(app.state().data).toEqual(saved)
    expect(posts()).toEqual([
      {
        method: 'POST',
        url: '/user/install-signature/user-1?signatureversion=v1',
        body: info,
        key: 'key-1',
      },
    ])
  })

  it('keeps the message of a failure and the former data', async () => {
    const app = await opened()
    respond = () => failure('Trop de tentatives')
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    const failed = { status: 'failed', message: 'Trop de tentatives' }
    await vi.waitFor(() => expect(app.saving()).toEqual(failed))
    expect(app.state().data).toEqual(installData())
  })

  it('sends a double submit once', async () => {
    const app = await opened()
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    await vi.waitFor(() => expect(app.state().isSaved).toBe(true))
    expect(posts()).toHaveLength(1)
  })
})

describe('the end of a session', () => {
  it('does not stop the loading', async () => {
    respond = () => new Promise(() => undefined)
    const app = start()
    app.dispatch(open)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    respond = () => answer(installData())
    app.dispatch(sessionEnded('expired'))
    await vi.waitFor(() => expect(app.state().status).toBe('ready'))
  })

  it('says that it cut off a saving, which can be sent again', async () => {
    const app = await opened()
    respond = () => new Promise(() => undefined)
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    await vi.waitFor(() => expect(posts()).toHaveLength(1))
    app.dispatch(sessionEnded('expired'))
    const message = expect.stringContaining('interrompu') as string
    await vi.waitFor(() => expect(app.saving()).toEqual({ status: 'failed', message }))
    respond = () => answer(installData())
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    await vi.waitFor(() => expect(app.state().isSaved).toBe(true))
    expect(posts().map((call) => call.key)).toEqual(['key-1', 'key-1'])
  })
})

describe('marking as installed', () => {
  const marked = () => answer({ success: true, is_deployed: true })

  it('[1.4.23] happens once, however often the signature is taken', async () => {
    const app = await opened()
    respond = marked
    app.dispatch(signatureTaken())
    app.dispatch(signatureTaken())
    await vi.waitFor(() => expect(app.state().data?.user.is_deployed).toBe(true))
    app.dispatch(signatureTaken())
    expect(posts().map((call) => call.url)).toEqual([
      '/user/install-signature/user-1/installed?signatureversion=v1',
    ])
  })

  it('says when the server was not told, and tells it with the next copy', async () => {
    const app = await opened()
    respond = () => failure('Unknown error')
    app.dispatch(signatureTaken())
    await vi.waitFor(() => expect(app.state().marking).toBe('failed'))
    respond = marked
    app.dispatch(signatureTaken())
    await vi.waitFor(() => expect(app.state().data?.user.is_deployed).toBe(true))
    expect(posts()).toHaveLength(2)
  })

  it('marks a new version again', async () => {
    const app = await opened()
    respond = marked
    app.dispatch(signatureTaken())
    await vi.waitFor(() => expect(app.state().data?.user.is_deployed).toBe(true))
    const { signature } = installData()
    respond = () => answer(installData({ signature: signature && { ...signature, version: 'v2' } }))
    app.dispatch(infoSubmitted({ info, key: 'key-1' }))
    await vi.waitFor(() => expect(app.state().data?.signature?.version).toBe('v2'))
    respond = marked
    app.dispatch(signatureTaken())
    await vi.waitFor(() => expect(app.state().data?.user.is_deployed).toBe(true))
    expect(posts().at(-1)?.url).toContain('signatureversion=v2')
  })

  it('leaves an installed signature alone', async () => {
    respond = () => answer(installData({ user: { ...installData().user, is_deployed: true } }))
    const app = await opened()
    app.dispatch(signatureTaken())
    expect(posts()).toEqual([])
  })
})
