import type { InstallData } from '@org/api/client'
import type { StoryWorld } from '@org/app-kit/testing'
import { http, HttpResponse } from 'msw'
import { spyOn, userEvent, waitFor, type within } from 'storybook/test'

export const address = '/api/user/install-signature/:key'
export const pathOf = (installKey: string): string =>
  `/user/${installKey}/install-email?signatureversion=1`
export const fails = (message: string) =>
  HttpResponse.json({ type: 'UNKNOWN', code: -1, message }, { status: 500 })

/** What the story last copied to the clipboard. */
let clipboard: ClipboardItem | undefined

/** Captures what is copied, since stories have no clipboard. */
export function watchClipboard(): void {
  clipboard = undefined
  spyOn(navigator.clipboard, 'write').mockImplementation(([item]) => {
    clipboard = item
    return Promise.resolve()
  })
}

/**
 * Returns a request handler that changes the server's response. The public address in it is fixed,
 * so that the QR code never changes.
 */
export function installAnswer(
  world: StoryWorld,
  change: (data: InstallData) => Partial<InstallData> = () => ({}),
) {
  return http.all(address, async ({ request }) => {
    const response = await world.fetch(request)
    if (!response.ok) return response
    const data = (await response.json()) as InstallData
    const fixed = { ...data, public_url: 'https://paraphe.example' }
    return HttpResponse.json({ ...fixed, ...change(fixed) })
  })
}

/** Counts how often an installation was reported to the server. */
export const countMarks = ({ requests }: StoryWorld): number =>
  requests.filter(({ path }) => path.includes('/installed')).length

export type Canvas = ReturnType<typeof within>

/** Reads what the last copy wrote to the clipboard, in the given format. */
export const onClipboard = async (form: string): Promise<string> =>
  (await (await clipboard?.getType(form))?.text()) ?? ''

/** Returns the preview's content, once its document and images are loaded. */
export async function shownSignature(canvas: Canvas): Promise<HTMLElement> {
  const frame = await canvas.findByTitle('Aperçu de votre signature')
  return waitFor(() => {
    const body = frame instanceof HTMLIFrameElement ? frame.contentDocument?.body : null
    if (!body?.textContent.trim()) throw new Error('The preview has no document')
    if (![...body.querySelectorAll('img')].every((image) => image.complete)) {
      throw new Error('Images are still loading')
    }
    return body
  })
}

export const press = async (canvas: Canvas, name: string | RegExp): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

export async function type(canvas: Canvas, name: string, value: string): Promise<void> {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  await userEvent.type(field, value)
}
