/** Resolves when the tab is visible; immediately outside a browser. */
export function whenVisible(): Promise<void> {
  return new Promise((resolve) => {
    const page = globalThis.document as Document | undefined
    if (page?.visibilityState !== 'hidden') return resolve()
    const check = () => {
      if (page.visibilityState === 'hidden') return
      page.removeEventListener('visibilitychange', check)
      resolve()
    }
    page.addEventListener('visibilitychange', check)
  })
}
