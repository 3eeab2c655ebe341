import { afterAll } from 'vitest'

// Test files share a page, and none may find anything that the previous file left behind.
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
})
