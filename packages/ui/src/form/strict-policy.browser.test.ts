import { expect, it, vi } from 'vitest'

/** Opens a page whose content security policy forbids `eval` and inline scripts. */
async function openStrictPage(script: string) {
  const frame = document.createElement('iframe')
  frame.srcdoc = `<!doctype html><html lang="fr"><head>
    <meta http-equiv="Content-Security-Policy" content="script-src 'self'">
    <script type="module" src="${script}"></script>
    </head><body></body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const page = frame.contentDocument!
  const violations: string[] = []
  page.addEventListener('securitypolicyviolation', (event) => violations.push(event.blockedURI))
  return { frame, page, violations }
}

function type(input: HTMLInputElement, text: string) {
  const prototype: unknown = Object.getPrototypeOf(input)
  Reflect.set(prototype as object, 'value', text, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

it('works without eval under a strict content security policy', async () => {
  const script = new URL('./testing/policy-page.tsx', import.meta.url).href
  const { frame, page, violations } = await openStrictPage(script)
  expect(() => (frame.contentWindow as typeof window).eval('1 + 1')).toThrow(
    /unsafe-eval|Content Security Policy/,
  )
  await vi.waitFor(() => expect(violations.splice(0)).toEqual(['eval']))

  const manager = await vi.waitUntil(
    () => page.querySelector<HTMLInputElement>('[name="is_manager"]'),
    10_000,
  )
  expect(page.querySelector('[name="team"]')).toBeNull()
  manager.click()
  const team = await vi.waitUntil(() => page.querySelector<HTMLInputElement>('[name="team"]'))
  type(team, 'nantes')
  await vi.waitFor(() => expect(team.value).toBe('NANTES'))
  page.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(page.body.textContent).toContain('Ne peut pas dépasser 5'))
  expect(page.activeElement).toBe(team)
  type(team, 'brest')
  page.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(page.title).toBe('{"is_manager":true,"team":"BREST"}'))
  expect(violations).toEqual([])
  frame.remove()
})
