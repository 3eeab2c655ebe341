import { createClient } from '@org/api/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createInstall } from './create-install.ts'
import type { InfoDraft, InfoDrafts } from './info-drafts.ts'
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
let keys: number
let kept: Map<string, InfoDraft>
const drafts: InfoDrafts = {
  read: (installKey) => kept.get(installKey) ?? {},
  write: (installKey, draft) => void kept.set(installKey, draft),
}

function start() {
  const client = createClient({
    baseUrl: 'https://paraphe.example/api',
    getToken: () => null,
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
  return createInstall(client, () => `key-${(keys += 1)}`, drafts)
}

const target = { installKey: 'key-1', version: 'v1' }
const info = { ...personalInfoOf(installData().user), position: 'Directrice' }

beforeEach(() => {
  sent = []
  keys = 0
  kept = new Map()
  respond = () => answer(installData())
})

async function opened() {
  const install = start()
  install.open(target)
  await vi.waitFor(() => expect(install.getState().status).toBe('ready'))
  return install
}

const posts = () => sent.filter((call) => call.method === 'POST')

describe('loading', () => {
  it('stores the response, and notifies subscribers', async () => {
    const install = start()
    const listener = vi.fn()
    install.subscribe(listener)
    install.open(target)
    await vi.waitFor(() => expect(install.getState().status).toBe('ready'))
    expect(install.getState().data).toEqual(installData())
    expect(sent[0]?.url).toBe('/user/install-signature/key-1?signatureversion=v1')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it('keeps the error message, and loads on the next attempt', async () => {
    respond = () => failure('Ce lien n’est plus valable')
    const install = start()
    install.open(target)
    await vi.waitFor(() => expect(install.getState().status).toBe('failed'))
    expect(install.getState().loadError).toBe('Ce lien n’est plus valable')
    respond = () => answer(installData())
    install.open(target)
    await vi.waitFor(() => expect(install.getState().status).toBe('ready'))
  })

  it('drops the response for a page that the user has left', async () => {
    let answerFirst: (response: Response) => void = () => undefined
    respond = (call) =>
      call.url.includes('key-1')
        ? new Promise((resolve) => (answerFirst = resolve))
        : answer(
            installData({
              company: { name: 'Maison Verdier', website_url: '', country: 'FR', logo: null },
            }),
          )
    const install = start()
    install.open(target)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    install.open({ installKey: 'key-2', version: null })
    await vi.waitFor(() => expect(install.getState().status).toBe('ready'))
    answerFirst(answer(installData()))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(install.getState().data?.company.name).toBe('Maison Verdier')
    expect(sent[1]?.url).toBe('/user/install-signature/key-2')
  })
})

describe('saving the personal fields', () => {
  it('sends them, and keeps the install data that the server returns', async () => {
    const install = await opened()
    const saved = installData({ user: { ...installData().user, position: 'Directrice' } })
    respond = () => answer(saved)
    await install.saveInfo(info)
    expect(install.getState().isSaved).toBe(true)
    expect(install.getState().data).toEqual(saved)
    expect(posts()).toEqual([
      {
        method: 'POST',
        url: '/user/install-signature/key-1?signatureversion=v1',
        body: info,
        key: 'key-1',
      },
    ])
  })

  it('rejects with the error message, keeps the previous data, and reuses the idempotency key for the retry', async () => {
    const install = await opened()
    respond = () => failure('Trop de tentatives')
    await expect(install.saveInfo(info)).rejects.toThrow('Trop de tentatives')
    expect(install.getState().data).toEqual(installData())
    respond = () => answer(installData())
    await install.saveInfo({ ...info })
    await install.saveInfo(info)
    expect(posts().map((call) => call.key)).toEqual(['key-1', 'key-1', 'key-2'])
  })

  it('sends a double submit once', async () => {
    const install = await opened()
    await Promise.all([install.saveInfo(info), install.saveInfo(info)])
    expect(install.getState().isSaved).toBe(true)
    expect(posts()).toHaveLength(1)
  })
})

describe('marking as installed', () => {
  const marked = () => answer({ success: true, is_deployed: true })

  it('[1.4.23] is requested once, however often the signature is copied', async () => {
    const install = await opened()
    respond = marked
    install.take()
    install.take()
    await vi.waitFor(() => expect(install.getState().data?.user.is_deployed).toBe(true))
    install.take()
    expect(posts().map((call) => call.url)).toEqual([
      '/user/install-signature/key-1/installed?signatureversion=v1',
    ])
  })

  it('reports that the server could not be notified, and retries when the signature is copied again', async () => {
    const install = await opened()
    respond = () => failure('Unknown error')
    install.take()
    await vi.waitFor(() => expect(install.getState().marking).toBe('failed'))
    respond = marked
    install.take()
    await vi.waitFor(() => expect(install.getState().data?.user.is_deployed).toBe(true))
    expect(posts()).toHaveLength(2)
  })

  it('marks a new version as installed too', async () => {
    const install = await opened()
    respond = marked
    install.take()
    await vi.waitFor(() => expect(install.getState().data?.user.is_deployed).toBe(true))
    const { signature } = installData()
    respond = () => answer(installData({ signature: signature && { ...signature, version: 'v2' } }))
    await install.saveInfo(info)
    expect(install.getState().data?.signature?.version).toBe('v2')
    respond = marked
    install.take()
    await vi.waitFor(() => expect(install.getState().data?.user.is_deployed).toBe(true))
    expect(posts().at(-1)?.url).toContain('signatureversion=v2')
  })

  it('does not mark an installed signature again', async () => {
    respond = () => answer(installData({ user: { ...installData().user, is_deployed: true } }))
    const install = await opened()
    install.take()
    expect(posts()).toEqual([])
  })
})

describe('requesting a new link', () => {
  async function openedByOldLink() {
    respond = () => answer({ type: 'NOT_FOUND', code: 104, message: 'N’existe plus' }, 404)
    const install = start()
    install.open(target)
    await vi.waitFor(() => expect(install.getState().status).toBe('unknown'))
    return install
  }

  it('sends one request for two clicks, and confirms it', async () => {
    const install = await openedByOldLink()
    respond = () => answer({ success: true })
    install.askForLink()
    install.askForLink()
    await vi.waitFor(() => expect(install.getState().asking).toBe('done'))
    expect(posts().map(({ url }) => url)).toEqual(['/user/install-signature/key-1/new-link'])
  })

  it('keeps the error message of a failed request, and can send it again', async () => {
    const install = await openedByOldLink()
    respond = () => failure('Trop de tentatives')
    install.askForLink()
    await vi.waitFor(() => expect(install.getState().asking).toBe('failed'))
    expect(install.getState().askError).toBe('Trop de tentatives')
    respond = () => answer({ success: true })
    install.askForLink()
    await vi.waitFor(() => expect(install.getState().asking).toBe('done'))
  })
})

describe('a draft of the personal fields', () => {
  it('is restored after a reload, with the form open', async () => {
    const install = await opened()
    install.edit()
    install.keepTyped(info)
    const reloaded = await opened()
    expect(reloaded.getState()).toMatchObject({
      isEditing: true,
      draft: { position: 'Directrice' },
    })
  })

  it('is dropped once it is saved or cancelled', async () => {
    const install = await opened()
    install.keepTyped(info)
    await install.saveInfo(info)
    expect((await opened()).getState()).toMatchObject({ isEditing: false, draft: {} })

    install.keepTyped({ ...info, position: 'Autre' })
    install.cancelEdit()
    expect((await opened()).getState()).toMatchObject({ isEditing: false, draft: {} })
  })

  it('is not stored for a master account, whose page has no key', async () => {
    respond = () => answer(installData({ install_key: null }))
    const install = await opened()
    install.keepTyped(info)
    expect(kept.size).toBe(0)
  })
})
