import { lazyPart, partStates } from '../lazy/lazy-page.tsx'

/** The sign-in form over a screen whose session has ended. Loaded once the page is idle. */
export const SignInAgain = lazyPart(
  async () => (await import('./sign-in-form.tsx')).SignInForm,
  partStates({ lines: 2 }),
)
