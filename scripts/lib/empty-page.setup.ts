import { afterAll } from 'vitest'

// The next test file uses the same page, and must not find anything that this file left behind.
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
})
