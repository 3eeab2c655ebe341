import { afterAll } from 'vitest'
// React looks for the hook that this installs when it loads, which is before most tests.
import '../../packages/ui/src/testing/rendered-components.ts'

// The next test file uses the same page, and must not find what this one left.
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  scrollTo(0, 0)
})
