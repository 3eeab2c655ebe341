import { delay, http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, type within } from 'storybook/test'
import type { StoryWorld } from './story-world.ts'

/** Returns an error response of the API. */
export function failure(status: number, code: number, message: string, type = 'UNKNOWN') {
  return HttpResponse.json({ type, code, message }, { status })
}

/** Returns the error response while the database is away; the client repeats the call after 1 s. */
export function unavailable() {
  const body = {
    type: 'UNAVAILABLE',
    code: 155,
    message: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  }
  return HttpResponse.json(body, { status: 503, headers: { 'Retry-After': '1' } })
}

/**
 * Waits until a loading indicator is visible. It is shown first while code loads, then while data
 * loads.
 */
export const showsLoading = (canvas: ReturnType<typeof within>) =>
  waitFor(() => expect(canvas.getByRole('status', { name: 'Chargement…' })).toBeVisible())

/**
 * Waits for an alert in a form, and returns it. The notification of the same failure is an alert as
 * well.
 */
export const alertInForm = (canvas: ReturnType<typeof within>): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvas
      .getAllByRole('alert')
      .find((alert: HTMLElement) => alert.closest('form') !== null)
    if (!found) throw new Error('No form contains an alert')
    return found
  })

/** Returns a request handler that never responds to GET requests for a path. */
export const neverResponds = (path: string) => http.get(path, () => delay('infinite'))

/** Returns the error response of an expired session. */
export const sessionOver = () => failure(401, 105, 'Not signed in any more', 'NOT_SIGNED_IN')

/** Waits for the newest mail to an address, and returns the code in it. */
export async function codeFor(world: StoryWorld, email: string): Promise<string> {
  return waitFor(() => {
    const mail = world.adapters.outbox.findLast(({ to }) => to.address === email)
    const code = mail && /connexion : ([\d ]+)/.exec(mail.text)?.[1]
    if (!code) throw new Error(`No mail with a code to ${email}`)
    return code.replaceAll(' ', '')
  })
}

/** Returns the body of the newest request with this method and path. */
export function bodyOf(world: StoryWorld, method: string, path: string): unknown {
  const found = world.requests.findLast((seen) => seen.method === method && seen.path === path)
  if (!found) {
    const seen = world.requests.map((request) => `${request.method} ${request.path}`)
    throw new Error(`No ${method} ${path} among ${seen.join(', ')}`)
  }
  return JSON.parse(found.body)
}

/** Selects an option of a select. */
export async function choose(select: HTMLElement, option: string): Promise<void> {
  await userEvent.click(select)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

/** Makes a change without involving the page, as another tab or another administrator would. */
export async function changeElsewhere(
  world: StoryWorld,
  path: string,
  body: object | null,
  method: 'PATCH' | 'POST' | 'DELETE' = 'PATCH',
) {
  const headers = {
    'Content-Type': 'application/json',
    'X-access-token': world.auth?.access_token ?? '',
  }
  const init = { method, headers, body: body && JSON.stringify(body) }
  const answer = await world.fetch(new Request(`${location.origin}/api${path}`, init))
  await expect(answer.status).toBe(200)
}

/** Clicks the page outside the open dialog. */
export async function pressOutside(dialog: HTMLElement): Promise<void> {
  const overlay = dialog.parentElement?.parentElement
  if (!overlay) throw new Error('The dialog has no overlay')
  await userEvent.click(overlay)
}
