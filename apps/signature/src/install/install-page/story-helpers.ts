import type { InstallData } from '@org/api/client'
import { createApi, demoSeed, memoryAdapters } from '@org/api/memory'
import { http, HttpResponse } from 'msw'
import { spyOn, userEvent, waitFor, type within } from 'storybook/test'

export const address = '/api/user/install-signature/:id'
export const pathOf = (userId: string): string => `/user/${userId}/install-email?signatureversion=1`
export const fails = (message: string) =>
  HttpResponse.json({ type: 'UNKNOWN', code: -1, message }, { status: 500 })

/** What the story at hand asked of the server and wrote to the clipboard. */
export const seen: { marks: number; clipboard: ClipboardItem | undefined } = {
  marks: 0,
  clipboard: undefined,
}

/** The server, in memory; the phone's address is fixed so that its code looks the same everywhere. */
export function server(change: (data: InstallData) => Partial<InstallData> = () => ({})) {
  const api = createApi(memoryAdapters(demoSeed()))
  return [
    http.get(address, async ({ request }) => {
      const response = await api.fetch(request)
      const data = (await response.json()) as InstallData
      const init = { status: response.status }
      if (!response.ok) return HttpResponse.json(data, init)
      const fixed = { ...data, public_url: 'https://paraphe.example' }
      return HttpResponse.json({ ...fixed, ...change(fixed) }, init)
    }),
    http.post(`${address}/installed`, () => {
      seen.marks += 1
    }),
    http.all('/api/*', ({ request }) => api.fetch(request)),
  ]
}

export type Canvas = ReturnType<typeof within>

/** What the last copy put on the clipboard, in one of its forms. */
export const onClipboard = async (form: string): Promise<string> =>
  (await (await seen.clipboard?.getType(form))?.text()) ?? ''

/** The preview's content, once its pictures are there. */
export async function shownSignature(canvas: Canvas): Promise<HTMLElement> {
  const frame = await canvas.findByTitle('Aperçu de votre signature')
  const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null
  if (!body) throw new Error('The preview has no document')
  await waitFor(() => {
    if (![...body.querySelectorAll('img')].every((picture) => picture.complete)) {
      throw new Error('Pictures are still loading')
    }
  })
  return body
}

export const press = async (canvas: Canvas, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

export async function type(canvas: Canvas, name: string, value: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}

/** Starts counting anew, and keeps what is copied where a story can read it. */
export function watch(): void {
  seen.marks = 0
  seen.clipboard = undefined
  spyOn(navigator.clipboard, 'write').mockImplementation(([item]) => {
    seen.clipboard = item
    return Promise.resolve()
  })
}
