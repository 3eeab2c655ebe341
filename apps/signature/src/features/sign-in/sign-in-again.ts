import { lazyPart, partStates } from '@org/app-kit/public'

/** Only needed when a session ends, so the signed-in frame loads it once a page is idle. */
export const SignInAgain = lazyPart(
  async () => (await import('./sign-in-ways.tsx')).SignInWays,
  partStates({ lines: 2 }),
)
